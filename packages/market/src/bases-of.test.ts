import { fromRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { basesOf } from './bases-of.ts';

const bar = (day: string, close: number, stated: number | null = null) => ({
  traded_on: tradingDate(day),
  high: fromRupees(close),
  low: fromRupees(close),
  close: fromRupees(close),
  previous_close: stated === null ? null : fromRupees(stated),
});

const SATURDAY = '2024-06-08';
const told = (
  bars: ReturnType<typeof bar>[],
  adjustments: readonly (readonly [day: string, factor: number])[] = [],
) =>
  basesOf(bars, {
    instrument: 'Equity',
    adjustments: adjustments.map(([day, factor]) => ({ ex_on: tradingDate(day), factor })),
    isSession: (day) => day !== SATURDAY,
  }).map(({ base, basis }) => (base === null ? basis : `${base / 100} ${basis}`));

describe('the bases of a series', () => {
  it('are the closes before, in shares of the day', () => {
    expect(
      told([bar('2024-06-02', 200), bar('2024-06-03', 204), bar('2024-06-04', 103)], [['2024-06-04', 0.5]]),
    ).toEqual(['none', '200 last close', '102 adjusted']);
  });

  it('gather what went ex while nothing was traded, once', () => {
    const actions = [
      ['2024-01-01', 0.1],
      ['2024-06-03', 0.5],
      ['2024-06-04', 0.8],
    ] as const;
    expect(told([bar('2024-06-02', 200), bar('2024-06-05', 82), bar('2024-06-06', 83)], actions)).toEqual([
      'none',
      '80 adjusted',
      '82 last close',
    ]);
  });

  it('are not measured from a day on which there was no session', () => {
    expect(
      told([bar('2024-06-06', 200), bar(SATURDAY, 999, 200), bar('2024-06-09', 101)], [[SATURDAY, 0.5]]),
    ).toEqual(['none', '100 adjusted', '100 adjusted']);
  });
});

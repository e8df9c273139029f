import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceBar } from './price-bar.ts';
import { resample } from './resample.ts';

const bar = (date: string, close: number, more: Partial<PriceBar> = {}): PriceBar => ({
  date,
  open: close,
  high: close + 1,
  low: close - 1,
  close,
  volume: 100,
  change: 0,
  ...more,
});

/** Thursday to Tuesday over a weekend of Friday and Saturday; Sunday opens the week. */
const overWeekend = [
  bar('2025-01-29', 100),
  bar('2025-01-30', 110, { change: 0.1 }),
  bar('2025-02-02', 121, { open: 112, high: 130, change: 0.1 }),
  bar('2025-02-03', 99, { low: 90, change: -22 / 121 }),
];

describe('weeks', () => {
  it('begin on Sunday and are dated by their last session', () => {
    expect(resample(overWeekend, 'W').map(({ date }) => date)).toEqual(['2025-01-30', '2025-02-03']);
  });

  it('hold a Friday session together with the Sunday before', () => {
    const days = [bar('2022-07-03', 100), bar('2022-07-08', 101), bar('2022-07-10', 102)];
    expect(resample(days, 'W').map(({ date }) => date)).toEqual(['2022-07-08', '2022-07-10']);
  });

  it('open with the first day, close with the last, reach as far as any day and add their volumes', () => {
    const week = resample(overWeekend, 'W')[1];
    expect(week).toMatchObject({ open: 112, high: 130, low: 90, close: 99, volume: 200 });
    expect(week?.change).toBeCloseTo(99 / 110 - 1, 12);
  });

  it('do not know what one of their days does not know', () => {
    const days = [bar('2025-02-02', 100, { open: null, high: null, volume: null }), bar('2025-02-03', 101)];
    expect(resample(days, 'W')[0]).toMatchObject({ open: null, high: null, low: 99, volume: null });
  });
});

it('months are those of the calendar', () => {
  expect(resample(overWeekend, 'M').map(({ date, close }) => [date, close])).toEqual([
    ['2025-01-30', 110],
    ['2025-02-03', 99],
  ]);
});

const days = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 50, max: 900 })), { maxLength: 80 })
  .map((steps) => {
    let at = Date.UTC(2024, 0, 1);
    return steps.map(([gap, close]) => {
      at += gap * 86_400_000;
      return bar(new Date(at).toISOString().slice(0, 10), close);
    });
  });

it('no share and no close is lost, in whichever interval', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('D', 'W', 'M' as const), (bars, interval) => {
      const merged = resample(bars, interval);
      const volumeOf = (some: readonly PriceBar[]): number =>
        some.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
      expect(volumeOf(merged)).toBe(volumeOf(bars));
      expect(merged.at(-1)?.close).toBe(bars.at(-1)?.close);
      expect(merged.map(({ date }) => date)).toEqual(merged.map(({ date }) => date).toSorted());
    }),
  );
});

it('the bars of weeks already over do not change when days are added', () => {
  fc.assert(
    fc.property(days, fc.nat(80), (bars, cut) => {
      const before = resample(bars.slice(0, cut), 'W').slice(0, -1);
      expect(resample(bars, 'W').slice(0, before.length)).toEqual(before);
    }),
  );
});

import { paisa, tradingDate } from '@chuli/kernel';
import type { Bar } from '@chuli/tape/stock';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustBars, adjustedCloses } from './adjust-bars.ts';

const bar = (day: string, close: number, volume = 100): Bar => ({
  traded_on: tradingDate(day),
  open: null,
  high: paisa(close + 10),
  low: paisa(close - 10),
  close: paisa(close),
  volume,
  amount: paisa(close * volume),
  trades: 1,
  vwap: null,
  base: null,
  flags: '',
});

const bonus = (day: string, factor: number) => ({ ex_on: tradingDate(day), factor });

describe('adjusting bars', () => {
  it('multiplies prices before the ex-date and leaves that day and later ones', () => {
    const bars = [bar('2026-01-04', 100_00), bar('2026-01-05', 50_00), bar('2026-01-06', 51_00)];
    const adjusted = adjustBars(bars, [bonus('2026-01-05', 0.5)]);
    expect(adjusted.map(({ close, volume }) => [close, volume])).toEqual([
      [50_00, 200],
      [50_00, 100],
      [51_00, 100],
    ]);
    expect(adjusted.map(({ amount }) => amount)).toEqual(bars.map(({ amount }) => amount));
  });

  it('multiplies by all later factors', () => {
    const bars = [bar('2026-01-04', 100_00), bar('2026-02-03', 100_00), bar('2026-03-03', 100_00)];
    const closes = adjustBars(bars, [bonus('2026-02-01', 0.5), bonus('2026-03-01', 0.8)]).map((b) => b.close);
    expect(closes).toEqual([40_00, 80_00, 100_00]);
  });

  it('changes nothing without adjustments, and never the last bar', () => {
    const days = ['2026-01-04', '2026-01-05', '2026-01-06'] as const;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_00, max: 9_000_00 }), { minLength: 3, maxLength: 3 }),
        (closes) => {
          const bars = days.map((day, index) => bar(day, closes[index] ?? 1));
          expect(adjustBars(bars, [])).toEqual(bars);
          expect(adjustBars(bars, [bonus('2026-01-06', 0.7)]).at(-1)).toEqual(bars.at(-1));
        },
      ),
    );
  });

  it('gives the same closes with and without the rest of the bar', () => {
    const bars = [bar('2026-01-04', 333_33), bar('2026-02-03', 100_01), bar('2026-03-03', 77_77)];
    const actions = [bonus('2026-02-01', 0.9091), bonus('2026-03-01', 0.8333)];
    expect(adjustedCloses(bars, actions)).toEqual(adjustBars(bars, actions).map(({ close }) => close));
  });
});

import { type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { historyOf } from './pass.ts';
import { planOf } from './plan.ts';
import { dailySeries } from './series/daily-series.ts';
import type { RawBar } from './series/series-bar.ts';
import { start } from './state.ts';
import { stepBar } from './step-bar.ts';
import { momentumBreakout } from './families/momentum-breakout.ts';

const plan = planOf([momentumBreakout], 'daily');

const barOn = (traded_on: TradingDate, close: number, change: Partial<RawBar> = {}): RawBar => ({
  traded_on,
  open: null,
  high: fromRupees(close + 1),
  low: fromRupees(close - 1),
  close: fromRupees(close),
  volume: 1_000,
  amount: null,
  ...change,
});

/** Between 290 and 310 day after day, then 303.80: nothing but the last bar leaves the range. */
const candlesUpTo = (day: string, close: number, high = close) => {
  const last = tradingDate(day);
  const days = Array.from({ length: 120 }, (_, ago) => addDays(last, ago - 120)).filter(isTradingDay);
  const calm = days.map((on, at) => barOn(on, at % 2 === 0 ? 290 : 310));
  const before = barOn(days.at(-1) ?? last, 303.8);
  const bars = [...calm.slice(0, -1), before, barOn(last, close, { high: fromRupees(high), volume: 3_000 })];
  const numbers = new Map(bars.map(({ traded_on }, number) => [traded_on, number]));
  return dailySeries(bars, [], { numbers, market: new Map() }).map(({ candle }) => candle);
};

const buys = (candles: ReturnType<typeof candlesUpTo>) =>
  historyOf(plan, candles).firings.filter(({ kind, side, bar }) => {
    const isLast = bar === candles.length - 1;
    return kind === 'signal' && side === 'buy' && isLast;
  }).length;

describe('a breakout that closes at the high of its day', () => {
  it.each([
    // PMHPL on 2026-08-21: 13.86 percent above 303.80, under a ceiling of 349.30.
    { day: '2026-08-21', close: 345.9, fires: 1 },
    { day: '2026-08-21', close: 349.3, fires: 0 },
    // 9.6 percent: at the limit of 10 percent in 2024, far from that of 15 since 2026-04-20.
    { day: '2024-08-22', close: 333, fires: 0 },
    { day: '2026-04-19', close: 333, fires: 0 },
    { day: '2026-04-20', close: 333, fires: 1 },
    { day: '2024-08-22', close: 331, fires: 1 },
  ])('is judged by the limit of the day: $close on $day fires $fires times', ({ day, close, fires }) => {
    expect(buys(candlesUpTo(day, close))).toBe(fires);
  });

  it('can be had where it closes under the high, whatever the limit', () => {
    expect(buys(candlesUpTo('2024-08-22', 333, 334))).toBe(1);
  });

  it('is judged the same bar by bar as in one pass', () => {
    for (const close of [331, 333, 345.9, 349.3]) {
      const candles = candlesUpTo('2026-08-21', close);
      const state = start(plan);
      const events = candles.map((candle) => stepBar(plan, state, candle)).at(-1) ?? [];
      const fired = events.filter(
        ({ event, kind, side }) => [event, kind, side].join() === 'fires,signal,buy',
      );
      expect(fired.length).toBe(buys(candles));
    }
  });
});

import { stockSymbol, tradingDate } from '@chuli/kernel';
import { SIGNAL_LISTS, stateWordOf } from '@chuli/scan';
import { randomStock } from '@chuli/scan/testing/random-stock';
import { FAMILIES, SILENT_SESSIONS, planOf } from '@chuli/signals';
import { steppedHistory } from '@chuli/signals/testing/stepped-history';
import { describe, expect, it } from 'vitest';
import { type PackedBars, packBars } from './packed-bars.ts';
import type { ScanMarket, ScanStock } from './scan-market.ts';
import { signalColumns } from './signal-columns.ts';

const BARS = ['daily', 'weekly'] as const;
const STOCKS = [1, 2].map((seed) => randomStock(seed, 500));

const packedOf = (stock: (typeof STOCKS)[number], timeframe: (typeof BARS)[number]): PackedBars =>
  packBars(
    (stock[timeframe]?.candles ?? []).map((candle) => ({
      candle,
      on: tradingDate('2026-01-01'),
      ends_at: 0,
      closed_at: 0,
      factor: 1,
      has_open: true,
      trades: null,
    })) as unknown as Parameters<typeof packBars>[0],
  );

/** What stands at a bar and how long ago something fired, read off the firings one bar at a time. */
const readOff = (
  firings: readonly { bar: number; ends: number | null; side: string }[],
  bar: number,
): { state: string; age: number } => {
  const fired = firings.filter((one) => one.bar <= bar);
  const standing = fired.filter(({ ends }) => ends === null || ends > bar);
  return { state: standing.at(-1)?.side ?? 'none', age: bar - (fired.at(-1)?.bar ?? Number.NaN) };
};

it('a scan names the lists of signals as they are published', () => {
  const published = Object.fromEntries(
    FAMILIES.filter(({ id }) => id !== 'candlestick').flatMap(({ id, kinds }) =>
      Object.entries(kinds)
        .filter(([kind]) => kind === 'signal' || id === 'agreement')
        .map(([kind, { timeframes }]) => [`${id} ${kind}`, timeframes.toSorted()]),
    ),
  );
  const named = Object.values(SIGNAL_LISTS).map(({ family, kind, timeframes }) => [
    `${family} ${kind}`,
    timeframes.toSorted(),
  ]);
  expect(Object.fromEntries(named)).toEqual(published);
});

const CASES = Object.entries(SIGNAL_LISTS).flatMap(([line, list]) =>
  BARS.filter((one) => list.timeframes.includes(one)).map((timeframe) => ({ line, list, timeframe })),
);

describe('columns of signals', () => {
  it.each(CASES)('$line, $timeframe is what stepping bar by bar says', ({ line, list, timeframe }) => {
    const plan = planOf(FAMILIES, timeframe);
    const market = { stocks: [] } as unknown as ScanMarket;
    const packed = new Map(STOCKS.map((stock, at) => [stockSymbol(`S${at}`), packedOf(stock, timeframe)]));
    const [states, ages] = ['signal', 'signal_age'].map((name) =>
      signalColumns(market, { name, line }, timeframe, packed),
    );
    for (const [at, stock] of STOCKS.entries()) {
      const { firings } = steppedHistory(plan, stock[timeframe]?.candles ?? []);
      const own = firings.filter(({ family, kind }) => family === list.family && kind === list.kind);
      const asked = { symbol: stockSymbol(`S${at}`) } as ScanStock;
      const [told, age] = [states?.(asked) ?? [], ages?.(asked) ?? []];
      expect(told.length).toBeGreaterThan(90);
      for (const [bar, value] of told.entries()) {
        const said = readOff(own, bar);
        const state = bar < SILENT_SESSIONS[timeframe] ? null : said.state;
        expect(stateWordOf(['buy', 'sell', 'none'], value), `${bar}`).toBe(state);
        expect(age[bar]).toEqual(said.age);
      }
    }
  });
});

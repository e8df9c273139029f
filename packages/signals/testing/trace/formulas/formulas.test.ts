import { describe, expect, it } from 'vitest';
import { type Case, goldenBars, goldenCases } from '@chuli/indicators/testing/golden';
import { apartBy, TOLERANCE } from '../apart.ts';
import type { Bar } from '../bars.ts';
import { barsFrom } from '../golden-bars.ts';
import { ema, overMeanBefore, sma } from './averages.ts';
import { falseBreaks, mothers, retests } from './breaks.ts';
import { chandelier } from './chandelier.ts';
import { divergences } from './divergences.ts';
import { macd, rsi } from './momentum.ts';
import { atr, bandwidthRank, bollinger, highest, lowest } from './ranges.ts';
import { dowSwings } from './swings.ts';

type Cells = readonly (number | string | null | undefined)[];
type ByHand = (bars: readonly Bar[], n: (name: string) => number) => Record<string, Cells>;

const close = (bars: readonly Bar[]): number[] => bars.map((bar) => bar.close);

const foundBy = (found: ReturnType<typeof divergences>): Record<string, Cells> => ({
  kind: found.map((one) => one?.kind),
  side: found.map((one) => one && (one.side === 'buy' ? 'bullish' : 'bearish')),
  price: found.map((one) => one?.price),
  price_before: found.map((one) => one?.price_before),
  oscillator: found.map((one) => one?.oscillator),
  oscillator_before: found.map((one) => one?.oscillator_before),
});
const reach = (n: (name: string) => number) => ({
  left: n('left'),
  right: n('right'),
  nearest: n('nearest'),
  furthest: n('furthest'),
});

/** By indicator of the golden files: the columns that are recomputed here. */
const BY_HAND: Readonly<Record<string, ByHand>> = {
  sma: (bars, n) => ({ value: sma(close(bars), n('period')) }),
  ema: (bars, n) => ({ value: ema(close(bars), n('period')) }),
  rsi: (bars, n) => ({ value: rsi(close(bars), n('period')) }),
  atr: (bars, n) => ({ value: atr(bars, n('period')) }),
  macd: (bars, n) => {
    const { line, signal, histogram } = macd(close(bars), n('fast'), n('slow'), n('signal'));
    return { macd: line, signal, histogram };
  },
  bollinger: (bars, n) => bollinger(close(bars), n('period'), n('width')),
  donchian: (bars, n) => ({
    upper: highest(
      bars.map(({ high }) => high),
      n('period'),
    ),
    lower: lowest(
      bars.map(({ low }) => low),
      n('period'),
    ),
  }),
  'volume-ratio': (bars, n) => ({
    value: overMeanBefore(
      bars.map(({ volume }) => volume),
      n('period'),
    ),
  }),
  'bandwidth-rank': (bars, n) => ({ value: bandwidthRank(close(bars), n('period'), n('compared')) }),
  chandelier: (bars, n) => {
    const trails = chandelier(bars, n('period'), n('atrs'));
    return { side: trails.map((trail) => trail?.side), stop: trails.map((trail) => trail?.stop) };
  },
  dow: (bars, n) => {
    const chosen = { left: n('left'), right: n('right'), atr: n('atr'), apart: n('apart') };
    const { high, high_before, low, low_before } = dowSwings(bars, chosen);
    return { swing_high: high, swing_high_before: high_before, swing_low: low, swing_low_before: low_before };
  },
  'breakout-retest': (bars, n) => {
    const chosen = { period: n('period'), within: n('within'), atr: n('atr'), atrs: n('atrs') };
    return { retest: retests(bars, chosen).map((met) => met?.broken) };
  },
  'false-break': (bars, n) => ({
    failed: falseBreaks(bars, n('period'), n('within')).map((met) => met?.broken),
  }),
  'inside-bar': (bars, n) => {
    const told = mothers(bars, n('within'));
    return {
      mother_high: told.map((one) => one?.high),
      mother_low: told.map((one) => one?.low),
      bars_since: told.map((one) => one?.bars_since),
    };
  },
  'rsi-divergence': (bars, n) =>
    foundBy(divergences(bars, rsi(close(bars), n('period')), reach(n), () => 1e-7)),
  'macd-divergence': (bars, n) => {
    const { line } = macd(close(bars), n('fast'), n('slow'), n('signal'));
    return foundBy(divergences(bars, line, reach(n), (bar) => bar.close * 1e-9));
  },
};

const differs = (golden: Cells[number], byHand: Cells[number], level: number): boolean => {
  if (typeof golden === 'number' && typeof byHand === 'number')
    return apartBy(golden, byHand, level) > TOLERANCE;
  return (golden ?? null) !== (byHand ?? null);
};

const bars = new Map([...goldenBars()].map(([symbol, candles]) => [symbol, barsFrom(candles)]));
const casesOf = (id: string): Case[] =>
  ['talib', 'python', 'python-structure', 'python-volatility-volume'].flatMap((source) =>
    goldenCases(source, id),
  );

describe('the plain formula gives the figures of TA-Lib and of Python', () => {
  it.each(Object.entries(BY_HAND))('%s', (id, byHand) => {
    const cases = casesOf(id);
    expect(cases.length).toBeGreaterThan(0);
    for (const { symbol, chosen, columns } of cases) {
      const own = bars.get(symbol) ?? [];
      for (const [column, cells] of Object.entries(byHand(own, (name) => chosen[name] ?? 0))) {
        const golden = columns[column];
        if (golden === undefined) continue;
        const wrong = own.flatMap((bar, at) => (differs(golden[at], cells[at], bar.close) ? [at] : []));
        expect(wrong, `${id} ${column} on ${symbol} ${JSON.stringify(chosen)}`).toEqual([]);
      }
    }
  });
});

import { readFileSync } from 'node:fs';
import type { Pattern } from '../src/candlestick/pattern.ts';
import { singleOf } from '../src/candlestick/single.ts';
import { type Candle, series } from '../src/index.ts';

const FOLDER = new URL('../../../testdata/golden/candlestick/', import.meta.url);

export const candlestickText = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Paisa; four numbers a bar: open less the close before, close less open, upper shadow, lower shadow. */
const candlesOf = (numbers: readonly number[]): Candle[] => {
  const candles: Candle[] = [];
  let close = 0;
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [gap = 0, body = 0, upper = 0, lower = 0] = numbers.slice(at, at + 4);
    const open = close + gap;
    close = open + body;
    candles.push({
      open: open / 100,
      high: (Math.max(open, close) + upper) / 100,
      low: (Math.min(open, close) - lower) / 100,
      close: close / 100,
      volume: 0,
      amount: null,
      market: null,
      session: candles.length,
      minute: 0,
    });
  }
  return candles;
};

/** The bars on which the golden patterns stand, by the name of their series. */
export const candlestickBars = (): Map<string, Candle[]> => {
  const series = JSON.parse(candlestickText('bars.json')) as Record<string, number[]>;
  return new Map(Object.entries(series).map(([name, numbers]) => [name, candlesOf(numbers)]));
};

/**
 * Hits of one series, as `{bars since the last hit}` with a minus for bearish and `@80` or `@200` where the strength is
 * not 100: `12 -3 1@80` is 100 at bar 12, -100 at bar 15, 80 at bar 16.
 */
export const hitsOf = (text: string, bars: number): number[] => {
  const values = Array.from({ length: bars }, () => 0);
  let at = 0;
  for (const token of text.split(' ').filter((part) => part !== '')) {
    const [gap = '', strength = '100'] = token.split('@');
    at += Math.abs(Number(gap));
    values[at] = gap.startsWith('-') ? -Number(strength) : Number(strength);
  }
  return values;
};

/** By pattern (TA-Lib's name, or our id and form), by series. */
export const candlestickHits = (name: string): Record<string, Record<string, string>> =>
  JSON.parse(candlestickText(name)) as Record<string, Record<string, string>>;

/** What a pattern finds at each bar in TA-Lib's numbers; null while it is silent. */
export const findings = (pattern: Pattern, relaxed: 0 | 1, candles: readonly Candle[]): (number | null)[] =>
  series(singleOf(pattern), { relaxed }, candles).map((reading) =>
    reading === null ? null : Math.sign(reading.value) * reading.strength,
  );

export type Agreement = { bars: number; hits: number; different: string[] };

/** How often the reference has the pattern on these bars, and the bars on which we differ. */
export const agreement = (
  pattern: Pattern,
  relaxed: 0 | 1,
  candles: readonly Candle[],
  reference: readonly (number | null)[],
): Agreement => {
  const found: Agreement = { bars: candles.length, hits: 0, different: [] };
  for (const [index, ours] of findings(pattern, relaxed, candles).entries()) {
    const theirs = reference[index] ?? 0;
    if (theirs !== 0) found.hits += 1;
    if ((ours ?? 0) !== theirs) found.different.push(`${pattern.id} at ${index}: ${ours} for ${theirs}`);
  }
  return found;
};

import { expect, it } from 'vitest';
import { candlestickBars, candlestickHits, hitsOf } from '@chuli/indicators/testing/candlestick-golden';
import { barsFrom } from '../golden-bars.ts';
import { RECOMPUTED_PATTERNS, patternColumn } from './candlesticks.ts';

const TALIB = candlestickHits('talib.json');
const OWN = candlestickHits('own.json');

/** TA-Lib writes its names in one word. */
const NAMED: Readonly<Record<string, string>> = {
  'three-inside': 'CDL3INSIDE',
  'three-outside': 'CDL3OUTSIDE',
};
const goldenOf = (id: string): Record<string, string> =>
  OWN[`${id} strict`] ?? TALIB[NAMED[id] ?? `CDL${id.replaceAll('-', '').toUpperCase()}`] ?? {};

/** From here on every pattern has the bars that it asks for. */
const FIRST = 12;

it.each(RECOMPUTED_PATTERNS)('%s is found where the reference finds it, ties left open', (id) => {
  let [hits, ties] = [0, 0];
  for (const [name, candles] of candlestickBars()) {
    const bars = barsFrom(candles);
    const golden = hitsOf(goldenOf(id)[name] ?? '', bars.length).map(Math.sign);
    const byHand = patternColumn(id, bars);
    const wrong = byHand.flatMap((one, at) =>
      at >= FIRST && one !== null && one !== golden[at] ? [`${name} ${at}`] : [],
    );
    expect(wrong).toEqual([]);
    hits += golden.filter((one) => one !== 0).length;
    ties += byHand.filter((one, at) => at >= FIRST && one === null).length;
  }
  expect(hits).toBeGreaterThan(10);
  expect(ties).toBeLessThan(hits / 10);
});

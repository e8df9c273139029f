import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  agreement,
  candlestickBars,
  candlestickHits,
  candlestickText,
  hitsOf,
} from '../../testing/candlestick-golden.ts';
import { PATTERNS } from './patterns.ts';
import type { Pattern } from './pattern.ts';

const BARS = [...candlestickBars()];
const TALIB = candlestickHits('talib.json');
const OWN = candlestickHits('own.json');
const METADATA = JSON.parse(candlestickText('metadata.json')) as {
  sha256: Record<string, string>;
  lookback: Record<string, number>;
};

const onAllBars = (pattern: Pattern, relaxed: 0 | 1, expected: Record<string, string> | undefined) => {
  const each = BARS.map(([symbol, candles]) =>
    agreement(pattern, relaxed, candles, hitsOf(expected?.[symbol] ?? '', candles.length)),
  );
  return {
    hits: each.reduce((sum, { hits }) => sum + hits, 0),
    different: each.flatMap(({ different }) => different),
  };
};

describe.each(PATTERNS.filter(({ talib }) => talib !== null))('$id', (pattern) => {
  it(`equals TA-Lib's ${pattern.talib} on every bar`, () => {
    const { hits, different } = onAllBars(pattern, 0, TALIB[pattern.talib ?? '']);
    expect(different).toEqual([]);
    expect(hits, 'hits in the reference').toBeGreaterThanOrEqual(3);
  });

  it('judges its first bar where TA-Lib does', () => {
    expect(pattern.lookback).toBe(METADATA.lookback[pattern.talib ?? '']);
  });
});

describe.each(PATTERNS.filter(({ talib }) => talib === null))('$id', (pattern) => {
  it.each([
    ['strict', 0],
    ['relaxed', 1],
  ] as const)('equals the reference on every bar, %s', (form, relaxed) => {
    const { hits, different } = onAllBars(pattern, relaxed, OWN[`${pattern.id} ${form}`]);
    expect(different).toEqual([]);
    expect(hits, 'hits in the reference').toBeGreaterThanOrEqual(3);
  });
});

it('all 61 patterns of TA-Lib are there, each once', () => {
  const names = PATTERNS.flatMap(({ talib }) => (talib === null ? [] : [talib]));
  expect(names).toHaveLength(61);
  expect(new Set(names)).toEqual(new Set(Object.keys(TALIB)));
});

it('the reference is what the script wrote', () => {
  for (const [file, sum] of Object.entries(METADATA.sha256))
    expect(createHash('sha256').update(candlestickText(file)).digest('hex'), file).toBe(sum);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Candle, atr, bollinger, ema, macd, rsi, series, sma } from './index.ts';

type Figures = Record<string, number>;
type Case = { chosen: Figures; values: (number | Figures | null)[] };

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../testdata/golden/indicators/${name}`, import.meta.url), 'utf8');
const path = JSON.parse(textOf('path.json')) as Candle[];
const metadata = JSON.parse(textOf('metadata.json')) as { sha256: Record<string, string> };

const figuresOf = (value: number | Figures | null): (number | null)[] =>
  value === null || typeof value === 'number' ? [value] : Object.values(value);

/** How far the furthest figure is from its reference; infinite where one is there and the other not. */
const furthest = (values: readonly (number | Figures | null)[], expected: Case['values']): number => {
  const [ours, theirs] = [values.flatMap(figuresOf), expected.flatMap(figuresOf)];
  if (ours.length !== theirs.length) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...ours.map((our, index) => {
      const their = theirs[index] ?? null;
      if (our === null || their === null) return our === their ? 0 : Number.POSITIVE_INFINITY;
      return Math.abs(our - their);
    }),
  );
};

const BY_NAME = {
  sma: (chosen: Figures) => series(sma, chosen as { period: number }, path),
  ema: (chosen: Figures) => series(ema, chosen as { period: number }, path),
  rsi: (chosen: Figures) => series(rsi, chosen as { period: number }, path),
  atr: (chosen: Figures) => series(atr, chosen as { period: number }, path),
  macd: (chosen: Figures) => series(macd, chosen as { fast: number; slow: number; signal: number }, path),
  bollinger: (chosen: Figures) => series(bollinger, chosen as { period: number; width: number }, path),
};

describe.each(Object.entries(BY_NAME))('%s', (name, compute) => {
  const cases = JSON.parse(textOf(`${name}.json`)) as Case[];

  it.each(cases.map((one) => [JSON.stringify(one.chosen), one] as const))(
    'agrees with the reference for %s to nine decimals',
    (_, { chosen, values }) => {
      expect(furthest(compute(chosen), values)).toBeLessThan(1e-9);
    },
  );
});

it('the reference values are those that the script wrote', () => {
  for (const [file, sum] of Object.entries(metadata.sha256))
    expect(createHash('sha256').update(textOf(file)).digest('hex'), file).toBe(sum);
});

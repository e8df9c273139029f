import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pivotRows } from './pivots.ts';

it('has the seven levels of a session, worked out by hand', () => {
  // High 110, low 95, close 104: P 103, R1 2·103 − 95, S1 2·103 − 110, then ± 15, then the reach mirrored.
  expect(pivotRows({ high: 110, low: 95, close: 104 }).map(({ level, price }) => [level, price])).toEqual([
    ['R3', 126],
    ['R2', 118],
    ['R1', 111],
    ['P', 103],
    ['S1', 96],
    ['S2', 88],
    ['S3', 81],
  ]);
  expect(pivotRows({ high: 110, low: 95, close: 104 })[3]?.distance).toBeCloseTo(-0.9615, 4);
});

it('says nothing of a session that is not known whole', () => {
  expect(pivotRows({ high: null, low: 95, close: 104 })).toEqual([]);
  expect(pivotRows({ high: 110, low: 95, close: null })).toEqual([]);
});

it('levels go down from R3 to S3 and the price scale does not matter to their distances', () => {
  const session = fc
    .tuple(
      fc.integer({ min: 1_000, max: 500_000 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 100 }),
    )
    .map(([low, reach, part]) => ({ high: low + reach, low, close: low + (reach * part) / 100 }));
  fc.assert(
    fc.property(session, ({ high, low, close }) => {
      const rows = pivotRows({ high, low, close });
      const prices = rows.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      const scaled = pivotRows({ high: high / 8, low: low / 8, close: close / 8 });
      for (const [at, { distance }] of rows.entries()) expect(scaled[at]?.distance).toBeCloseTo(distance, 6);
    }),
  );
});

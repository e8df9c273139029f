import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PriceBasis, anchorsKept, anchorsShown } from './drawing-basis.ts';

const adjustments: PriceBasis['adjustments'] = [
  { ex_on: tradingDate('2024-01-10'), kind: 'bonus', factor: 0.8, confidence: 'certain' },
  { ex_on: tradingDate('2025-01-10'), kind: 'right', factor: 0.5, confidence: 'likely' },
];
const adjusted: PriceBasis = { adjusted: true, adjustments };
const raw: PriceBasis = { adjusted: false, adjustments };

it('a point lies on the same bar in both charts: by all factors after its day', () => {
  const kept = ['2023-06-01', '2024-01-09', '2024-01-10', '2025-01-10'].map((date) => ({
    date,
    price: 1_000,
  }));
  expect(anchorsShown(kept, adjusted).map(({ price }) => price)).toEqual([400, 400, 500, 1_000]);
  expect(anchorsShown(kept, raw)).toEqual(kept);
});

it('a point drawn on adjusted prices is kept as traded, and comes back to its place', () => {
  const day = fc.date({ min: new Date('2023-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.double({ min: 10, max: 5_000, noNaN: true }), (at, price) => {
      const drawn = [{ date: at.toISOString().slice(0, 10), price }];
      const again = anchorsShown(anchorsKept(drawn, adjusted), adjusted);
      expect(again[0]?.price).toBeCloseTo(price, 6);
      expect(anchorsKept(drawn, raw)).toEqual(drawn);
    }),
  );
});

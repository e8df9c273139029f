import { expect, it } from 'vitest';
import { fromPreviousClose } from './main-series.ts';

const BAR = { date: '2026-08-13', open: 393.7, high: 380, low: 371, close: 378, volume: 900 };

it('draws the change of a day as its body, whatever one early trade said', () => {
  const { open, high, low, close } = fromPreviousClose({ ...BAR, change: 0.008 });
  expect(open).toBeCloseTo(375);
  expect([high, low, close]).toEqual([380, 371, 378]);
});

it('takes a gap from the previous close into the body', () => {
  expect(fromPreviousClose({ ...BAR, change: 0.05 })).toMatchObject({ open: 360, low: 360, high: 380 });
  expect(fromPreviousClose({ ...BAR, high: null, low: null, change: 0 })).toMatchObject({
    open: 378,
    high: 378,
    low: 378,
  });
});

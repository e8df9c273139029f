import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksBetween, placeMarks } from './mark-places.ts';
import type { PriceBar, PriceMark } from './price-bar.ts';

const bars: PriceBar[] = Array.from({ length: 28 }, (_, index) => ({
  date: `2025-02-${String(index + 1).padStart(2, '0')}`,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
  change: 0,
}));

const sign = (direction: 'up' | 'down') => ({ letter: 'M', isFilled: true, direction });

it('signals of one bar stand one after the other, on their side of it, after the square', () => {
  const date = '2025-02-03';
  const marks: PriceMark[] = [
    { date, text: 'up', sign: sign('up') },
    { date, text: 'down', sign: sign('down') },
    { date, text: 'up again', sign: sign('up') },
    { date, text: 'square' },
  ];
  expect(placeMarks(bars, marks).map(({ mark, slot }) => [mark.text, slot])).toEqual([
    ['square', 0],
    ['up', 2],
    ['down', 0],
    ['up again', 3],
  ]);
});

it('what is in view is what lies between its ends, whatever the order the marks came in', () => {
  const day = fc.integer({ min: 1, max: 28 });
  fc.assert(
    fc.property(fc.array(day), day, day, (days, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const marks = days.map((on) => ({ date: `2025-02-${String(on).padStart(2, '0')}`, text: '' }));
      const seen = marksBetween(placeMarks(bars, marks), from - 1, to - 1).map(({ index }) => index + 1);
      expect(seen).toEqual(days.filter((on) => on >= from && on <= to).sort((a, b) => a - b));
    }),
  );
});

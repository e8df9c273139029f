import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAWING_KINDS } from './drawing.ts';
import { type Place, distanceTo, edgeBeyond, shapeOf } from './shape.ts';

/** Ten pixels a day of January, one pixel a rupee, 500 at the top. */
const place: Place = {
  x: (date) => Number(date.slice(8)) * 10,
  y: (price) => 500 - price,
  width: 400,
  height: 400,
};

const anchors = [
  { date: '2025-01-05', price: 200 },
  { date: '2025-01-15', price: 300 },
];
const drawn = (kind: (typeof DRAWING_KINDS)[number]) => shapeOf({ kind, anchors, text: 'note' }, place);

describe('shapes', () => {
  it('a trend line ends at its points, a ray goes on to the edge', () => {
    expect(drawn('trend').segments).toEqual([{ from: { x: 50, y: 300 }, to: { x: 150, y: 200 } }]);
    expect(drawn('ray').segments).toEqual([{ from: { x: 50, y: 300 }, to: { x: 400, y: -50 } }]);
  });

  it('a ray drawn to the left goes on to the left, and an upright one up or down', () => {
    expect(edgeBeyond({ x: 100, y: 100 }, { x: 50, y: 120 }, place)).toEqual({ x: 0, y: 140 });
    expect(edgeBeyond({ x: 100, y: 100 }, { x: 100, y: 50 }, place)).toEqual({ x: 100, y: 0 });
  });

  it('a horizontal line crosses the whole chart at its price', () => {
    expect(drawn('horizontal').segments).toEqual([{ from: { x: 0, y: 300 }, to: { x: 400, y: 300 } }]);
  });

  it('a vertical line crosses the whole chart at its day', () => {
    expect(drawn('vertical').segments).toEqual([{ from: { x: 50, y: 0 }, to: { x: 50, y: 400 } }]);
  });

  it('a channel is two parallels, the second through the third point', () => {
    expect(drawn('channel').segments).toHaveLength(1);
    const third = { date: '2025-01-10', price: 220 };
    expect(shapeOf({ kind: 'channel', anchors: [...anchors, third], text: '' }, place).segments).toEqual([
      { from: { x: 50, y: 300 }, to: { x: 150, y: 200 } },
      { from: { x: 50, y: 330 }, to: { x: 150, y: 230 } },
    ]);
  });

  it('fibonacci levels count back from the end of the move', () => {
    const { segments, labels } = drawn('fibonacci');
    expect(segments.map(({ from }) => Math.round(10 * (500 - from.y)) / 10)).toEqual([
      300, 276.4, 261.8, 250, 238.2, 221.4, 200,
    ]);
    expect(labels[4]?.text).toBe('0.618 · 238.20');
  });

  it('a shape of two points has none until the second is set', () => {
    const half = shapeOf({ kind: 'trend', anchors: anchors.slice(0, 1), text: '' }, place);
    expect(half.segments).toEqual([]);
    expect(half.handles).toHaveLength(1);
  });
});

describe('distance', () => {
  it('is that to the nearest part, past the ends to the ends', () => {
    const level = drawn('trend');
    expect(distanceTo(level, { x: 50, y: 300 })).toBe(0);
    expect(distanceTo(level, { x: 50, y: 310 })).toBe(10);
    expect(distanceTo(drawn('rectangle'), { x: 100, y: 195 })).toBe(5);
  });

  it('is nought on a handle of every kind, and never negative', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DRAWING_KINDS), fc.nat(400), fc.nat(400), (kind, x, y) => {
        expect(distanceTo(drawn(kind), { x: 50, y: 300 })).toBe(0);
        expect(distanceTo(drawn(kind), { x, y })).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

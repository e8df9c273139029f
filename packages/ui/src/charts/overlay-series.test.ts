import { describe, expect, it } from 'vitest';
import { type OverlayPoint, overlaySeries } from './overlay-series.ts';

const point = (close: number, value: number | null): OverlayPoint => ({ time: '2025-01-01', value, close });

type View = ReturnType<typeof overlaySeries>;
type Scale = (price: number) => number;

const POINTS = [point(500, null), point(510, 490), point(520, 495), point(505, 498), point(515, 501)];

/** Draws bars, of which the third and the fourth are in view, ten pixels apart, and gives back where the line went. */
const drawnBy = (view: View, scale: Scale, points = POINTS): number[][] => {
  const went: number[][] = [];
  const context = {
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    stroke: () => undefined,
    lineTo: (x: number, y: number) => went.push([x, y]),
  };
  const bars = points.map((originalData, time) => ({ x: 100 + 10 * time, time, originalData, barColor: '' }));
  view.update(
    { bars, barSpacing: 10, visibleRange: { from: 2, to: 4 }, conflationFactor: 1 },
    view.defaultOptions(),
  );
  const target = {
    useMediaCoordinateSpace: (use: (scope: object) => void) =>
      use({ context, mediaSize: { width: 300, height: 200 } }),
  };
  const renderer = view.renderer() as unknown as { draw: (target: object, scale: Scale) => void };
  renderer.draw(target, scale);
  return went;
};

describe('an indicator on the price', () => {
  it('is counted in percent from the close of the bar, as the candles are', () => {
    expect(overlaySeries('line').priceValueBuilder(point(500, 480)).at(-1)).toBe(500);
  });

  it('has that close before it has a value of its own, and no bar is passed over', () => {
    const view = overlaySeries('line');
    expect(view.priceValueBuilder(point(500, null))).toEqual([500]);
    expect(view.isWhitespace(point(500, null))).toBe(false);
  });

  it('stays within the heights that the scale makes room for', () => {
    expect(overlaySeries('line').priceValueBuilder(point(500, 620))).toContain(620);
  });

  it('is drawn at its own values, from the bar before the view to the one after it', () => {
    expect(drawnBy(overlaySeries('line'), (price) => 1000 - price)).toEqual([
      [110, 510],
      [120, 505],
      [130, 502],
      [140, 499],
    ]);
  });

  it('is not drawn over bars at which it says nothing', () => {
    const silent = POINTS.with(2, point(520, null));
    expect(drawnBy(overlaySeries('line'), (price) => 1000 - price, silent)).toEqual([
      [110, 510],
      [130, 502],
      [140, 499],
    ]);
  });

  it('that joins turns reaches for the next turn outside the view', () => {
    const turns = [point(500, 480), point(510, null), point(520, null), point(505, 530), point(515, null)];
    expect(drawnBy(overlaySeries('joined'), (price) => 1000 - price, turns)).toEqual([
      [100, 520],
      [130, 470],
    ]);
  });

  it('that colours the ground makes no room in the scale', () => {
    expect(overlaySeries('shade').priceValueBuilder(point(500, 620))).toEqual([500]);
  });
});

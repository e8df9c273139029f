import {
  type CustomSeriesOptions,
  type ICustomSeriesPaneRenderer,
  type ICustomSeriesPaneView,
  type Time,
  customSeriesDefaultOptions,
} from 'lightweight-charts';
import type { LineShape } from './chart-content.ts';
import { type OverlayInk, type Spot, paintOverlay } from './overlay-paint.ts';

/** A value of an indicator on the price, beside the close of its bar. */
export type OverlayPoint = {
  time: Time;
  value: number | null;
  close: number;
  /** The other edge of an area. */
  until?: number | null;
  /** Above zero up, below zero down. */
  way?: number;
};

type OverlayOptions = CustomSeriesOptions & OverlayInk;
type View = ICustomSeriesPaneView<Time, OverlayPoint, OverlayOptions>;
type Data = Parameters<View['update']>[0];
type Target = Parameters<ICustomSeriesPaneRenderer['draw']>[0];
type PriceToY = Parameters<ICustomSeriesPaneRenderer['draw']>[1];
type Shown = { data: Data; options: OverlayOptions };

const isTold = ({ bars }: Data, index: number): boolean => (bars[index]?.originalData.value ?? null) !== null;

/** One bar more on each side of the view, so that a line leaves the pane at its edges; a joined one from its next point. */
const reachOf = (data: Data, shape: LineShape): { from: number; to: number } => {
  const { bars, visibleRange } = data;
  const edge = { from: Math.max(0, (visibleRange?.from ?? 0) - 1), to: (visibleRange?.to ?? 0) + 1 };
  if (shape !== 'joined') return edge;
  while (edge.from > 0 && !isTold(data, edge.from)) edge.from -= 1;
  while (edge.to < bars.length && !isTold(data, edge.to - 1)) edge.to += 1;
  return edge;
};

const spotsOf = (data: Data, shape: LineShape, yOf: PriceToY): Spot[] => {
  const { bars, barSpacing, visibleRange } = data;
  const first = bars[visibleRange?.from ?? 0];
  if (visibleRange === null || first === undefined) return [];
  const { from, to } = reachOf(data, shape);
  const height = (price: number | null | undefined): number | null =>
    price === null || price === undefined ? null : yOf(price);
  return bars.slice(from, to).map(({ time, originalData: { value, until, way = 0 } }) => ({
    x: first.x + (time - first.time) * barSpacing,
    y: height(value),
    until: height(until),
    way,
  }));
};

/** A shade has no height of its own, and a price that is not there cannot be made room for. */
const heightsOf = (shape: LineShape, { value, until }: OverlayPoint): number[] =>
  shape === 'shade' ? [] : [value, until ?? null].filter((price) => price !== null);

/**
 * A line that lies on the prices in every scale. In percent the library counts each series from the last price value of
 * its own first bar in view; an average counted so would drift away from the candles that it is the average of. Here that
 * value is the close of the bar, before the indicator knows anything, too.
 */
export const overlaySeries = (shape: LineShape): View => {
  let shown: Shown | null = null;
  const renderer = {
    draw: (target: Target, yOf: PriceToY): void =>
      target.useMediaCoordinateSpace(({ context, mediaSize }) => {
        if (shown === null) return;
        const { data, options } = shown;
        const box = { spacing: data.barSpacing, height: mediaSize.height };
        paintOverlay(context, shape, spotsOf(data, shape, yOf), options, box);
      }),
  };
  return {
    renderer: () => renderer,
    update: (data, options) => {
      shown = { data, options };
    },
    priceValueBuilder: (point) => [...heightsOf(shape, point), point.close],
    isWhitespace: (point): point is { time: Time } => !('close' in point),
    defaultOptions: () => ({ ...customSeriesDefaultOptions, up: '', down: '', lineWidth: 2 }),
  };
};

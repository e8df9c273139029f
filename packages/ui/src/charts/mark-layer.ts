import {
  type ISeriesMarkersPluginApi,
  type SeriesMarker,
  type Time,
  createSeriesMarkers,
} from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { MainSeries } from './main-series.ts';
import { type PlacedMark, isAbove, marksBetween, placeMarks } from './mark-places.ts';
import { type PriceBar, type PriceMark, barAtOrAfter, timeOf } from './price-bar.ts';
import { distanceFromBar, signPrimitive } from './sign-primitive.ts';

/** In pixels: signs and squares are too small for a finger. */
const REACH = { sign: 12, square: 20 };

const highOf = ({ open, high, close }: PriceBar): number => high ?? Math.max(open ?? close, close);
const lowOf = ({ open, low, close }: PriceBar): number => low ?? Math.min(open ?? close, close);

const squaresOf = (
  placed: readonly PlacedMark[],
  bars: readonly PriceBar[],
  colours: ChartColours,
): SeriesMarker<Time>[] =>
  placed
    .filter(({ mark }) => mark.sign === undefined)
    .map(({ mark, index }) => ({
      time: timeOf(bars[index]?.date ?? mark.date),
      position: 'belowBar',
      shape: 'square',
      color: colours.muted,
      text: mark.text,
      size: 0.6,
    }));

/** Squares under the bars on which something happened, and the signs of signals. */
export const createMarkLayer = () => {
  let series: MainSeries | null = null;
  let markers: ISeriesMarkersPluginApi<Time> | null = null;
  let bars: readonly PriceBar[] = [];
  let placed: readonly PlacedMark[] = [];
  let colours: ChartColours | null = null;
  let lit: string | null = null;

  const endOf = (index: number, mark: PriceMark): number | null => {
    const bar = bars[index];
    if (bar === undefined) return null;
    return isAbove(mark) ? highOf(bar) : lowOf(bar);
  };
  const signs = signPrimitive(
    (from, to) =>
      marksBetween(placed, from, to).flatMap(({ mark, index, slot }) => {
        const price = endOf(index, mark);
        return mark.sign === undefined || price === null ? [] : [{ index, sign: mark.sign, slot, price }];
      }),
    () => colours,
    () => (lit === null ? null : barAtOrAfter(bars, lit)),
  );
  const isUnder = ({ mark, index, slot }: PlacedMark, y: number): boolean => {
    const price = endOf(index, mark);
    const end = price === null ? null : (series?.priceToCoordinate(price) ?? null);
    if (end === null) return false;
    const centre = end + distanceFromBar(slot) * (isAbove(mark) ? -1 : 1);
    return Math.abs(y - centre) <= (mark.sign === undefined ? REACH.square : REACH.sign);
  };

  return {
    attach: (next: MainSeries): void => {
      series = next;
      markers = createSeriesMarkers(next, []);
      next.attachPrimitive(signs.primitive);
    },
    show: (nextBars: readonly PriceBar[], marks: readonly PriceMark[], nextColours: ChartColours): void => {
      bars = nextBars;
      colours = nextColours;
      placed = placeMarks(bars, marks);
      markers?.setMarkers(squaresOf(placed, bars, nextColours));
      signs.redraw();
    },
    /** Lights the bar of a day; null puts it out. */
    light: (date: string | null): void => {
      lit = date;
      signs.redraw();
    },
    /** The marks of a bar that lie under a point, or all of its marks when asked by the keyboard. */
    at: (index: number, y?: number): readonly PriceMark[] =>
      marksBetween(placed, index, index)
        .filter((one) => y === undefined || isUnder(one, y))
        .map(({ mark }) => mark),
  };
};

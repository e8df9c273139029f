import { type ISeriesMarkersPluginApi, type Time, createSeriesMarkers } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { MainSeries } from './main-series.ts';
import { type PriceBar, type PriceMark, barAtOrAfter } from './price-bar.ts';

/** In pixels, around a square too small for a finger. */
const REACH = { below: 14, around: 20 };

type Placed = { mark: PriceMark; index: number };

/** Squares under the bars on which something happened. */
export const createMarkLayer = () => {
  let series: MainSeries | null = null;
  let markers: ISeriesMarkersPluginApi<Time> | null = null;
  let bars: readonly PriceBar[] = [];
  let placed: readonly Placed[] = [];

  return {
    attach: (next: MainSeries): void => {
      series = next;
      markers = createSeriesMarkers(next, []);
    },
    show: (nextBars: readonly PriceBar[], marks: readonly PriceMark[], colours: ChartColours): void => {
      bars = nextBars;
      placed = marks.flatMap((mark) => {
        const index = barAtOrAfter(bars, mark.date);
        return index === null ? [] : [{ mark, index }];
      });
      markers?.setMarkers(
        placed.map(({ mark, index }) => ({
          time: bars[index]?.date ?? mark.date,
          position: 'belowBar',
          shape: 'square',
          color: colours.muted,
          text: mark.text,
          size: 0.6,
        })),
      );
    },
    /** The marks of a bar that lie under a point, or all of its marks when asked by the keyboard. */
    at: (index: number, y?: number): readonly PriceMark[] => {
      const bar = bars[index];
      const low = bar === undefined ? null : series?.priceToCoordinate(bar.low ?? bar.close);
      if (low === null || low === undefined) return [];
      if (y !== undefined && Math.abs(y - low - REACH.below) > REACH.around) return [];
      return placed.filter((one) => one.index === index).map(({ mark }) => mark);
    },
  };
};

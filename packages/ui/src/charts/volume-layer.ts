import { HistogramSeries, type IChartApi } from 'lightweight-charts';
import { type ChartColours, faded } from './chart-colours.ts';
import { MARGINS } from './chart-options.ts';
import { type PriceBar, timeOf } from './price-bar.ts';

/** Traded shares in the lowest fifth of the price pane, coloured as the bar above. */
export const createVolumeLayer = (chart: IChartApi) => {
  const series = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: MARGINS.volume });
  /** A bar without volume leaves its place empty: nothing traded would be another fact. */
  const pointOf = ({ date, open, close, volume }: PriceBar, colours: ChartColours) => ({
    time: timeOf(date),
    ...(volume !== null && {
      value: volume,
      color: faded(colours[close >= (open ?? close) ? 'candle-up' : 'candle-down'], 0.42),
    }),
  });
  return {
    show: (bars: readonly PriceBar[], colours: ChartColours): void =>
      series.setData(bars.map((bar) => pointOf(bar, colours))),
    update: (bar: PriceBar, colours: ChartColours): void => series.update(pointOf(bar, colours)),
  };
};

import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type SeriesType,
} from 'lightweight-charts';
import { type ChartColours, faded } from './chart-colours.ts';
import type { ChartType } from './chart-content.ts';
import { PRICE_FORMAT } from './chart-options.ts';
import type { PriceBar } from './price-bar.ts';

export type MainSeries = ISeriesApi<SeriesType>;

const options = { priceFormat: PRICE_FORMAT };

const CREATE: Record<ChartType, (chart: IChartApi) => MainSeries> = {
  candles: (chart) => chart.addSeries(CandlestickSeries, options),
  bars: (chart) => chart.addSeries(BarSeries, { ...options, thinBars: true }),
  line: (chart) => chart.addSeries(LineSeries, { ...options, lineWidth: 2 }),
  area: (chart) => chart.addSeries(AreaSeries, { ...options, lineWidth: 2 }),
};

export const createMainSeries = (chart: IChartApi, type: ChartType): MainSeries => {
  const series = CREATE[type](chart);
  series.setSeriesOrder(0);
  return series;
};

/**
 * Candles are hollow when they rise and filled when they fall, so that the chart reads without colour. A line is in ink:
 * the colours belong to what lies over it.
 */
const OPTIONS: Record<ChartType, (colours: ChartColours) => Parameters<MainSeries['applyOptions']>[0]> = {
  candles: (colours) => ({
    upColor: colours.surface,
    downColor: colours['candle-down'],
    borderUpColor: colours['candle-up'],
    borderDownColor: colours['candle-down'],
    wickUpColor: colours['candle-up'],
    wickDownColor: colours['candle-down'],
  }),
  bars: (colours) => ({ upColor: colours['candle-up'], downColor: colours['candle-down'] }),
  line: (colours) => ({ color: colours.text }),
  area: (colours) => ({
    lineColor: colours.text,
    topColor: faded(colours.text, 0.18),
    bottomColor: faded(colours.text, 0.02),
  }),
};

export const paintMainSeries = (series: MainSeries, type: ChartType, colours: ChartColours): void =>
  series.applyOptions(OPTIONS[type](colours));

/** What is not known of a bar is drawn as if the price had not left its open and close. */
const candleOf = ({ date, open, high, low, close }: PriceBar) => {
  const start = open ?? close;
  return {
    time: date,
    open: start,
    high: high ?? Math.max(start, close),
    low: low ?? Math.min(start, close),
    close,
  };
};

const pointOf = ({ date, close }: PriceBar) => ({ time: date, value: close });

type Data = Parameters<MainSeries['update']>[0];

const dataOf = (type: ChartType): ((bar: PriceBar) => Data) =>
  type === 'candles' || type === 'bars' ? candleOf : pointOf;

export const setMainData = (series: MainSeries, type: ChartType, bars: readonly PriceBar[]): void =>
  series.setData(bars.map(dataOf(type)));

/** The bar that is forming, or a new one. */
export const updateMainData = (series: MainSeries, type: ChartType, bar: PriceBar): void =>
  series.update(dataOf(type)(bar));

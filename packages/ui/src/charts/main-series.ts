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
import { type PriceBar, timeOf } from './price-bar.ts';

export type MainSeries = ISeriesApi<SeriesType>;

const options = { priceFormat: PRICE_FORMAT };

const CREATE: Record<ChartType, (chart: IChartApi) => MainSeries> = {
  candles: (chart) => chart.addSeries(CandlestickSeries, options),
  'close-to-close': (chart) => chart.addSeries(CandlestickSeries, options),
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
const paintCandles = (colours: ChartColours) => ({
  upColor: colours.surface,
  downColor: colours['candle-down'],
  borderUpColor: colours['candle-up'],
  borderDownColor: colours['candle-down'],
  wickUpColor: colours['candle-up'],
  wickDownColor: colours['candle-down'],
});

const OPTIONS: Record<ChartType, (colours: ChartColours) => Parameters<MainSeries['applyOptions']>[0]> = {
  candles: paintCandles,
  'close-to-close': paintCandles,
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
    time: timeOf(date),
    open: start,
    high: high ?? Math.max(start, close),
    low: low ?? Math.min(start, close),
    close,
  };
};

/**
 * The open of a session is often one pre-open trade of ten shares, some percent away: a long body that means nothing.
 * From the previous close the body is the day's change, and a gap is part of it.
 */
export const fromPreviousClose = ({ date, high, low, close, change }: PriceBar) => {
  const start = close / (1 + change);
  return {
    time: timeOf(date),
    open: start,
    high: Math.max(high ?? close, start, close),
    low: Math.min(low ?? close, start, close),
    close,
  };
};

const pointOf = ({ date, close }: PriceBar) => ({ time: timeOf(date), value: close });

type Data = Parameters<MainSeries['update']>[0];

const DATA: Record<ChartType, (bar: PriceBar) => Data> = {
  candles: candleOf,
  'close-to-close': fromPreviousClose,
  bars: candleOf,
  line: pointOf,
  area: pointOf,
};

export const setMainData = (series: MainSeries, type: ChartType, bars: readonly PriceBar[]): void =>
  series.setData(bars.map(DATA[type]));

/** The bar that is forming, or a new one. */
export const updateMainData = (series: MainSeries, type: ChartType, bar: PriceBar): void =>
  series.update(DATA[type](bar));

import {
  CandlestickSeries,
  CrosshairMode,
  HistogramSeries,
  PriceScaleMode,
  createChart,
  createSeriesMarkers,
} from 'lightweight-charts';
import { rupeesText } from '../formats/number-text.ts';
import { type ChartColours, faded, readChartColours } from './chart-colours.ts';
import { type ChartRange, type PriceBar, type PriceMark, barAtOrAfter, firstBarOf } from './price-bar.ts';

const BARS_AFTER_LAST = 3;

/** Prices above, volume in the lowest fifth. */
const MARGINS = { price: { top: 0.08, bottom: 0.24 }, volume: { top: 0.82, bottom: 0 } };

/** The scale may reach below zero to leave room for the volume; a price cannot. */
const priceLabel = (price: number): string => (price < 0 ? '' : rupeesText(price));

const chartOptions = (colours: ChartColours) => ({
  layout: {
    background: { color: colours.surface },
    textColor: colours.faint,
    fontFamily: colours.font,
    fontSize: 11,
    attributionLogo: true,
  },
  grid: { vertLines: { color: colours.line }, horzLines: { color: colours.line } },
  rightPriceScale: { borderVisible: false, scaleMargins: MARGINS.price },
  timeScale: { borderColor: colours.line, minBarSpacing: 0.2 },
  localization: { priceFormatter: priceLabel, timeFormatter: String },
});

const candleOptions = (colours: ChartColours) => ({
  upColor: colours.surface,
  downColor: colours['candle-down'],
  borderUpColor: colours['candle-up'],
  borderDownColor: colours['candle-down'],
  wickUpColor: colours['candle-up'],
  wickDownColor: colours['candle-down'],
});

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

const volumeOf = (bar: PriceBar, colours: ChartColours) => {
  const rises = bar.close >= (bar.open ?? bar.close);
  const color = faded(rises ? colours['candle-up'] : colours['candle-down'], 0.42);
  return { time: bar.date, value: bar.volume ?? 0, color };
};

const markersOf = (bars: readonly PriceBar[], marks: readonly PriceMark[], color: string) =>
  marks.flatMap(({ date, text }) => {
    const bar = bars[barAtOrAfter(bars, date) ?? -1];
    return bar === undefined
      ? []
      : [{ time: bar.date, position: 'belowBar' as const, shape: 'square' as const, color, text, size: 0.6 }];
  });

const createSeries = (container: HTMLElement) => {
  const chart = createChart(container, { autoSize: true, crosshair: { mode: CrosshairMode.Magnet } });
  const candles = chart.addSeries(CandlestickSeries);
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: MARGINS.volume });
  return { chart, candles, volume, markers: createSeriesMarkers(candles, []) };
};

/** The drawn chart: candles hollow when they rise and filled when they fall, so that it reads without colour. */
export const createPriceCanvas = (container: HTMLElement, onHover: (index: number | null) => void) => {
  const { chart, candles, volume, markers } = createSeries(container);
  let bars: readonly PriceBar[] = [];
  let marks: readonly PriceMark[] = [];

  const paint = (): void => {
    const colours = readChartColours(container);
    chart.applyOptions(chartOptions(colours));
    candles.applyOptions(candleOptions(colours));
    candles.setData(bars.map(candleOf));
    volume.setData(bars.map((bar) => volumeOf(bar, colours)));
    markers.setMarkers(markersOf(bars, marks, colours.muted));
  };

  chart.subscribeCrosshairMove(({ logical, point }) => {
    const index = logical === undefined || point === undefined ? -1 : Math.round(logical);
    onHover(index >= 0 && index < bars.length ? index : null);
  });

  return {
    paint,
    setBars: (nextBars: readonly PriceBar[], nextMarks: readonly PriceMark[], range: ChartRange): void => {
      bars = nextBars;
      marks = nextMarks;
      paint();
      const from = firstBarOf(bars, range);
      chart.timeScale().setVisibleLogicalRange({ from: from - 0.5, to: bars.length - 1 + BARS_AFTER_LAST });
    },
    setLogarithmic: (isLogarithmic: boolean): void => {
      const mode = isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
      chart.priceScale('right').applyOptions({ mode });
    },
    /** Puts the crosshair on a bar, and the bar into view. */
    pointAt: (index: number): void => {
      const bar = bars[index];
      if (bar === undefined) return;
      const visible = chart.timeScale().getVisibleLogicalRange();
      if (visible && (index < visible.from || index > visible.to)) {
        const half = (visible.to - visible.from) / 2;
        chart.timeScale().setVisibleLogicalRange({ from: index - half, to: index + half });
      }
      chart.setCrosshairPosition(bar.close, bar.date, candles);
    },
    remove: (): void => chart.remove(),
  };
};

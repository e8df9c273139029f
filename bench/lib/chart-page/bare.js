import {
  CandlestickSeries,
  HistogramSeries,
  LineSeries,
  createChart,
  createSeriesMarkers,
} from 'lightweight-charts';
import { LINES } from './content.js';

/** What the read-out above leaves to the other chart. */
const READ_OUT = '26px';

const candle = ({ date, open, high, low, close }) => ({ time: date, open, high, low, close });
const column = ({ date, open, close, volume }) => ({
  time: date,
  value: volume,
  color: close >= open ? '#2a9d6a6b' : '#d0454c6b',
});

const oneChart = (box, bars, { values, dates }) => {
  box.style.height = `calc(100% - ${READ_OUT})`;
  const chart = createChart(box, { autoSize: true });
  const main = chart.addSeries(CandlestickSeries);
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  main.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.24 } });
  main.setData(bars.map(candle));
  volume.setData(bars.map(column));
  const lines = LINES.map(({ isPane }, line) => {
    const series = chart.addSeries(LineSeries, { lineWidth: 2 }, isPane ? 1 : 0);
    series.setData(bars.map(({ date }, index) => ({ time: date, value: values[line][index] })));
    return series;
  });
  for (const [index, pane] of chart.panes().entries()) pane.setStretchFactor(index === 0 ? 4 : 1);
  createSeriesMarkers(
    main,
    dates.map((time) => ({
      time,
      position: 'belowBar',
      shape: 'square',
      color: '#888',
      text: 'B',
      size: 0.6,
    })),
  );
  chart.timeScale().setVisibleLogicalRange({ from: bars.length - 366.5, to: bars.length + 2 });
  const tick = (bar) => {
    main.update(candle(bar));
    volume.update(column(bar));
    for (const [line, { offset }] of LINES.entries())
      lines[line].update({ time: bar.date, value: bar.close + offset });
  };
  return { chart, main, tick };
};

/** As the library’s own examples link charts: the range and the crosshair of one are handed to the others at once. */
const linkTo = ({ chart }, others) => {
  chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
    if (sourceEvent === undefined || time === undefined) return;
    for (const other of others) other.chart.setCrosshairPosition(0, time, other.main);
  });
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range !== null) for (const other of others) other.chart.timeScale().setVisibleLogicalRange(range);
  });
};

/** The same candles, volume, lines, pane and marks, drawn by the plain library and told of each tick as it comes. */
export const bareChart = (boxes, bars, content) => {
  const charts = boxes.map((box) => oneChart(box, bars, content));
  const [first, ...others] = charts;
  if (others.length > 0) linkTo(first, others);
  return (bar) => {
    for (const { tick } of charts) tick(bar);
  };
};

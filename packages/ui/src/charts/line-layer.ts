import { digits } from '@chuli/language';
import {
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesType,
} from 'lightweight-charts';
import { trueMinus } from '../formats/number-text.ts';
import { type ChartColours, faded } from './chart-colours.ts';
import { type ChartContent, type ChartLine, linesOf } from './chart-content.ts';
import { PRICE_FORMAT } from './chart-options.ts';
import type { PriceBar } from './price-bar.ts';

type Drawn = { line: ChartLine; pane: number; series: ISeriesApi<SeriesType> };

/** The price pane against one indicator pane. */
const STRETCH = { price: 4, indicator: 1 };

const FIGURE_FORMAT = {
  type: 'custom',
  formatter: (value: number): string => digits(trueMinus(value.toFixed(2))),
  minMove: 0.01,
} as const;

const QUIET = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false };

/** What decides which series there are; as long as it is the same only their data change. */
const structureOf = (content: ChartContent): string =>
  JSON.stringify([
    content.compare.map(({ id }) => id),
    content.overlays.map(({ id, shape }) => [id, shape]),
    content.panes.map(({ id, lines, levels }) => [id, levels, lines.map((line) => [line.id, line.shape])]),
  ]);

const pointOf = ({ line }: Drawn, date: string, index: number, colours: ChartColours) => {
  const value = line.values[index] ?? null;
  if (value === null) return { time: date };
  if (line.shape !== 'columns') return { time: date, value };
  return { time: date, value, color: faded(colours[value >= 0 ? 'candle-up' : 'candle-down'], 0.55) };
};

const addLine = (chart: IChartApi, line: ChartLine, pane: number): Drawn => {
  const options = { ...QUIET, priceFormat: pane === 0 ? PRICE_FORMAT : FIGURE_FORMAT };
  const series =
    line.shape === 'columns'
      ? chart.addSeries(HistogramSeries, options, pane)
      : chart.addSeries(LineSeries, { ...options, lineWidth: line.shape === 'line' ? 2 : 1 }, pane);
  return { line, pane, series };
};

const paintLine = (drawn: Drawn, bars: readonly PriceBar[], colours: ChartColours): void => {
  const { line, pane, series } = drawn;
  const color = line.shape === 'faint' ? faded(colours[line.tone], 0.6) : colours[line.tone];
  if (line.shape !== 'columns') series.applyOptions({ color });
  if (pane > 0)
    for (const level of series.priceLines())
      level.applyOptions({
        color: colours['line-strong'],
        axisLabelColor: colours.surface,
        axisLabelTextColor: colours.muted,
      });
  series.setData(bars.map(({ date }, index) => pointOf(drawn, date, index, colours)));
};

/** Lines over the prices, lines in panes of their own below, and the lines of other stocks. */
export const createLineLayer = (chart: IChartApi) => {
  let drawn: Drawn[] = [];
  let structure = '';

  const rebuild = (content: ChartContent): void => {
    for (const { series } of drawn) chart.removeSeries(series);
    const above = linesOf({ ...content, panes: [] }).map((line) => addLine(chart, line, 0));
    const below = content.panes.flatMap((pane, index) => {
      const lines = pane.lines.map((line) => addLine(chart, line, index + 1));
      for (const price of pane.levels)
        lines[0]?.series.createPriceLine({
          price,
          lineStyle: LineStyle.Dashed,
          lineWidth: 1,
          axisLabelVisible: true,
        });
      return lines;
    });
    drawn = [...above, ...below];
    for (const [index, pane] of chart.panes().entries())
      pane.setStretchFactor(index === 0 ? STRETCH.price : STRETCH.indicator);
  };

  const take = (content: ChartContent): void => {
    const lines = linesOf(content);
    for (const [index, one] of drawn.entries()) one.line = lines[index] ?? one.line;
  };

  return {
    show: (content: ChartContent, colours: ChartColours): void => {
      const next = structureOf(content);
      if (next !== structure) rebuild(content);
      structure = next;
      take(content);
      for (const one of drawn) paintLine(one, content.bars, colours);
    },
    /** The value of each line at a bar that formed or was added. */
    update: (content: ChartContent, index: number, colours: ChartColours): void => {
      take(content);
      const date = content.bars[index]?.date;
      if (date === undefined) return;
      for (const one of drawn) one.series.update(pointOf(one, date, index, colours));
    },
    /** Whether the same lines are shown, whatever their values. */
    isSame: (content: ChartContent): boolean => structureOf(content) === structure,
  };
};

import {
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesType,
} from 'lightweight-charts';
import { type ChartColours, faded } from './chart-colours.ts';
import { type ChartContent, type ChartLine, type ChartPane, linesOf, valueText } from './chart-content.ts';
import { PRICE_FORMAT } from './chart-options.ts';
import { overlaySeries } from './overlay-series.ts';
import { type PriceBar, timeOf } from './price-bar.ts';

/** What a value is measured from: an overlay from the prices below it, another stock or a pane from itself. */
type Kind = 'overlay' | 'compare' | 'pane';
type Drawn = { line: ChartLine; kind: Kind; series: ISeriesApi<SeriesType> };

/** The price pane against one indicator pane. */
const STRETCH = { price: 4, indicator: 1 };

const formatOf = (line: ChartLine) =>
  ({ type: 'custom', formatter: (value: number) => valueText(line, value), minMove: 0.01 }) as const;

const THIN: ReadonlySet<ChartLine['shape']> = new Set(['faint', 'levels']);

const QUIET = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false };

/** What decides which series there are; as long as it is the same only their data change. */
const structureOf = (content: ChartContent): string =>
  JSON.stringify([
    content.compare.map(({ id }) => id),
    content.overlays.map(({ id, shape }) => [id, shape]),
    content.panes.map(({ id, lines, levels, scale }) => [
      id,
      levels,
      scale,
      lines.map((line) => [line.id, line.shape]),
    ]),
  ]);

const pointOf = ({ line, kind }: Drawn, { date, close }: PriceBar, index: number, colours: ChartColours) => {
  const value = line.values[index] ?? null;
  const time = timeOf(date);
  if (kind === 'overlay')
    return { time, value, close, until: line.until?.[index] ?? null, way: line.ways?.[index] ?? 0 };
  if (value === null) return { time };
  if (line.shape !== 'columns') return { time, value };
  return { time, value, color: faded(colours[value >= 0 ? 'candle-up' : 'candle-down'], 0.55) };
};

const seriesOf = (chart: IChartApi, line: ChartLine, kind: Kind, pane: number): Drawn['series'] => {
  const { shape } = line;
  const options = { ...QUIET, priceFormat: pane === 0 ? PRICE_FORMAT : formatOf(line) };
  const lineWidth = THIN.has(shape) ? 1 : 2;
  if (kind === 'overlay') return chart.addCustomSeries(overlaySeries(shape), { ...options, lineWidth }, pane);
  return shape === 'columns'
    ? chart.addSeries(HistogramSeries, options, pane)
    : chart.addSeries(LineSeries, { ...options, lineWidth }, pane);
};

const within = ([minValue, maxValue]: NonNullable<ChartPane['scale']>) => ({
  autoscaleInfoProvider: () => ({ priceRange: { minValue, maxValue } }),
});

const paintLine = (drawn: Drawn, bars: readonly PriceBar[], colours: ChartColours): void => {
  const { line, kind, series } = drawn;
  const color = line.shape === 'faint' ? faded(colours[line.tone], 0.6) : colours[line.tone];
  if (kind === 'overlay')
    series.applyOptions({ color, up: colours['candle-up'], down: colours['candle-down'] } as object);
  else if (line.shape !== 'columns') series.applyOptions({ color });
  if (kind === 'pane')
    for (const level of series.priceLines())
      level.applyOptions({
        color: colours['line-strong'],
        axisLabelColor: colours.surface,
        axisLabelTextColor: colours.muted,
      });
  series.setData(bars.map((bar, index) => pointOf(drawn, bar, index, colours)));
};

/** Lines over the prices, lines in panes of their own below, and the lines of other stocks. */
export const createLineLayer = (chart: IChartApi) => {
  let drawn: Drawn[] = [];
  let structure = '';

  const rebuild = (content: ChartContent): void => {
    for (const { series } of drawn) chart.removeSeries(series);
    const add = (line: ChartLine, kind: Kind, pane = 0): Drawn => ({
      line,
      kind,
      series: seriesOf(chart, line, kind, pane),
    });
    const others = content.compare.map((line) => add(line, 'compare'));
    const overlays = content.overlays.map((line) => add(line, 'overlay'));
    const below = content.panes.flatMap((pane, index) => {
      const lines = pane.lines.map((line) => add(line, 'pane', index + 1));
      if (pane.scale !== undefined) for (const { series } of lines) series.applyOptions(within(pane.scale));
      for (const price of pane.levels)
        lines[0]?.series.createPriceLine({
          price,
          lineStyle: LineStyle.Dashed,
          lineWidth: 1,
          axisLabelVisible: true,
        });
      return lines;
    });
    drawn = [...others, ...overlays, ...below];
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
      const bar = content.bars[index];
      if (bar === undefined) return;
      for (const one of drawn)
        if (one.line.shape === 'joined') paintLine(one, content.bars, colours);
        else one.series.update(pointOf(one, bar, index, colours));
    },
    /** Whether the same lines are shown, whatever their values. */
    isSame: (content: ChartContent): boolean => structureOf(content) === structure,
  };
};

import { type IChartApi, createChart } from 'lightweight-charts';
import { type ChartColours, readChartColours } from './chart-colours.ts';
import { type ChartContent, type ChartScale, type ChartType, isTick } from './chart-content.ts';
import { FIXED_OPTIONS, MARGINS, SCALE_MODES, colouredOptions } from './chart-options.ts';
import { priceStep } from './chart-keys.ts';
import { type ChartWindow, bringIntoView, showWindow, windowOf } from './chart-window.ts';
import { type DrawingEvents, DrawingLayer } from './drawings/drawing-layer.ts';
import { createLineLayer } from './line-layer.ts';
import {
  type MainSeries,
  createMainSeries,
  paintMainSeries,
  setMainData,
  updateMainData,
} from './main-series.ts';
import { createMarkLayer } from './mark-layer.ts';
import { type ChartRange, type PriceMark, timeOf } from './price-bar.ts';
import { createProfileLayer } from './profile-layer.ts';
import { createTickPace } from './tick-pace.ts';
import { createVolumeLayer } from './volume-layer.ts';

export type CanvasEvents = DrawingEvents & {
  onHover: (index: number | null) => void;
  onBar: (index: number) => void;
  onMarks: (marks: readonly PriceMark[]) => void;
  /** The days in view, after the reader moved to them. */
  onLooked: (window: ChartWindow) => void;
  /** The days in view, whoever moved to them. */
  onViewed: (window: ChartWindow) => void;
};

const NOTHING: ChartContent = {
  bars: [],
  marks: [],
  type: 'candles',
  overlays: [],
  panes: [],
  compare: [],
};

/** The drawn chart: prices of one type, volume, lines, panes, marks and drawings. */
export class PriceCanvas {
  readonly drawings: DrawingLayer;
  private readonly container: HTMLElement;
  private readonly onViewed: CanvasEvents['onViewed'];
  private readonly chart: IChartApi;
  private readonly volume: ReturnType<typeof createVolumeLayer>;
  private readonly lines: ReturnType<typeof createLineLayer>;
  private readonly marks = createMarkLayer();
  readonly profile = createProfileLayer();
  private content = NOTHING;
  private colours: ChartColours;
  /** How many bars the library has; ticks may have brought more since. */
  private drawn = 0;
  private readonly pace = createTickPace(() => this.drawTicks());
  private main: { type: ChartType; series: MainSeries } | null = null;
  /** The days that were asked for, until the reader moves to others: they stay in view when the place gets wider. */
  private asked: { range: ChartRange; between: ChartWindow | null } | null = null;
  /** Whether the days in view are those that the reader moved to. */
  private isMoved = false;

  constructor(container: HTMLElement, events: CanvasEvents) {
    this.container = container;
    this.onViewed = events.onViewed;
    this.colours = readChartColours(container);
    this.chart = createChart(container, FIXED_OPTIONS);
    this.volume = createVolumeLayer(this.chart);
    this.lines = createLineLayer(this.chart);
    this.drawings = new DrawingLayer(this.chart, container, events);
    this.chart.timeScale().subscribeSizeChange(() => this.showAsked());
    for (const moves of ['wheel', 'pointerdown'] as const) {
      // Before the library, which moves at once.
      container.addEventListener(moves, () => this.leaveAsked(), { passive: true, capture: true });
    }
    this.watchPointer(container, events);
    this.chart.timeScale().subscribeVisibleLogicalRangeChange(() => {
      const window = this.window();
      if (window === null) return;
      events.onViewed(window);
      if (this.isMoved) events.onLooked(window);
    });
    this.chart.subscribeClick(({ logical, point, paneIndex }) => {
      const index = this.barUnder(logical);
      const isPrice = point !== undefined && paneIndex === 0;
      if (index !== null) events.onBar(index);
      if (index !== null && isPrice) events.onMarks(this.marks.at(index, point.y));
    });
  }

  /** Data that comes in moves the crosshair too: whoever walks the bars by key must stay where he is. */
  private watchPointer(container: HTMLElement, { onHover }: CanvasEvents): void {
    let isTouch = false;
    container.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), {
      passive: true,
    });
    container.addEventListener('pointerleave', () => !isTouch && onHover(null));
    this.chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
      if (sourceEvent !== undefined) onHover(this.barUnder(logical));
      else if (isTouch && point === undefined) onHover(null);
    });
  }

  show(content: ChartContent): void {
    const isLive = isTick(this.content, content) && this.lines.isSame(content);
    this.content = content;
    if (isLive) this.pace.ask();
    else this.paint();
  }

  paint(): void {
    const { bars, type, marks } = this.content;
    const colours = readChartColours(this.container);
    this.colours = colours;
    this.pace.forget();
    const isFirst = this.drawn === 0;
    this.drawn = bars.length;
    this.chart.applyOptions(colouredOptions(colours));
    const series = this.mainOf(type);
    paintMainSeries(series, type, colours);
    setMainData(series, type, bars);
    this.volume.show(bars, colours);
    this.lines.show(this.content, colours);
    this.marks.show(bars, marks, colours);
    this.drawings.show(bars, colours);
    this.profile.paint(colours);
    // What was asked for before there were bars could not be shown.
    if (isFirst) this.showAsked();
  }

  setRange(range: ChartRange, between: ChartWindow | null): void {
    this.asked = { range, between };
    this.isMoved = false;
    this.showAsked();
    // Other bars may stand in the same places, of which the library tells nothing.
    const window = this.window();
    if (window !== null) this.onViewed(window);
  }

  setScale(scale: ChartScale): void {
    this.chart.priceScale('right').applyOptions({ mode: SCALE_MODES[scale] });
  }

  /** Puts the crosshair on a bar, at its close or another price, and the bar into view. */
  pointAt(index: number, price: number | null): void {
    const bar = this.content.bars[index];
    if (bar === undefined || this.main === null) return;
    if (index >= this.drawn) this.drawTicks();
    this.leaveAsked();
    bringIntoView(this.chart, index);
    this.chart.setCrosshairPosition(price ?? bar.close, timeOf(bar.date), this.main.series);
    this.drawings.aimAt(index, price ?? bar.close);
  }

  /** Marks a bar that is pointed at elsewhere, and moves nothing; null takes the mark away. */
  mark(index: number | null): void {
    const bar = index === null ? undefined : this.content.bars[index];
    if (bar === undefined || this.main === null) this.chart.clearCrosshairPosition();
    else this.chart.setCrosshairPosition(bar.close, timeOf(bar.date), this.main.series);
  }

  /** Looks at what is looked at elsewhere. A year of days would leave nothing to see of minutes, and the other way round. */
  look(window: ChartWindow): void {
    const { bars } = this.content;
    if (bars[0]?.date.length === window.from.length) this.setRange('All', window);
  }

  /** By how much one key moves the price of a point. */
  priceStep(): number {
    const top = this.main?.series.coordinateToPrice(0) ?? 0;
    const bottom = this.main?.series.coordinateToPrice(this.chart.paneSize(0).height) ?? 0;
    return priceStep(top, bottom);
  }

  marksAt(index: number): readonly PriceMark[] {
    return this.marks.at(index);
  }

  /** Lights the bar of a day while its card is open. */
  light(date: string | null): void {
    this.marks.light(date);
  }

  window(): ChartWindow | null {
    return windowOf(this.chart, this.content.bars);
  }

  picture(): HTMLCanvasElement {
    return this.chart.takeScreenshot(true);
  }

  remove(): void {
    this.pace.forget();
    this.drawings.stop();
    this.chart.remove();
  }

  private leaveAsked(): void {
    this.asked = null;
    this.isMoved = true;
  }

  private showAsked(): void {
    if (this.asked === null || this.content.bars.length === 0) return;
    showWindow(this.chart, this.content.bars, this.asked.range, this.asked.between);
  }

  /** Draws what ticks have changed, not the years before. */
  private drawTicks(): void {
    const { bars, type, marks } = this.content;
    if (this.main === null || this.drawn === 0) return;
    const isAdded = bars.length > this.drawn;
    for (let index = this.drawn - 1; index < bars.length; index += 1) {
      const bar = bars[index];
      if (bar === undefined) continue;
      updateMainData(this.main.series, type, bar);
      this.volume.update(bar, this.colours);
      this.lines.update(this.content, index, this.colours);
    }
    this.drawn = bars.length;
    if (isAdded) this.marks.show(bars, marks, this.colours);
    this.drawings.show(bars, this.colours);
  }

  private mainOf(type: ChartType): MainSeries {
    if (this.main?.type === type) return this.main.series;
    if (this.main !== null) this.chart.removeSeries(this.main.series);
    const series = createMainSeries(this.chart, type);
    this.chart.priceScale('right').applyOptions({ scaleMargins: MARGINS.price });
    this.main = { type, series };
    this.profile.attach(series);
    this.marks.attach(series);
    this.drawings.attach(series);
    return series;
  }

  private barUnder(logical: number | undefined): number | null {
    const index = logical === undefined ? -1 : Math.round(logical);
    return index >= 0 && index < this.content.bars.length ? index : null;
  }
}

import { CrosshairMode, type IChartApi, type MouseEventParams } from 'lightweight-charts';
import type { ChartColours } from '../chart-colours.ts';
import type { MainSeries } from '../main-series.ts';
import type { PriceBar } from '../price-bar.ts';
import { type Dragged, drawingGestures } from './drawing-gestures.ts';
import { drawingPrimitive, placeOn } from './drawing-primitive.ts';
import type { Anchor, Drawing, DrawingColour, DrawingKind, DrawingTool } from './drawing.ts';
import { magnetPrice } from './magnet.ts';
import { measureBetween, measureSentence, measureText } from './measure.ts';
import type { Ink } from './paint-shape.ts';
import { type Pencil, sketch, takeUp, withPoint } from './pencil.ts';
import { type Point, type Shape, distanceTo, shapeOf } from './shape.ts';

export type DrawingEvents = {
  onDrawn: (kind: DrawingKind, anchors: readonly Anchor[]) => void;
  onSelect: (id: string | null) => void;
  onMoved: (id: string, anchors: readonly Anchor[]) => void;
  onMeasured: (sentence: string) => void;
};

/** In pixels: what is nearer to a finger or pointer is meant. */
const REACH = 9;
/** No saved drawing is called so. */
const UNFINISHED = '';

const inkOf = ({ colour = 's1' }: Pick<Drawing, 'colour'>, colours: ChartColours): Ink => ({
  line: colours[colour],
  text: colours.text,
  ground: colours.surface,
  font: colours.font,
});

/** Draws what is saved, what is being drawn, and the measure; tells what was drawn, chosen or moved. */
export class DrawingLayer {
  readonly stop: () => void;
  private readonly chart: IChartApi;
  private readonly events: DrawingEvents;
  private readonly hung: ReturnType<typeof drawingPrimitive>;
  private series: MainSeries | null = null;
  private bars: readonly PriceBar[] = [];
  private drawings: readonly Drawing[] = [];
  private selected: string | null = null;
  private pencil: Pencil | null = null;
  private pointer: Anchor | null = null;
  private colour: DrawingColour = 's1';
  private dragged: Drawing | null = null;
  private colours: ChartColours | null = null;
  /** Points keep to the prices of their bar. */
  private hasMagnet = false;

  constructor(chart: IChartApi, container: HTMLElement, events: DrawingEvents) {
    this.chart = chart;
    this.events = events;
    this.hung = drawingPrimitive(() => this.shapes());
    chart.subscribeCrosshairMove((event) => this.follow(event));
    this.stop = drawingGestures(container, {
      begin: (point) => this.grasp(point),
      move: (anchors) => this.drag(anchors),
      end: (hasMoved) => this.release(hasMoved),
      click: (point) => this.click(point),
    });
  }

  attach(series: MainSeries): void {
    this.series = series;
    series.attachPrimitive(this.hung.primitive);
  }

  /** New bars are drawn by the chart itself, and with them whatever hangs on the series. */
  show(bars: readonly PriceBar[], colours: ChartColours): void {
    this.bars = bars;
    this.colours = colours;
  }

  setDrawings(drawings: readonly Drawing[], selected: string | null): void {
    this.drawings = drawings;
    this.selected = selected;
    this.hung.redraw();
  }

  setMagnet(isOn: boolean): void {
    this.hasMagnet = isOn;
  }

  setTool(tool: DrawingTool | null, colour: DrawingColour): void {
    this.pencil = tool === null ? null : takeUp(tool);
    this.colour = colour;
    this.pointer = null;
    // Walking, the crosshair keeps to the closes; drawing, it is where the point will be.
    this.chart.applyOptions({
      crosshair: { mode: tool === null ? CrosshairMode.Magnet : CrosshairMode.Normal },
    });
    this.hung.redraw();
  }

  /** For the keyboard: what is being drawn reaches to a bar and a price. */
  aimAt(index: number, price: number): void {
    const bar = this.bars[index];
    if (this.pencil === null || bar === undefined) return;
    this.pointer = { date: bar.date, price };
    this.hung.redraw();
  }

  /** For the keyboard: sets a point. False when no tool is in hand. */
  placeAt(index: number, price: number): boolean {
    const bar = this.bars[index];
    if (this.pencil === null || bar === undefined) return false;
    this.place(this.pencil, { date: bar.date, price });
    return true;
  }

  private unfinished() {
    if (this.pencil === null) return [];
    const { tool } = this.pencil;
    const anchors = sketch(this.pencil, this.pointer);
    const [from, to] = anchors;
    const text = tool === 'measure' && from && to ? measureText(measureBetween(this.bars, from, to)) : '';
    return [{ id: UNFINISHED, kind: tool, anchors, text, colour: this.colour }];
  }

  private shapes(): { id: string; shape: Shape; isSelected: boolean; ink: Ink }[] {
    const { colours } = this;
    if (this.series === null || colours === null || this.bars.length === 0) return [];
    const place = placeOn(this.chart, this.series, this.bars);
    const { dragged } = this;
    const saved = this.drawings.map((drawing) => (drawing.id === dragged?.id ? dragged : drawing));
    return [...saved, ...this.unfinished()].map((drawing) => ({
      id: drawing.id,
      shape: shapeOf(drawing, place),
      isSelected: drawing.id === this.selected,
      ink: inkOf(drawing, colours),
    }));
  }

  private nearest(point: Point): string | null {
    const within = this.shapes()
      .map(({ id, shape }) => ({ id, distance: distanceTo(shape, point) }))
      .filter(({ id, distance }) => id !== UNFINISHED && distance <= REACH)
      .sort((a, b) => a.distance - b.distance);
    return within[0]?.id ?? null;
  }

  private anchorAt({ x, y }: Point): Anchor | null {
    const logical = this.chart.timeScale().coordinateToLogical(x);
    const pane = this.chart.paneSize(0);
    if (this.series === null || logical === null || x > pane.width || y > pane.height) return null;
    const bar = this.bars[Math.min(Math.max(Math.round(logical), 0), this.bars.length - 1)];
    const price = this.series.coordinateToPrice(y);
    if (bar === undefined || price === null) return null;
    const { series } = this;
    const near = this.hasMagnet ? magnetPrice(bar, y, (at) => series.priceToCoordinate(at)) : null;
    return { date: bar.date, price: near ?? price };
  }

  private place(pencil: Pencil, anchor: Anchor): void {
    const next = withPoint(pencil, anchor);
    const [from, to] = next.anchors;
    this.pencil = next;
    if (next.isDone && next.tool !== 'measure') {
      this.pencil = takeUp(next.tool);
      this.events.onDrawn(next.tool, next.anchors);
    } else if (next.isDone && from && to) this.events.onMeasured(measureSentence(this.bars, from, to));
    this.hung.redraw();
  }

  private follow({ point, paneIndex }: MouseEventParams): void {
    if (this.pencil === null) return;
    this.pointer = point === undefined || paneIndex !== 0 ? null : this.anchorAt(point);
    this.hung.redraw();
  }

  private click(point: Point): void {
    if (this.pencil === null) {
      this.events.onSelect(this.nearest(point));
      return;
    }
    const anchor = this.anchorAt(point);
    if (anchor !== null) this.place(this.pencil, anchor);
  }

  /** Only what is selected can be dragged: a swipe over a drawing still moves the chart. */
  private grasp(point: Point): Dragged | null {
    if (this.pencil !== null || this.selected === null || this.series === null) return null;
    if (this.nearest(point) !== this.selected) return null;
    this.dragged = this.drawings.find(({ id }) => id === this.selected) ?? null;
    if (this.dragged?.isLocked === true) this.dragged = null;
    if (this.dragged === null) return null;
    this.chart.applyOptions({ handleScroll: false, handleScale: false });
    return { chart: this.chart, series: this.series, bars: this.bars, drawing: this.dragged };
  }

  private drag(anchors: readonly Anchor[]): void {
    if (this.dragged !== null) this.dragged = { ...this.dragged, anchors };
    this.hung.redraw();
  }

  private release(hasMoved: boolean): void {
    this.chart.applyOptions({ handleScroll: true, handleScale: true });
    const done = this.dragged;
    this.dragged = null;
    if (done !== null && hasMoved) this.events.onMoved(done.id, done.anchors);
  }
}

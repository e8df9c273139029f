import type { IChartApi } from 'lightweight-charts';
import type { MainSeries } from '../main-series.ts';
import type { PriceBar } from '../price-bar.ts';
import { placeOn } from './drawing-primitive.ts';
import type { Anchor, Drawing } from './drawing.ts';
import { shifted } from './measure.ts';
import type { Point } from './shape.ts';

export type Dragged = { chart: IChartApi; series: MainSeries; bars: readonly PriceBar[]; drawing: Drawing };

type GestureEvents = {
  /** What lies under the pointer; null leaves the gesture to the chart. */
  begin: (point: Point) => Dragged | null;
  move: (anchors: readonly Anchor[]) => void;
  end: (hasMoved: boolean) => void;
  /** Pressed and let go in one place. */
  click: (point: Point) => void;
};

const HANDLE_REACH = 9;
/** A finger that rests is not quite still. */
const STILL = 5;

/** On a handle only that point moves, elsewhere the whole drawing. */
const anchorUnder = ({ chart, series, bars, drawing }: Dragged, point: Point): number => {
  const place = placeOn(chart, series, bars);
  return drawing.anchors.findIndex(
    ({ date, price }) => Math.hypot(place.x(date) - point.x, place.y(price) - point.y) <= HANDLE_REACH,
  );
};

const movedBy = ({ chart, series, bars, drawing }: Dragged, from: Point, to: Point, handle: number) => {
  const time = chart.timeScale();
  const [before, after] = [time.coordinateToLogical(from.x), time.coordinateToLogical(to.x)];
  const [low, high] = [series.coordinateToPrice(from.y), series.coordinateToPrice(to.y)];
  if (before === null || after === null || low === null || high === null) return drawing.anchors;
  const by = { bars: Math.round(after - before), price: high - low };
  if (handle === -1) return shifted(bars, drawing.anchors, by);
  return drawing.anchors.map((anchor, index) =>
    index === handle ? (shifted(bars, [anchor], by)[0] ?? anchor) : anchor,
  );
};

type Held = { dragged: Dragged | null; from: Point; handle: number; hasMoved: boolean };

/**
 * Takes the gesture from the chart while a drawing is under it. Clicks are our own as well: the chart takes the second
 * of two quick ones, however far apart, for half a double click. Returns how to stop listening.
 */
export const drawingGestures = (container: HTMLElement, events: GestureEvents): (() => void) => {
  let held: Held | null = null;

  const pointOf = (event: PointerEvent): Point => {
    const box = container.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent): void => {
    if (!(event.target instanceof HTMLCanvasElement)) return;
    const from = pointOf(event);
    const dragged = events.begin(from);
    held = { dragged, from, handle: dragged === null ? -1 : anchorUnder(dragged, from), hasMoved: false };
  };
  const onMove = (event: PointerEvent): void => {
    if (held === null) return;
    const to = pointOf(event);
    held.hasMoved ||= Math.hypot(to.x - held.from.x, to.y - held.from.y) > STILL;
    if (held.dragged !== null && held.hasMoved)
      events.move(movedBy(held.dragged, held.from, to, held.handle));
  };
  const onUp = (): void => {
    if (held === null) return;
    const { dragged, from, hasMoved } = held;
    held = null;
    if (dragged !== null) events.end(hasMoved);
    if (!hasMoved) events.click(from);
  };
  const onCancel = (): void => {
    if (held !== null && held.dragged !== null) events.end(false);
    held = null;
  };

  container.addEventListener('pointerdown', onDown, { capture: true });
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onCancel);
  return () => {
    container.removeEventListener('pointerdown', onDown, { capture: true });
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onCancel);
  };
};

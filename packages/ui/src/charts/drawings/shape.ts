import { digits } from '@chuli/language';
import { dateText } from '../../formats/date-text.ts';
import { rupeesText } from '../../formats/number-text.ts';
import type { Anchor, DrawingTool } from './drawing.ts';

export type Point = { x: number; y: number };
export type Segment = { from: Point; to: Point };
type Label = { at: Point; text: string };

/** What is put on the canvas, in its pixels. */
export type Shape = {
  segments: readonly Segment[];
  box: Segment | null;
  labels: readonly Label[];
  handles: readonly Point[];
};

/** Where dates and prices lie at the moment. */
export type Place = { x(date: string): number; y(price: number): number; width: number; height: number };

const LEVELS = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1];

/** The far end of a line that goes on from one point through another to the edge. */
export const edgeBeyond = (from: Point, through: Point, { width, height }: Place): Point => {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  if (dx === 0) return { x: from.x, y: dy >= 0 ? height : 0 };
  const x = dx > 0 ? Math.max(width, through.x) : Math.min(0, through.x);
  return { x, y: from.y + (dy / dx) * (x - from.x) };
};

const levelLine = (y: number, from: number, to: number): Segment => ({
  from: { x: from, y },
  to: { x: to, y },
});

type Pair = { points: readonly [Point, Point]; anchors: readonly [Anchor, Anchor] };

/** From the end of the move back to its start: 0 is where it ended, 1 where it began. */
const fibonacci = ({ points: [from, to], anchors: [start, end] }: Pair, place: Place): Partial<Shape> => {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const levels = LEVELS.map((share) => {
    const price = end.price + (start.price - end.price) * share;
    return { y: place.y(price), text: `${digits(String(share))} · ${rupeesText(price)}` };
  });
  return {
    segments: levels.map(({ y }) => levelLine(y, left, right)),
    labels: levels.map(({ y, text }) => ({ at: { x: left + 4, y: y - 3 }, text })),
  };
};

/** Two parallel lines, the second through the third point; until that is set, the first alone. */
const channel = (from: Point, to: Point, third: Point | undefined): Segment[] => {
  const first = { from, to };
  if (third === undefined) return [first];
  const slope = to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
  const away = third.y - (from.y + slope * (third.x - from.x));
  return [first, { from: { x: from.x, y: from.y + away }, to: { x: to.x, y: to.y + away } }];
};

/** What one point makes. */
const SINGLES = {
  text: (at: Point, _: Anchor, __: Place, text: string): Partial<Shape> => ({ labels: [{ at, text }] }),
  horizontal: ({ y }: Point, { price }: Anchor, { width }: Place): Partial<Shape> => ({
    labels: [{ at: { x: 6, y: y - 4 }, text: rupeesText(price) }],
    segments: [levelLine(y, 0, width)],
  }),
  vertical: ({ x }: Point, { date }: Anchor, { height }: Place): Partial<Shape> => ({
    labels: [{ at: { x: x + 4, y: 12 }, text: dateText(date) }],
    segments: [{ from: { x, y: 0 }, to: { x, y: height } }],
  }),
};

const isSingle = (kind: DrawingTool): kind is keyof typeof SINGLES => kind in SINGLES;

const PAIRS: Record<
  Exclude<DrawingTool, keyof typeof SINGLES | 'channel'>,
  (pair: Pair, place: Place, text: string) => Partial<Shape>
> = {
  trend: ({ points: [from, to] }) => ({ segments: [{ from, to }] }),
  ray: ({ points: [from, to] }, place) => ({ segments: [{ from, to: edgeBeyond(from, to, place) }] }),
  rectangle: ({ points: [from, to] }) => ({ box: { from, to } }),
  fibonacci,
  measure: ({ points: [from, to] }, _, text) => ({
    box: { from, to },
    labels: [{ at: { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) - 6 }, text }],
  }),
};

const EMPTY: Shape = { segments: [], box: null, labels: [], handles: [] };

export const shapeOf = (
  { kind, anchors, text }: { kind: DrawingTool; anchors: readonly Anchor[]; text: string },
  place: Place,
): Shape => {
  const handles = anchors.map(({ date, price }) => ({ x: place.x(date), y: place.y(price) }));
  const [from, to, third] = handles;
  const [start, end] = anchors;
  if (from === undefined || start === undefined) return EMPTY;
  if (isSingle(kind)) return { ...EMPTY, handles, ...SINGLES[kind](from, start, place, text) };
  if (to === undefined || end === undefined) return { ...EMPTY, handles };
  if (kind === 'channel') return { ...EMPTY, handles, segments: channel(from, to, third) };
  return { ...EMPTY, handles, ...PAIRS[kind]({ points: [from, to], anchors: [start, end] }, place, text) };
};

const distanceToSegment = (point: Point, { from, to }: Segment): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
};

const sidesOf = ({ from, to }: Segment): Segment[] => {
  const [across, down] = [
    { x: to.x, y: from.y },
    { x: from.x, y: to.y },
  ];
  return [
    { from, to: across },
    { from: across, to },
    { from: to, to: down },
    { from: down, to: from },
  ];
};

/** In pixels, to the nearest line or handle of it. */
export const distanceTo = (shape: Shape, point: Point): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...shape.handles.map((handle) => Math.hypot(handle.x - point.x, handle.y - point.y)),
    ...[...shape.segments, ...(shape.box === null ? [] : sidesOf(shape.box))].map((segment) =>
      distanceToSegment(point, segment),
    ),
  );

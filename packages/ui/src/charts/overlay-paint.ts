import type { LineShape } from './chart-content.ts';

/** A bar of an overlay in pixels; what it does not say is null. */
export type Spot = { x: number; y: number | null; until: number | null; way: number };
type Known = Spot & { y: number };

export type OverlayInk = { color: string; up: string; down: string; lineWidth: number };
type Box = { spacing: number; height: number };
type Paint = (context: CanvasRenderingContext2D, spots: readonly Spot[], ink: OverlayInk, box: Box) => void;

const ALPHA = { area: 0.14, edge: 0.6, shade: 0.1 };
const MARK = { away: 5, half: 4, tall: 6 };

const isKnown = (spot: Spot): spot is Known => spot.y !== null;

const inkOf = ({ way }: Spot, { color, up, down }: OverlayInk): string =>
  way === 0 ? color : way > 0 ? up : down;

/** Neighbours that speak and go the same way: what can be drawn in one stroke. */
const runsOf = (spots: readonly Spot[]): Known[][] => {
  const runs: Known[][] = [];
  let run: Known[] | null = null;
  for (const spot of spots) {
    if (!isKnown(spot)) run = null;
    else if (run === null || run[0]?.way !== spot.way) runs.push((run = [spot]));
    else run.push(spot);
  }
  return runs;
};

const stroke = (
  context: CanvasRenderingContext2D,
  run: readonly Known[],
  ink: OverlayInk,
  trace: (context: CanvasRenderingContext2D) => void,
): void => {
  const [first] = run;
  if (first === undefined) return;
  context.beginPath();
  trace(context);
  context.strokeStyle = inkOf(first, ink);
  context.stroke();
};

const through = (run: readonly Known[]) => (context: CanvasRenderingContext2D) => {
  for (const { x, y } of run) context.lineTo(x, y);
};

const line: Paint = (context, spots, ink) => {
  for (const run of runsOf(spots)) stroke(context, run, ink, through(run));
};

const joined: Paint = (context, spots, ink) => {
  const run = spots.filter(isKnown);
  stroke(context, run, ink, through(run));
};

const steps: Paint = (context, spots, ink, { spacing }) => {
  for (const run of runsOf(spots))
    stroke(context, run, ink, (path) => {
      for (const { x, y } of run) {
        path.lineTo(x - spacing / 2, y);
        path.lineTo(x + spacing / 2, y);
      }
    });
};

const levels: Paint = (context, spots, ink, { spacing }) =>
  stroke(context, spots.filter(isKnown), ink, (path) => {
    for (const { x, y } of spots.filter(isKnown)) {
      path.moveTo(x - spacing / 2, y);
      path.lineTo(x + spacing / 2, y);
    }
  });

const dots: Paint = (context, spots, ink, { spacing }) => {
  const radius = Math.min(2.5, Math.max(1, spacing / 5));
  for (const spot of spots.filter(isKnown)) {
    context.beginPath();
    context.arc(spot.x, spot.y, radius, 0, 2 * Math.PI);
    context.fillStyle = inkOf(spot, ink);
    context.fill();
  }
};

/** Filled where the first edge is above the second in the colour of rising, else of falling. */
const area: Paint = (context, spots, ink) => {
  const edged = spots.map((spot) => ({ ...spot, way: (spot.until ?? 0) >= (spot.y ?? 0) ? 1 : -1 }));
  context.globalAlpha = ALPHA.area;
  for (const [index, spot] of edged.entries()) {
    const before = edged[index - 1];
    if (before === undefined || !isKnown(before) || !isKnown(spot)) continue;
    if (before.until === null || spot.until === null) continue;
    context.beginPath();
    context.moveTo(before.x, before.y);
    context.lineTo(spot.x, spot.y);
    context.lineTo(spot.x, spot.until);
    context.lineTo(before.x, before.until);
    context.fillStyle = inkOf(spot, ink);
    context.fill();
  }
};

/** A band with its two edges: a narrow one would not be seen without them. */
const zone: Paint = (context, spots, ink, { spacing }) => {
  for (const spot of spots.filter(isKnown)) {
    if (spot.until === null) continue;
    const left = spot.x - spacing / 2;
    context.fillStyle = inkOf(spot, ink);
    context.globalAlpha = ALPHA.area;
    context.fillRect(left, spot.y, spacing, spot.until - spot.y);
    context.globalAlpha = ALPHA.edge;
    for (const edge of [spot.y, spot.until]) context.fillRect(left, Math.round(edge), spacing, 1);
  }
};

const shade: Paint = (context, spots, ink, { spacing, height }) => {
  context.globalAlpha = ALPHA.shade;
  for (const spot of spots.filter(isKnown)) {
    context.fillStyle = inkOf(spot, ink);
    context.fillRect(spot.x - spacing / 2, 0, spacing, height);
  }
};

/** A small triangle that points at the bar. */
const marks =
  (sign: 1 | -1): Paint =>
  (context, spots, ink) => {
    for (const spot of spots.filter(isKnown)) {
      const tip = spot.y + sign * MARK.away;
      context.beginPath();
      context.moveTo(spot.x, tip);
      context.lineTo(spot.x - MARK.half, tip + sign * MARK.tall);
      context.lineTo(spot.x + MARK.half, tip + sign * MARK.tall);
      context.fillStyle = inkOf(spot, ink);
      context.fill();
    }
  };

const PAINTS: Record<LineShape, Paint> = {
  line,
  faint: line,
  columns: line,
  steps,
  levels,
  dots,
  joined,
  area,
  zone,
  above: marks(-1),
  below: marks(1),
  shade,
};

export const paintOverlay = (
  context: CanvasRenderingContext2D,
  shape: LineShape,
  spots: readonly Spot[],
  ink: OverlayInk,
  box: Box,
): void => {
  context.save();
  context.lineWidth = ink.lineWidth;
  context.lineJoin = 'round';
  PAINTS[shape](context, spots, ink, box);
  context.restore();
};

import type { ISeriesPrimitive, Logical } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { SignalSign } from './price-bar.ts';

/** In pixels: the nearest centre to the end of the bar, the step to the next, and the circle. */
const LIT_ALPHA = 0.16;
const SIGN = { first: 16, step: 19, radius: 8 };

export type PlacedSign = { index: number; sign: SignalSign; slot: number; price: number };
type Attached = Parameters<NonNullable<ISeriesPrimitive['attached']>>[0];
type Context = CanvasRenderingContext2D;

/** How far the centre of a mark lies from the end of its bar. */
export const distanceFromBar = (slot: number): number => SIGN.first + slot * SIGN.step;

const INKS = { up: 'candle-up', down: 'candle-down', none: 'muted' } as const;

const paintSign = (context: Context, sign: SignalSign, at: { x: number; y: number }, ink: ChartColours) => {
  const colour = ink[INKS[sign.direction]];
  context.beginPath();
  context.arc(at.x, at.y, SIGN.radius, 0, 2 * Math.PI);
  context.fillStyle = sign.isFilled ? colour : ink.surface;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colour;
  context.stroke();
  context.fillStyle = sign.isFilled ? ink.surface : colour;
  context.fillText(sign.letter, at.x, at.y);
};

/** The bar that the open card speaks of, as wide as a bar and as tall as the prices. */
const lightBar = (context: Context, { chart }: Attached, index: number | null, ink: ChartColours): void => {
  const x = index === null ? null : chart.timeScale().logicalToCoordinate(index as Logical);
  if (x === null) return;
  const width = Math.max(6, chart.timeScale().options().barSpacing);
  context.globalAlpha = LIT_ALPHA;
  context.fillStyle = ink.s1;
  context.fillRect(x - width / 2, 0, width, chart.paneSize(0).height);
  context.globalAlpha = 1;
};

/** Letters in circles at the bars in view. */
export const signPrimitive = (
  signs: (from: number, to: number) => readonly PlacedSign[],
  ink: () => ChartColours | null,
  lit: () => number | null,
): { primitive: ISeriesPrimitive; redraw: () => void } => {
  let attached: Attached | null = null;
  const draw = (context: Context): void => {
    const colours = ink();
    const time = attached?.chart.timeScale();
    const visible = time?.getVisibleLogicalRange() ?? null;
    if (attached === null || colours === null || time === undefined || visible === null) return;
    context.save();
    lightBar(context, attached, lit(), colours);
    context.font = `600 10px ${colours.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { index, sign, slot, price } of signs(Math.floor(visible.from), Math.ceil(visible.to))) {
      const x = time.logicalToCoordinate(index as Logical);
      const end = attached.series.priceToCoordinate(price);
      if (x === null || end === null) continue;
      const y = end + distanceFromBar(slot) * (sign.direction === 'up' ? 1 : -1);
      paintSign(context, sign, { x, y }, colours);
    }
    context.restore();
  };
  const renderer = {
    draw: (target: { useMediaCoordinateSpace: (use: (scope: { context: Context }) => void) => void }): void =>
      target.useMediaCoordinateSpace(({ context }) => draw(context)),
  };
  const primitive: ISeriesPrimitive = {
    attached: (next) => {
      attached = next;
    },
    detached: () => {
      attached = null;
    },
    // Above the volume, whose columns may reach this far.
    paneViews: () => [{ renderer: () => renderer, zOrder: () => 'top' }],
  };
  return { primitive, redraw: () => attached?.requestUpdate() };
};

import type { Shape } from './shape.ts';

export type Ink = { line: string; text: string; ground: string; font: string };

const HANDLE = 4;

const paintBox = (context: CanvasRenderingContext2D, { from, to }: NonNullable<Shape['box']>): void => {
  const box = [from.x, from.y, to.x - from.x, to.y - from.y] as const;
  context.save();
  context.globalAlpha = 0.1;
  context.fillRect(...box);
  context.restore();
  context.strokeRect(...box);
};

const paintLabel = (
  context: CanvasRenderingContext2D,
  { at, text }: Shape['labels'][number],
  ink: Ink,
): void => {
  context.lineWidth = 3;
  context.strokeStyle = ink.ground;
  context.strokeText(text, at.x, at.y);
  context.fillStyle = ink.text;
  context.fillText(text, at.x, at.y);
};

/** Labels have a rim in the colour of the ground, so that they read over candles. */
export const paintShape = (
  context: CanvasRenderingContext2D,
  shape: Shape,
  ink: Ink,
  isSelected: boolean,
): void => {
  context.save();
  context.lineWidth = isSelected ? 2 : 1.5;
  context.strokeStyle = ink.line;
  context.fillStyle = ink.line;
  context.beginPath();
  for (const { from, to } of shape.segments) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  if (shape.box !== null) paintBox(context, shape.box);
  if (isSelected)
    for (const { x, y } of shape.handles) context.fillRect(x - HANDLE, y - HANDLE, 2 * HANDLE, 2 * HANDLE);
  context.font = `11px ${ink.font}`;
  context.lineJoin = 'round';
  for (const label of shape.labels) paintLabel(context, label, ink);
  context.restore();
};

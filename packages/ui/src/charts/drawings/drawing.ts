/** A point of the chart that stays where it is when the chart is moved, or the interval changes. */
export type Anchor = { date: string; price: number };

export const DRAWING_KINDS = ['trend', 'ray', 'horizontal', 'rectangle', 'fibonacci', 'text'] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** Measuring leaves nothing behind. */
export type DrawingTool = DrawingKind | 'measure';

export type Drawing = { id: string; kind: DrawingKind; anchors: readonly Anchor[]; text: string };

/** How many points make it. */
export const anchorsNeeded = (tool: DrawingTool): number =>
  tool === 'horizontal' || tool === 'text' ? 1 : 2;

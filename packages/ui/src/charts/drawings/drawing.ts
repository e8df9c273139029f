import type { SeriesTone } from '../chart-content.ts';

/** A point of the chart that stays where it is when the chart is moved, or the interval changes. */
export type Anchor = { date: string; price: number };

export const DRAWING_KINDS = [
  'trend',
  'ray',
  'horizontal',
  'vertical',
  'channel',
  'rectangle',
  'fibonacci',
  'text',
] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** Measuring leaves nothing behind. */
export type DrawingTool = DrawingKind | 'measure';

export const DRAWING_COLOURS = ['s1', 's2', 's3', 's4', 's5'] as const satisfies readonly SeriesTone[];
export type DrawingColour = (typeof DRAWING_COLOURS)[number];

export type Drawing = {
  id: string;
  kind: DrawingKind;
  anchors: readonly Anchor[];
  text: string;
  /** The first of the theme when left out. */
  colour?: DrawingColour | undefined;
  /** Neither moved nor deleted. */
  isLocked?: boolean | undefined;
};

const NEEDED: Partial<Record<DrawingTool, number>> = { horizontal: 1, vertical: 1, text: 1, channel: 3 };

/** How many points make it. */
export const anchorsNeeded = (tool: DrawingTool): number => NEEDED[tool] ?? 2;

import { type Anchor, type DrawingTool, anchorsNeeded } from './drawing.ts';

/** The tool in hand and the points set with it so far; a measure stays to be read until the next point. */
export type Pencil = { tool: DrawingTool; anchors: readonly Anchor[]; isDone: boolean };

export const takeUp = (tool: DrawingTool): Pencil => ({ tool, anchors: [], isDone: false });

export const withPoint = ({ tool, anchors, isDone }: Pencil, anchor: Anchor): Pencil => {
  const next = isDone ? [anchor] : [...anchors, anchor];
  return { tool, anchors: next, isDone: next.length >= anchorsNeeded(tool) };
};

/** What is being drawn reaches to the pointer. */
export const sketch = ({ anchors, isDone }: Pencil, pointer: Anchor | null): readonly Anchor[] =>
  anchors.length === 0 || isDone || pointer === null ? anchors : [...anchors, pointer];

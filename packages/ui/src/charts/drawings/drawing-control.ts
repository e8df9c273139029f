import type { DrawingEvents } from './drawing-layer.ts';
import type { Drawing, DrawingColour, DrawingTool } from './drawing.ts';

/** What is drawn upon the chart, kept by whoever shows it. */
export type DrawingControl = Omit<DrawingEvents, 'onMeasured'> & {
  shown: readonly Drawing[];
  selected: string | null;
  tool: DrawingTool | null;
  /** Of what is drawn next. */
  colour: DrawingColour;
  hasMagnet: boolean;
};

const ignore = (): void => undefined;

/** Drawings that are looked at and not drawn on. */
export const stillControl = (shown: readonly Drawing[]): DrawingControl => ({
  shown,
  selected: null,
  tool: null,
  colour: 's1',
  hasMagnet: false,
  onDrawn: ignore,
  onSelect: ignore,
  onMoved: ignore,
});

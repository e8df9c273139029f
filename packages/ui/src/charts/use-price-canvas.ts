import { type RefObject, useEffect, useRef } from 'react';
import { onThemeChange } from './chart-colours.ts';
import type { ChartContent, ChartScale } from './chart-content.ts';
import type { ChartWindow } from './chart-window.ts';
import type { Drawing, DrawingColour, DrawingTool } from './drawings/drawing.ts';
import type { ChartRange } from './price-bar.ts';
import { type CanvasEvents, PriceCanvas } from './price-canvas.ts';
import type { PriceProfile } from './profile-layer.ts';

type CanvasState = {
  content: ChartContent;
  course: unknown;
  scale: ChartScale;
  range: ChartRange;
  between: ChartWindow | null;
  drawings: readonly Drawing[];
  selected: string | null;
  tool: DrawingTool | null;
  colour: DrawingColour;
  hasMagnet: boolean;
  /** The day whose bar is lit. */
  lit: string | null;
  profile: PriceProfile | null;
};

/** Listeners change with every render; the canvas lives as long as the chart does. */
const forwarding = (latest: RefObject<CanvasEvents>): CanvasEvents => ({
  onHover: (index) => latest.current.onHover(index),
  onBar: (index) => latest.current.onBar(index),
  onMarks: (marks) => latest.current.onMarks(marks),
  onDrawn: (kind, anchors) => latest.current.onDrawn(kind, anchors),
  onSelect: (id) => latest.current.onSelect(id),
  onMoved: (id, anchors) => latest.current.onMoved(id, anchors),
  onLooked: (window) => latest.current.onLooked(window),
  onViewed: (window) => latest.current.onViewed(window),
  onMeasured: (sentence) => latest.current.onMeasured(sentence),
});

/** Keeps the drawn chart in step with what is asked for. */
export const usePriceCanvas = (
  state: CanvasState,
  events: CanvasEvents,
): { container: RefObject<HTMLDivElement | null>; canvas: RefObject<PriceCanvas | null> } => {
  const { content, course, scale, range, between, drawings, selected, tool, colour, hasMagnet } = state;
  const { lit, profile } = state;
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<PriceCanvas>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (container.current === null) return undefined;
    const created = new PriceCanvas(container.current, forwarding(latest));
    canvas.current = created;
    const stop = onThemeChange(() => created.paint());
    return () => {
      stop();
      created.remove();
      canvas.current = null;
    };
  }, []);
  useEffect(() => canvas.current?.show(content), [content]);
  useEffect(() => canvas.current?.setScale(scale), [scale]);
  // Another course begins with another bar; the same one grown by a bar keeps the view that the reader has chosen.
  useEffect(() => {
    if (course !== undefined) canvas.current?.setRange(range, between);
  }, [course, range, between]);
  useEffect(() => canvas.current?.drawings.setDrawings(drawings, selected), [drawings, selected]);
  useEffect(() => canvas.current?.drawings.setTool(tool, colour), [tool, colour]);
  useEffect(() => canvas.current?.drawings.setMagnet(hasMagnet), [hasMagnet]);
  useEffect(() => canvas.current?.light(lit), [lit]);
  useEffect(() => canvas.current?.profile.show(profile), [profile]);
  return { container, canvas };
};

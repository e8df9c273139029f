import type { Drawing } from './drawing.ts';

type Drawings = readonly Drawing[];

/** What is drawn, with what was drawn before and what was taken back. */
export type DrawingHistory = {
  past: readonly Drawings[];
  present: Drawings;
  future: readonly Drawings[];
};

const MOST_STEPS = 100;

export const startHistory = (present: Drawings): DrawingHistory => ({ past: [], present, future: [] });

const changed = (history: DrawingHistory, next: Drawings): DrawingHistory => ({
  past: [...history.past, history.present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

export const withAdded = (history: DrawingHistory, drawing: Drawing): DrawingHistory =>
  changed(history, [...history.present, drawing]);

/** One of them moved, in another colour, or locked. */
export const withChanged = (
  history: DrawingHistory,
  id: string,
  changes: Partial<Pick<Drawing, 'anchors' | 'colour' | 'isLocked'>>,
): DrawingHistory =>
  changed(
    history,
    history.present.map((drawing) => (drawing.id === id ? Object.assign({}, drawing, changes) : drawing)),
  );

export const withRemoved = (history: DrawingHistory, id: string): DrawingHistory =>
  history.present.some((drawing) => drawing.id === id)
    ? changed(
        history,
        history.present.filter((drawing) => drawing.id !== id),
      )
    : history;

export const undone = ({ past, present, future }: DrawingHistory): DrawingHistory => {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
};

export const redone = ({ past, present, future }: DrawingHistory): DrawingHistory => {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, present, future }
    : { past: [...past, present], present: next, future: rest };
};

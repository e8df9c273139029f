import type { ChartWindow } from './chart-window.ts';

type Heard<T> = (value: T, from: number) => void;

/** Told at most once a frame, and only the last of what was said: a hand moves faster than six charts are drawn. */
const createTold = <T>(request: (frame: () => void) => void) => {
  const listeners = new Set<Heard<T>>();
  let last: { value: T; from: number } | null = null;
  let isAsked = false;
  return {
    listen: (heard: Heard<T>): (() => void) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    tell: (value: T, from: number): void => {
      last = { value, from };
      if (isAsked) return;
      isAsked = true;
      request(() => {
        isAsked = false;
        if (last !== null) for (const heard of listeners) heard(last.value, last.from);
      });
    },
  };
};

/**
 * What charts that are linked tell each other, in time and never in places of bars: the moment that is pointed at, and the
 * days that are looked at. Beside the tree of components, since it changes with every frame.
 */
export const createTimeLink = (request: (frame: () => void) => void) => {
  const moments = createTold<string | null>(request);
  const windows = createTold<ChartWindow>(request);
  let moment: string | null = null;
  return {
    /** What is pointed at now. */
    moment: (): string | null => moment,
    point: (next: string | null, from: number): void => {
      if (next === moment) return;
      moment = next;
      moments.tell(next, from);
    },
    onPointed: moments.listen,
    look: windows.tell,
    onLooked: windows.listen,
  };
};

export type TimeLink = ReturnType<typeof createTimeLink>;

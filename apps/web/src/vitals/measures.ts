/** Shifts that follow one another belong together: at most a second apart, five in all. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

export type Shift = { readonly value: number; readonly startTime: number };

/** How much a page moved by itself: the worst of its windows (CLS). */
export const createShifts = () => {
  let worst = 0;
  let window = { from: 0, last: 0, sum: 0 };
  return {
    add: ({ value, startTime }: Shift): void => {
      const goesOn = startTime - window.last < GAP_MS && startTime - window.from < WINDOW_MS;
      window = goesOn
        ? { ...window, last: startTime, sum: window.sum + value }
        : { from: startTime, last: startTime, sum: value };
      worst = Math.max(worst, window.sum);
    },
    worst: (): number => worst,
  };
};

/** Of every fifty presses the slowest is left out; so many are enough to know the others. */
const PRESSES_FOR_ONE = 50;
const MOST_HELD = 10;

export type Press = { readonly interactionId: number; readonly duration: number };

/** How long a press waits for the next picture, at its slowest (INP); null where nothing was pressed. */
export const createPresses = () => {
  const slowest = new Map<number, number>();
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  /** Browsers count ids on by seven. */
  const count = (): number => (last === 0 ? 0 : (last - first) / 7 + 1);
  return {
    add: ({ interactionId, duration }: Press): void => {
      if (interactionId === 0) return;
      first = Math.min(first, interactionId);
      last = Math.max(last, interactionId);
      slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
      if (slowest.size <= MOST_HELD) return;
      const [quickest] = [...slowest].toSorted(([, one], [, other]) => one - other)[0] ?? [0];
      slowest.delete(quickest);
    },
    slow: (): number | null => {
      const held = [...slowest.values()].toSorted((one, other) => other - one);
      return held[Math.min(held.length - 1, Math.floor(count() / PRESSES_FOR_ONE))] ?? null;
    },
  };
};

/** The screen that is shown, for whoever measures how it felt; nothing is kept of it. */
let shown: string | null = null;
let hear: (left: string | null) => void = () => undefined;

export const shownScreen = (): string | null => shown;

/** A screen took the place of another. */
export const showScreen = (id: string): void => {
  if (id === shown) return;
  const left = shown;
  shown = id;
  hear(left);
};

/** Tells which screen was left whenever another takes its place. */
export const onScreenLeft = (listener: (left: string | null) => void): void => void (hear = listener);

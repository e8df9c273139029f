/** The last `size` values in a ring, so that a step costs the same however long the window is. */
export type Window = { size: number; count: number; next: number; values: number[] };

export const emptyWindow = (size: number): Window => ({ size, count: 0, next: 0, values: [] });

export const isFull = (window: Window): boolean => window.count === window.size;

/** Takes a value in and returns the one it pushes out, null while the window is filling. */
export const pushInto = (window: Window, value: number): number | null => {
  const { next, size } = window;
  const out = window.count === size ? (window.values[next] ?? null) : null;
  window.values[next] = value;
  window.next = next + 1 === size ? 0 : next + 1;
  if (window.count < size) window.count += 1;
  return out;
};

/** The value `ago` pushes before the newest; the newest is 0. Only for values still in the window. */
export const valueAgo = (window: Window, ago: number): number => {
  const at = window.next - 1 - ago;
  return window.values[at < 0 ? at + window.size : at] ?? Number.NaN;
};

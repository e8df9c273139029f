/** The last `size` values. */
export type Window = { size: number; values: number[] };

export const emptyWindow = (size: number): Window => ({ size, values: [] });

/** Takes a value in and the oldest out; says whether the window is full. */
export const pushInto = (window: Window, value: number): boolean => {
  window.values.push(value);
  if (window.values.length > window.size) window.values.shift();
  return window.values.length === window.size;
};

/** Summed anew each time: a running sum gathers rounding errors over the years. */
export const meanOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
};

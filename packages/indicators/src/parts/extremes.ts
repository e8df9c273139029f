/**
 * The highest (or lowest) of the last values and how many pushes ago it was; of equal ones the newest, as in TA-Lib.
 * Only values that may still become the extreme are kept, in order: a step costs the same on average however long the
 * window is, in a falling market too.
 */
export type Extreme = {
  size: number;
  sign: 1 | -1;
  seen: number;
  ago: number;
  /** The candidates lie from `first`, which is the extreme, up to `end`. */
  first: number;
  end: number;
  /** Times the sign, so that the highest of them is looked for in either case. */
  values: number[];
  /** At which push each candidate came. */
  cameAt: number[];
};

const empty = (size: number, sign: 1 | -1): Extreme => ({
  size,
  sign,
  seen: 0,
  ago: 0,
  first: 0,
  end: 0,
  values: [],
  cameAt: [],
});

export const highest = (size: number): Extreme => empty(size, 1);
export const lowest = (size: number): Extreme => empty(size, -1);

export const extremeOf = (state: Extreme): number => state.sign * (state.values[state.first] ?? Number.NaN);

/** Moves the candidates to the front, now and then, so that the lists stay short. */
const pack = (state: Extreme): void => {
  const { first, end, values, cameAt } = state;
  for (let at = first; at < end; at += 1) {
    values[at - first] = values[at] ?? 0;
    cameAt[at - first] = cameAt[at] ?? 0;
  }
  state.first = 0;
  state.end = end - first;
};

/** Takes a value in; says whether the window is full. */
export const reach = (state: Extreme, value: number): boolean => {
  const { size, values, cameAt } = state;
  const seen = state.seen + 1;
  state.seen = seen;
  if (state.end === 2 * size) pack(state);
  if (state.end > state.first && (cameAt[state.first] ?? 0) <= seen - size) state.first += 1;
  const signed = state.sign * value;
  let end = state.end;
  while (end > state.first && signed >= (values[end - 1] ?? 0)) end -= 1;
  values[end] = signed;
  cameAt[end] = seen;
  state.end = end + 1;
  state.ago = seen - (cameAt[state.first] ?? 0);
  return seen >= size;
};

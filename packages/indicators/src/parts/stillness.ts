/**
 * How many bars in a row a value has not changed. Where a window holds no movement at all, sums that run over it keep
 * a rounding rest of earlier movement: what divides by movement asks here first.
 */
export type Stillness = { last: number | null; bars: number };

export const stillness = (): Stillness => ({ last: null, bars: 0 });

/** Takes a value in; says how many values in a row have been the same, this one included. */
export const sameFor = (state: Stillness, value: number): number => {
  state.bars = value === state.last ? state.bars + 1 : 1;
  state.last = value;
  return state.bars;
};

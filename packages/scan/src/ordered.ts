import { at } from '@chuli/indicators';

/** The values of a window from the lowest to the highest, kept so while the window moves on. */
export type Ordered = { readonly values: Float64Array; count: number };

export const orderedOf = (most: number): Ordered => ({ values: new Float64Array(most), count: 0 });

/** How many of them are not above a value. */
const notAbove = ({ values, count }: Ordered, value: number): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(values, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Begins anew with what stands in a column from one place up to before another. */
export const reorder = (ordered: Ordered, column: Float64Array, from: number, to: number): void => {
  ordered.values.set(column.subarray(from, to));
  ordered.count = to - from;
  ordered.values.subarray(0, ordered.count).sort();
};

/** So few are moved one by one sooner than all at once. */
const FEW = 40;

/** Moves those from one place up to before another by one place. */
const moveBy = (values: Float64Array, from: number, to: number, by: 1 | -1): void => {
  if (to - from > FEW) values.copyWithin(from + by, from, to);
  else if (by === 1) for (let i = to; i > from; i -= 1) values[i] = at(values, i - 1);
  else for (let i = from; i < to; i += 1) values[i - 1] = at(values, i);
};

/** Takes a value in; says how many are not above it, itself included. */
export const enter = (ordered: Ordered, value: number): number => {
  const place = notAbove(ordered, value);
  moveBy(ordered.values, place, ordered.count, 1);
  ordered.values[place] = value;
  ordered.count += 1;
  return place + 1;
};

/** One that is in it leaves. */
export const leave = (ordered: Ordered, value: number): void => {
  moveBy(ordered.values, notAbove(ordered, value), ordered.count, -1);
  ordered.count -= 1;
};

/** One leaves and another enters; only those between them are moved. */
export const exchange = (ordered: Ordered, left: number, value: number): number => {
  const { values } = ordered;
  const [after, place] = [notAbove(ordered, left), notAbove(ordered, value)];
  if (place < after) {
    moveBy(values, place, after - 1, 1);
    values[place] = value;
    return place + 1;
  }
  moveBy(values, after, place, -1);
  values[place - 1] = value;
  return place;
};

/** The one in the middle, or the mean of the two. */
export const middleOf = ({ values, count }: Ordered): number => {
  const middle = count >> 1;
  return count % 2 === 1 ? at(values, middle) : (at(values, middle - 1) + at(values, middle)) / 2;
};

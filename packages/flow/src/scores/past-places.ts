import { percentileOf } from '../accumulation/label.ts';

type Past = { readonly most: number; readonly fewest: number };

/**
 * Where each value stands among those before it, as many as count: 100 above all, 0 below all. Null where they are too
 * few; what is not known stands nowhere and is no yardstick for what comes later.
 */
export const pastPlaces = (values: readonly (number | null)[], { most, fewest }: Past): (number | null)[] => {
  const before: number[] = [];
  return values.map((value) => {
    if (value === null) return null;
    const place = before.length < fewest ? null : percentileOf(value, before);
    before.push(value);
    if (before.length > most) before.shift();
    return place;
  });
};

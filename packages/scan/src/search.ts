/** The first of so many places from which on something holds; their number where it nowhere does. */
export const firstWhere = (count: number, holds: (place: number) => boolean): number => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

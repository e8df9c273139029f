/** What values come to, one after the other; unknown ones stay unknown and add nothing. */
export const runningSums = (values: readonly (number | null)[]): (number | null)[] => {
  let sum = 0;
  return values.map((value) => (value === null ? null : (sum += value)));
};

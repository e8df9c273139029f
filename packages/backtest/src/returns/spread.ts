/** The mean of what is there. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The sum of squares around the mean, over one less than their number. */
export const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

export const standardDeviation = (values: readonly number[]): number => Math.sqrt(varianceOf(values));

const dot = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const CENTRE = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  below: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
};
const TAIL = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const TAIL_BEGINS = 0.02425;

/** The point below which a normal variable lies with this probability (Acklam 2003, exact to 1.2e-9 relative). */
export const normalQuantile = (probability: number): number => {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < TAIL_BEGINS) {
    const q = Math.sqrt(-2 * Math.log(probability));
    return dot(TAIL.above, q) / dot(TAIL.below, q);
  }
  const q = probability - 0.5;
  return (dot(CENTRE.above, q * q) * q) / dot(CENTRE.below, q * q);
};

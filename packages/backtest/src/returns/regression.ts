import { meanOf } from './spread.ts';

/** An intercept and a slope with their errors, the residuals taken as they are: uneven, and alike from week to week. */
export type Regression = {
  readonly intercept: number;
  readonly interceptError: number;
  readonly slope: number;
  readonly slopeError: number;
  /** The part of the variance that the line explains. */
  readonly r2: number;
};

/** Sums of squares and products of both around zero, weighted by the residuals of the same and earlier places. */
const scores = (x: readonly number[], residuals: readonly number[], lag: number) => {
  let [ones, cross, squares] = [0, 0, 0];
  for (let at = lag; at < x.length; at += 1) {
    const [now, then] = [x[at] ?? 0, x[at - lag] ?? 0];
    const product = (residuals[at] ?? 0) * (residuals[at - lag] ?? 0);
    ones += product;
    cross += product * ((now + then) / 2);
    squares += product * now * then;
  }
  return { ones, cross, squares };
};

/** Bartlett weights fall in a line to nothing at the lag after the last; the lags count both ways. */
const meat = (x: readonly number[], residuals: readonly number[], lags: number) => {
  const total = { ones: 0, cross: 0, squares: 0 };
  for (let lag = 0; lag <= lags; lag += 1) {
    const weight = lag === 0 ? 1 : 2 * (1 - lag / (lags + 1));
    const { ones, cross, squares } = scores(x, residuals, lag);
    total.ones += weight * ones;
    total.cross += weight * cross;
    total.squares += weight * squares;
  }
  return total;
};

/**
 * Ordinary least squares of y on x, with the errors of Newey and West (1987), no small-sample factor. Null where x does not
 * vary, so that no line can be told.
 */
export const regress = (y: readonly number[], x: readonly number[], lags: number): Regression | null => {
  const n = x.length;
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  const total = y.reduce((sum, value) => sum + (value - meanY) ** 2, 0);
  if (n < 3 || spread === 0 || total === 0) return null;
  const slope = x.reduce((sum, value, at) => sum + (value - meanX) * ((y[at] ?? 0) - meanY), 0) / spread;
  const intercept = meanY - slope * meanX;
  const residuals = y.map((value, at) => value - intercept - slope * (x[at] ?? 0));
  const { ones, cross, squares } = meat(x, residuals, lags);
  // The bread is the inverse of the sums of squares: of the slope 1 ÷ spread, and −mean ÷ spread between the two.
  const slopeVariance = (squares - 2 * meanX * cross + meanX ** 2 * ones) / spread ** 2;
  const a = 1 / n + meanX ** 2 / spread;
  const b = -meanX / spread;
  const interceptVariance = a ** 2 * ones + 2 * a * b * cross + b ** 2 * squares;
  const left = residuals.reduce((sum, value) => sum + value ** 2, 0);
  return {
    intercept,
    interceptError: Math.sqrt(Math.max(0, interceptVariance)),
    slope,
    slopeError: Math.sqrt(Math.max(0, slopeVariance)),
    r2: 1 - left / total,
  };
};

/**
 * The sum of the slopes on x of the same place and on x of the place before, told together (Dimson 1979): what a stock that
 * trades seldom does a week late is in it. Null where the two do not vary apart from each other.
 */
export const laggedSlope = (
  y: readonly number[],
  x: readonly number[],
  before: readonly number[],
): number | null => {
  const [meanX, meanB, meanY] = [meanOf(x), meanOf(before), meanOf(y)];
  let [xx, bb, xb, xy, by] = [0, 0, 0, 0, 0];
  for (const [at, value] of y.entries()) {
    const [dx, db, dy] = [(x[at] ?? 0) - meanX, (before[at] ?? 0) - meanB, value - meanY];
    xx += dx * dx;
    bb += db * db;
    xb += dx * db;
    xy += dx * dy;
    by += db * dy;
  }
  const determinant = xx * bb - xb ** 2;
  if (determinant <= 1e-12 * xx * bb) return null;
  return (bb * xy - xb * by + xx * by - xb * xy) / determinant;
};

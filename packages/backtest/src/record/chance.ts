import { ERROR_RATE } from '../parameters.ts';
import type { Interval } from './block-bootstrap.ts';
import { normalQuantile } from './normal-quantile.ts';

const COEFFICIENTS = [
  0.170_872_77, -0.822_152_23, 1.488_515_87, -1.135_203_98, 0.278_868_07, -0.186_288_06, 0.096_784_18,
  0.374_091_96, 1.000_023_68, -1.265_512_23,
];

/** How likely a normal variable lies further from zero than this (Press and others, erfcc; 1.2e-7 relative). */
const beyondNormal = (distance: number): number => {
  const z = distance / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  return t * Math.exp(-z * z + COEFFICIENTS.reduce((sum, coefficient) => sum * t + coefficient, 0));
};

/** The same of Student's variable, by the normal one that is as unlikely (Wallace 1959). */
export const beyondStudent = (distance: number, degrees: number): number =>
  beyondNormal(
    Math.sqrt(degrees * Math.log1p(distance ** 2 / degrees)) * ((8 * degrees + 1) / (8 * degrees + 3)),
  );

/**
 * How likely a mean so far from zero is where there is nothing, either way. The spread is that of the wider half of the
 * interval, and it was measured on so many stretches of time: where they are few, large means are less unlikely than a
 * normal variable has it. Tried with brokers shuffled: of what is nothing, no more than 5 in 100 fall below 0.05.
 */
export const chanceOf = ({ low, high }: Interval, mean: number, stretches: number): number => {
  if (mean === 0 || stretches < 2) return 1;
  const half = Math.max(mean - low, high - mean);
  if (half <= 0) return 0;
  const distance = (-normalQuantile(ERROR_RATE / 2) * Math.abs(mean)) / half;
  return Math.min(1, beyondStudent(distance, stretches - 1));
};

/** Where each step begins, as a part of where the last is full: small changes are told apart, large ones need not be. */
const STEPS = [0, 1 / 8, 1 / 4, 1 / 2];

/** The step of the heat ramp for a change in percent: `u1` to `u4`, `d1` to `d4`, `0`. */
export const heatOf = (change: number | null, full: number): string => {
  const rounded = change === null ? 0 : Number(change.toFixed(2));
  if (rounded === 0) return 'heat-0';
  const step = STEPS.findLastIndex((part) => Math.abs(rounded) >= part * full) + 1;
  return `heat-${rounded > 0 ? 'u' : 'd'}${step}`;
};

/** The changes at which a step of the ramp begins, for a legend: `[0, 0.5, 1, 2]`. */
export const heatSteps = (full: number): number[] => STEPS.map((part) => part * full);

const STEPS = 4;

/** The step of the heat ramp for a change in percent: `u1` to `u4`, `d1` to `d4`, `0`. `full` is where the last one begins to be full. */
export const heatOf = (change: number | null, full: number): string => {
  const rounded = change === null ? 0 : Number(change.toFixed(2));
  if (rounded === 0) return 'heat-0';
  const step = Math.min(STEPS, Math.ceil((Math.abs(rounded) / full) * STEPS));
  return `heat-${rounded > 0 ? 'u' : 'd'}${step}`;
};

/** The changes at which a step of the ramp begins, for a legend: `[0, 1.5, 3, 4.5]`. */
export const heatSteps = (full: number): number[] =>
  Array.from({ length: STEPS }, (_, step) => (full * step) / STEPS);

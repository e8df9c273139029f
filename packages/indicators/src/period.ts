import type { Parameter } from './define-indicator.ts';

/** A number of bars. */
export const period = (usual: number, label = 'Bars', lowest = 2): Parameter => ({
  label,
  usual,
  lowest,
  highest: 250,
  isWhole: true,
});

/** So many who come back a second are no crowd to those who take them in. */
const BACK_A_SECOND = 400;
const LONGEST_MS = 40_000;

/** Over how long listeners are let go, so that the others can take them in: units wait for the longest of it. */
export const crowdMs = (listeners: number): number =>
  Math.min(LONGEST_MS, (listeners * 1_000) / BACK_A_SECOND);

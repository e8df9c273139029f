/**
 * What is collected without being shown: each passed a test and failed a stricter one, or has too few events. No verdict
 * is reckoned for any of them; whoever looks at them later looks at events that nobody chose by.
 */
export const WATCHED_IDS = [
  'after-cash-ex',
  'after-right-ex',
  'before-promoter-lock-in-end',
  'ceiling-close',
  'floor-close',
  'last-week-winner',
  'one-day-jumper',
  'quiet-share',
] as const;
export type WatchedId = (typeof WATCHED_IDS)[number];

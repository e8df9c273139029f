/** A mean in percent that our registered study of 2026-11-15 printed, beside the one that the record engine gives. */
export type Printed = {
  readonly what: string;
  readonly period: 'in' | 'out';
  readonly printed: number;
  /** Why it may lie further away than `ALLOWED`; empty where it may not. */
  readonly because?: string;
};

/** In points of percent. */
export const ALLOWED = 0.3;

export const STUDY = '2026-11-15';
/** Its prices ended here: events from the next day on are no part of any of its figures. */
export const STUDY_ENDS = '2026-08-21';

const pair = (what: string, inSample: number, outOfSample: number): Printed[] => [
  { what, period: 'in', printed: inSample },
  { what, period: 'out', printed: outOfSample },
];

/** Sections 2d, 3 and 4 of the study; it averaged logarithms over the turn of the fiscal year. */
export const PRINTED: readonly Printed[] = [
  ...pair('after-bonus-ex 5', -1.4, -2.1),
  ...pair('after-bonus-ex 20', -2.99, -3.1),
  ...pair('after-dividend-announcement 5', -1.65, -0.85),
  ...pair('after-dividend-announcement 20', -2.83, -2.62),
  ...pair('before-book-close rule', 1.69, 1.26),
  ...pair('before-book-close rule, net', 0.2, 0.25),
  ...pair('fiscal-year-turn NEPSE, logarithms', 7.3, 7.2),
  ...pair('fiscal-year-turn average share, net', 8.6, 5.6),
];

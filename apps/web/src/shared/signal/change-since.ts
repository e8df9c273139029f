import type { Outcome } from '@chuli/ui';
import type { Side } from './signal-words.ts';

export type ChangeSince = readonly [percent: number, outcome: Outcome];

const outcomeOf = (side: Side, percent: number): Outcome => {
  if (percent === 0) return 'open';
  return percent > 0 === (side === 'buy') ? 'right' : 'wrong';
};

/** What the price did since a signal, and whether that is what its side said; null while nothing is known. */
export const changeSince = (side: Side, percent: number | null): ChangeSince | null =>
  percent === null ? null : [percent, outcomeOf(side, percent)];

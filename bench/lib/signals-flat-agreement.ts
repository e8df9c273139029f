import type { Plan } from '@chuli/signals';
import { type FlatLoop, type FlatPlan, type Sign, cellOf, endAll, fire } from './signals-flat-firings.ts';

const BARS = 5;

/** Every cell that votes raises the votes of its side for some bars, once however often it fires in them. */
const countVotes = ({ firings, votes, bars }: FlatPlan, voting: Int8Array, last: Int32Array): void => {
  votes.buy.fill(0, 0, bars.length);
  votes.sell.fill(0, 0, bars.length);
  last.fill(-BARS);
  for (let place = 0; place < firings.count; place += 1) {
    const cell = firings.cells[place] ?? 0;
    const side = voting[cell] ?? 0;
    if (side === 0) continue;
    const fired = firings.bars[place] ?? 0;
    const counted = side === 1 ? votes.buy : votes.sell;
    const until = Math.min(fired + BARS, bars.length);
    for (let i = Math.max(fired, (last[cell] ?? 0) + BARS); i < until; i += 1)
      counted[i] = (counted[i] ?? 0) + 1;
    last[cell] = fired;
  }
};

const agrees = ({ bars, votes, firings, from }: FlatPlan, s: Sign, cell: number, least: number): void => {
  const { buy, sell } = votes;
  let open = firings.count;
  let before = 0;
  for (let i = 0; i < bars.length; i += 1) {
    const score = s * ((buy[i] ?? 0) - (sell[i] ?? 0));
    if (open < firings.count && score <= 0) open = endAll(firings, open, i);
    if (i >= from && score >= least && before < least) fire(firings, cell, i);
    before = score;
  }
};

/** After all others, whose firings it counts. */
export const flatAgreement = (plan: Plan, flat: FlatPlan): FlatLoop => {
  const planned = plan.families.find(({ family }) => family.id === 'agreement');
  const voting = new Int8Array(plan.cells.length);
  for (const cell of planned?.voters.buy ?? []) voting[cell] = 1;
  for (const cell of planned?.voters.sell ?? []) voting[cell] = -1;
  const last = new Int32Array(plan.cells.length);
  const loops = ([1, -1] as const).flatMap((s) => [
    { s, cell: cellOf(plan, 'agreement', 'strong', s), least: 3 },
    { s, cell: cellOf(plan, 'agreement', 'weak', s), least: 2 },
  ]);
  return () => {
    countVotes(flat, voting, last);
    for (const { s, cell, least } of loops) agrees(flat, s, cell, least);
  };
};

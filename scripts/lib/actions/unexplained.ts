import type { ActionBar, Outcome, Term } from '@chuli/actions';
import { daysBetween } from '@chuli/kernel';

/** Farther from the book close a bar says nothing about it. */
const NEAR_DAYS = 30;

type Case = { term: Term; bars: readonly ActionBar[]; others: readonly Outcome[] };

const before = ({ term, bars }: Case): ActionBar | undefined =>
  bars.findLast(({ traded_on }) => traded_on < term.on);
const after = ({ term, bars }: Case): ActionBar | undefined =>
  bars.find(({ traded_on }) => traded_on >= term.on);

/** `isOutside`: nothing could be adjusted, because the security was not traded then. */
type Reason = { readonly words: string; readonly isOutside?: true; readonly is: (one: Case) => boolean };

/** Why a declared action has no factor; the first that is so counts. */
const REASONS: readonly Reason[] = [
  { words: 'no price of this security at all', isOutside: true, is: ({ bars }) => bars.length === 0 },
  { words: 'before its first price', isOutside: true, is: (one) => before(one) === undefined },
  { words: 'after its last price', isOutside: true, is: (one) => after(one) === undefined },
  {
    words: 'another declared action of the same day has it',
    is: ({ term, others }) =>
      others.some((other) => other.term !== term && other.term.on === term.on && other.finding !== null),
  },
  {
    words: `no price within ${NEAR_DAYS} days before or after`,
    is: (one) =>
      daysBetween(before(one)?.traded_on ?? one.term.on, one.term.on) > NEAR_DAYS ||
      daysBetween(one.term.on, after(one)?.traded_on ?? one.term.on) > NEAR_DAYS,
  },
  {
    words: 'its opening day is known only, and no fall of that size stands out',
    is: ({ term }) => term.kind === 'right',
  },
  { words: 'no fall seen, and the previous close not restated', is: () => true },
];

export const reasonOf = (one: Case): Reason | undefined => REASONS.find(({ is }) => is(one));

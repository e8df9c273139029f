import type { PartNow } from '../judge/now.ts';
import type { Part, Reason } from '../judge/verdict.ts';
import type { Phrase, Speech } from './speech.ts';

/** A phrase that has no blanks. */
type Plain = Exclude<Phrase, `${string}{${string}`>;

export const PART_NAMES = {
  pages: 'Pages',
  calls: 'Figures and lists',
  live: 'Live updates',
  prices: 'Live prices',
} as const satisfies Readonly<Record<Part, Plain>>;

export const PART_NOTES = {
  pages: 'The site opens',
  calls: 'They load when asked for',
  live: 'Changes reach an open page',
  prices: 'No older than 5 seconds',
} as const satisfies Readonly<Record<Part, Plain>>;

export const REASON_WORDS = {
  unnamed: 'name not found',
  refused: 'no connection',
  silent: 'no answer in time',
  unsafe: 'certificate not valid',
  cut: 'connection cut off',
  error: 'answered with an error',
  large: 'answer far too large',
  unlike: 'wrong answer',
  old: 'too old',
  torn: 'changes were missing',
} as const satisfies Readonly<Record<Reason, Plain>>;

const STATE_WORDS = {
  good: 'Works',
  bad: 'Not working',
  unknown: 'Unknown',
  waiting: 'No price today yet',
} as const satisfies Readonly<Record<Exclude<PartNow['state'], 'idle'>, Plain>>;

/** How a part stands, in a word or two. */
export const stateWords = ({ say }: Speech, { state }: PartNow, isSession: boolean): string => {
  if (state === 'idle') return say(isSession ? 'Trading is halted' : 'Market closed');
  return say(STATE_WORDS[state]);
};

/** Since when, why, or when it counts again. */
export const stateNote = (
  { say, moment }: Speech,
  part: PartNow,
  isSession: boolean,
  now: number,
): string => {
  const { state, reason, since } = part;
  if (state === 'idle') return isSession ? '' : say('Checked from 11:00 to 15:00');
  const parts = [
    reason === null ? '' : say(REASON_WORDS[reason]),
    since === null ? '' : say('since {time}', { time: moment(since, now) }),
  ];
  return parts.filter((text) => text !== '').join(', ');
};

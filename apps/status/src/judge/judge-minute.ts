import type { Held } from './held.ts';
import { ALL_DAY, GOOD, IDLE, type Minute, PARTS, type Part, type Verdict } from './verdict.ts';

export type Judged = 'good' | 'bad' | 'unknown';

/** A verdict that depends on whether the session was held. */
export const isOpen = ({ state }: Verdict): boolean => state === 'unheard' || state === 'untraded';

/** A verdict of a session, now that it is known whether it was held. */
export const settled = (verdict: Verdict, held: Held): Verdict => {
  if (held === 'open question' || !isOpen(verdict)) return verdict;
  if (held === 'not held') return IDLE;
  return verdict.state === 'untraded' ? GOOD : { state: 'bad', reason: 'old' };
};

/** What a part was in a minute, now that it is known whether the session was held; null where it does not count. */
export const judgeVerdict = (verdict: Verdict, held: Held): Judged | null => {
  const { state } = settled(verdict, held);
  if (state === 'idle') return null;
  return state === 'good' || state === 'bad' ? state : 'unknown';
};

/** The parts that count in a minute: all in a session that was held. */
export const partsThatCount = (session: Held | null): readonly Part[] =>
  session === null || session === 'not held' ? PARTS.filter((part) => ALL_DAY.has(part)) : PARTS;

/** One bad part makes a bad minute; what is unknown is not good. A minute without a look is unknown as a whole. */
export const judgeMinute = (minute: Minute | undefined, session: Held | null): Judged => {
  if (minute === undefined) return 'unknown';
  const judged = new Set(
    partsThatCount(session).map((part) => judgeVerdict(minute.verdicts[part], session ?? 'not held')),
  );
  if (judged.has('bad')) return 'bad';
  return judged.has('unknown') ? 'unknown' : 'good';
};

/** The parts that were bad in a minute. */
export const badParts = (minute: Minute, session: Held | null): readonly Part[] =>
  partsThatCount(session).filter(
    (part) => judgeVerdict(minute.verdicts[part], session ?? 'not held') === 'bad',
  );

import type { TradingDate } from '@chuli/kernel';
import type { Held } from './held.ts';
import { type Judged, judgeMinute, judgeVerdict } from './judge-minute.ts';
import { lastSessions, minutesOf } from './session-minutes.ts';
import { type Minute, PARTS, type Part } from './verdict.ts';

export type Tally = Readonly<Record<Judged, number>>;

export type SessionTally = {
  readonly day: TradingDate;
  readonly held: Held;
  /** Of all minutes so far. */
  readonly minutes: Tally;
  readonly parts: Readonly<Record<Part, Tally>>;
};

/** So many sessions are shown, and the share of good minutes is of them. */
export const SESSIONS = 30;

/** Good minutes in a hundred, of those that are known. */
export const OBJECTIVE = 0.9995;

type Known = {
  readonly minutes: ReadonlyMap<number, Minute>;
  readonly heldOf: (day: string) => Held;
  /** The first minute at which anybody looked: what lies before it is not unknown but nobody's. */
  readonly since: number;
};

const count = (judged: Iterable<Judged | null>): Tally => {
  const tally = { good: 0, bad: 0, unknown: 0 };
  for (const one of judged) if (one !== null) tally[one] += 1;
  return tally;
};

/** Minutes that are over: the one that runs is judged when its look is done. */
const tallySession = ({ minutes, heldOf, since }: Known, day: TradingDate, now: number): SessionTally => {
  const held = heldOf(day);
  const { from, to } = minutesOf(day);
  const first = Math.max(from, since);
  const length = Math.max(0, Math.min(to, now) - first);
  const looks = Array.from({ length }, (_, index) => minutes.get(first + index));
  const ofPart = (part: Part): Tally =>
    count(looks.map((look) => (look === undefined ? 'unknown' : judgeVerdict(look.verdicts[part], held))));
  const [pages, calls, live, prices] = PARTS.map(ofPart) as [Tally, Tally, Tally, Tally];
  return {
    day,
    held,
    minutes: count(looks.map((look) => judgeMinute(look, held))),
    parts: { pages, calls, live, prices },
  };
};

/** The last sessions that took place, or may have, oldest first. */
export const tallySessions = (known: Known, now: number): SessionTally[] =>
  lastSessions(now, SESSIONS * 2)
    .filter((day) => minutesOf(day).to > known.since && known.heldOf(day) !== 'not held')
    .slice(-SESSIONS)
    .map((day) => tallySession(known, day, now));

export const sumOf = (tallies: readonly Tally[]): Tally => {
  const sum = { good: 0, bad: 0, unknown: 0 };
  for (const { good, bad, unknown } of tallies) {
    sum.good += good;
    sum.bad += bad;
    sum.unknown += unknown;
  }
  return sum;
};

/** Null where no minute is known. */
export const shareOf = ({ good, bad }: Tally): number | null =>
  good + bad === 0 ? null : good / (good + bad);

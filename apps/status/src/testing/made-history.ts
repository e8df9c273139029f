import { type TradingDate, addDays, seededRandom } from '@chuli/kernel';
import { sessionAt } from '../judge/session-minutes.ts';
import {
  GOOD,
  type Minute,
  type Part,
  REASONS,
  UNHEARD,
  UNKNOWN,
  type Verdict,
  type Verdicts,
} from '../judge/verdict.ts';
import { QUIET, at, bad } from './minutes.ts';

/** What is not good in a history: from, to, which parts, and how. */
type Trouble = {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly Part[];
  readonly verdict: Verdict | null;
};

/** Every part, unknown: the robot was cut off. Null is a robot that was down. */
const ALL: readonly Part[] = ['pages', 'calls', 'live', 'prices'];

/** Every minute between two moments, good but for what is said. */
export const madeHistory = (from: number, to: number, troubles: readonly Trouble[]): Minute[] => {
  const made: Minute[] = [];
  for (let when = from; when < to; when += 1) {
    const now = troubles.filter((one) => one.from <= when && when < one.to);
    if (now.some(({ verdict }) => verdict === null)) continue;
    const session = sessionAt(when);
    const good: Verdicts = session === null ? QUIET : { pages: GOOD, calls: GOOD, live: GOOD, prices: GOOD };
    const verdicts: Record<Part, Verdict> = { ...good };
    for (const { parts, verdict } of now)
      for (const part of parts)
        if (verdict !== null && verdicts[part].state !== 'idle') verdicts[part] = verdict;
    made.push({ at: when, day: session, verdicts });
  }
  return made;
};

/** Some weeks as they may well have been: mostly good, a bad minute now and then, one bad hour. */
const someWeeks = (last: TradingDate): Trouble[] => {
  const random = seededRandom(7);
  const day = (ago: number): TradingDate => addDays(last, -ago);
  const minuteOfNoon = (ago: number): number => at('11:00', day(ago)) + Math.floor(random() * 230);
  return [
    ...[3, 17, 29].map((ago): Trouble => {
      const from = minuteOfNoon(ago);
      const reason = REASONS[Math.floor(random() * REASONS.length)] ?? 'silent';
      return { from, to: from + 1, parts: ['calls'], verdict: bad(reason) };
    }),
    { from: at('12:04', day(7)), to: at('13:09', day(7)), parts: ['live', 'prices'], verdict: bad('cut') },
    {
      from: at('23:55', day(14)),
      to: at('00:20', day(13)),
      parts: ['pages', 'calls'],
      verdict: bad('refused'),
    },
    { from: at('11:00', day(22)), to: at('14:20', day(22)), parts: ALL, verdict: null },
    { from: at('14:00', day(6)), to: at('14:09', day(6)), parts: ALL, verdict: UNKNOWN },
  ];
};

const TODAY = '2026-11-19' as TradingDate;
const BEGIN = at('00:00', addDays(TODAY, -60));
const NOON = at('12:31', TODAY);

export type PicturedState = {
  readonly now: number;
  readonly minutes: readonly Minute[];
  readonly hasWords: boolean;
};

const state = (now: number, more: readonly Trouble[], hasWords = false, from = BEGIN): PicturedState => ({
  now,
  minutes: madeHistory(from, now, [...someWeeks(TODAY), ...more]),
  hasWords,
});

/** A session of which the product knows nothing yet. */
const waitingState = (): PicturedState => {
  const begin = at('11:00', TODAY);
  const unheard: Trouble = { from: begin, to: NOON, parts: ['prices'], verdict: UNHEARD };
  const made = state(begin + 9, [unheard]);
  const morning = made.minutes.filter((minute) => minute.at >= begin);
  return {
    ...made,
    minutes: [
      ...made.minutes.filter((minute) => minute.at < begin),
      ...morning.map(({ at: when, verdicts }) => ({ at: when, day: null, verdicts })),
    ],
  };
};

/** What the page has to look well in. */
export const PICTURED = {
  good: state(NOON, []),
  bad: state(
    NOON,
    [
      { from: NOON - 7, to: NOON, parts: ['calls'], verdict: bad('error') },
      { from: NOON - 5, to: NOON, parts: ['prices'], verdict: bad('old') },
    ],
    true,
  ),
  unknown: state(NOON, [{ from: NOON - 40, to: NOON, parts: ALL, verdict: null }]),
  'cut-off': state(NOON, [{ from: NOON - 12, to: NOON, parts: ALL, verdict: UNKNOWN }]),
  waiting: waitingState(),
  evening: state(at('20:05', TODAY), [], true),
  'first-days': state(at('16:00', TODAY), [], false, at('13:00', addDays(TODAY, -3))),
  empty: { now: NOON, minutes: [], hasWords: false },
} as const satisfies Readonly<Record<string, PicturedState>>;

import {
  COUNTED_SESSIONS,
  FOLLOWED_LIMIT_SESSIONS,
  type QueryOf,
  type ReplyOf,
  type circuitContracts,
} from '@chuli/contracts';
import { type TradingDate, percentageChange, toRupees } from '@chuli/kernel';
import { type LimitSide, isAtLimit, limitSince } from '@chuli/market';
import { listCompanies } from '@chuli/registry/reference';
import type { Asked } from '../../http/implement.ts';
import { upTo } from '../../sessions.ts';
import { pageOf } from '../signal/row-pages.ts';
import { askedDays, bandPercent, isWanted, namesOf } from './circuit-days.ts';
import type { LimitBook, LimitDay } from './limit-book.ts';
import type { WithLimits } from './open-limit-book.ts';

type HistoryQuery = QueryOf<typeof circuitContracts.circuitHistory>;
type HistoryReply = ReplyOf<typeof circuitContracts.circuitHistory>;
type FollowedRow = HistoryReply['rows'][number];

/** The session after this one, as far as it is known on a day. */
const nextKnown = ({ next }: LimitDay, as_of: TradingDate): LimitDay['next'] =>
  next === null || next.date > as_of ? null : next;

/** Sessions in a row after this one at the same limit; null while the next is not known. */
const followedBy = (day: LimitDay, book: LimitBook, as_of: TradingDate): number | null => {
  if (nextKnown(day, as_of) === null) return null;
  let count = 0;
  for (let next = nextKnown(day, as_of); next?.isAgain === true; count += 1) {
    const again = book.dayOf(day.share, day.side, next.date);
    next = again === undefined ? null : nextKnown(again, as_of);
  }
  return count;
};

type Telling = {
  readonly book: LimitBook;
  readonly as_of: TradingDate;
  readonly nameOf: ReturnType<typeof namesOf>;
};

const followedRow = (day: LimitDay, { book, as_of, nameOf }: Telling): FollowedRow => {
  const next = nextKnown(day, as_of);
  const base = next?.base ?? null;
  return {
    ...nameOf(day.symbol),
    date: day.date,
    state: day.state,
    side: day.side,
    close: toRupees(day.close),
    limit: toRupees(day.limit),
    streak: day.streak,
    can_fill: day.state !== 'locked',
    next_on: next?.date ?? null,
    next_open: next === null || next.open === null ? null : percentageChange(next.open, base),
    next_close: next === null ? null : percentageChange(next.close, base),
    followed: followedBy(day, book, as_of),
  };
};

/** Of first closes at a limit whose next session is known, how many closed at it again. */
const baseRateOf = (
  days: readonly LimitDay[],
  side: LimitSide,
  as_of: TradingDate,
): { closes: number; again: number } => {
  const told = days
    .filter((day) => day.side === side && day.streak === 1)
    .map((day) => nextKnown(day, as_of)?.isAgain ?? null)
    .filter((isAgain) => isAgain !== null);
  return { closes: told.length, again: told.filter(Boolean).length };
};

const countsOn = (date: TradingDate, days: readonly LimitDay[]): HistoryReply['sessions'][number] => {
  const count = (side: LimitSide, isAt: boolean): number =>
    days.filter((day) => day.side === side && isAtLimit(day.state) === isAt).length;
  return {
    date,
    limit_percent: bandPercent(date, 'daily'),
    up: count('up', true),
    down: count('down', true),
    touched_up: count('up', false),
    touched_down: count('down', false),
  };
};

const STATE_ORDER = { locked: 0, at: 1, touched: 2 } as const;

/** The newest session first, in it what stood at the limit before what left it, the longest streak first. */
const newestFirst = (one: LimitDay, other: LimitDay): number => {
  if (one.date !== other.date) return one.date > other.date ? -1 : 1;
  const byState = STATE_ORDER[one.state] - STATE_ORDER[other.state];
  return byState || other.streak - one.streak || (one.symbol < other.symbol ? -1 : 1);
};

/** What followed sessions at a limit, told up to the as-of day, and how often one close at it was followed by another. */
export const circuitHistory = async ({
  reference,
  clock,
  sessions,
  limits,
  query,
}: Asked<HistoryQuery, undefined, undefined, WithLimits>): Promise<HistoryReply> => {
  const [{ daily }, book] = await Promise.all([sessions(), limits.take()]);
  const { as_of, date } = askedDays(daily, query, clock);
  const nameOf = namesOf(await listCompanies(reference, { as_of }));
  const held = upTo(daily, date);
  const counted = held.slice(-COUNTED_SESSIONS);
  const since = limitSince(date);
  const isAsked = isWanted(query);
  const inBand = book.days.filter(
    (day) => day.date <= date && (since === null || day.date >= since) && isAsked(day),
  );
  const recent = book.days.filter(
    (day) => day.date <= date && day.date >= (counted[0] ?? date) && isAsked(day),
  );
  const bySession = Map.groupBy(recent, (day) => day.date);
  const first = held.at(-FOLLOWED_LIMIT_SESSIONS) ?? held[0] ?? date;
  const told = recent
    .filter((day) => day.date >= first && (query.side === undefined || day.side === query.side))
    .toSorted(newestFirst);
  const page = pageOf(told, query);
  return {
    as_of,
    date,
    limit_percent: bandPercent(date, 'daily'),
    since,
    base_rate: { up: baseRateOf(inBand, 'up', as_of), down: baseRateOf(inBand, 'down', as_of) },
    faults: book.faults.filter(
      (fault) =>
        fault.date <= date &&
        (since === null || fault.date >= since) &&
        isAsked({ ...fault, symbol: fault.share }),
    ).length,
    sessions: counted.map((session) => countsOn(session, bySession.get(session) ?? [])),
    ...page,
    rows: page.rows.map((day) => followedRow(day, { book, as_of, nameOf })),
  };
};

import { type Interval, NEW_LISTING_BARS, excessInterval, widened } from '@chuli/backtest';
import { PLAYER_HORIZONS, type ReplyOf, type playerContracts } from '@chuli/contracts';
import { type TradingDate, dayNumber, halfAway } from '@chuli/kernel';
import type { Span } from '@chuli/tape/stock';

type Followed = ReplyOf<typeof playerContracts.playerHistory>['followed'][number];

/** What a favourite of a session did afterwards, as fractions; null where it is not known. */
export type Outcome = {
  readonly date: TradingDate;
  readonly after: number;
  readonly change: number | null;
  readonly excess: number | null;
};

/** A fraction in percent to two decimals. */
export const inPercent = (fraction: number | null): number | null =>
  fraction === null ? null : halfAway(fraction * 100, 2);

/**
 * From each day over so many sessions of the exchange, those that are not over yet left out; a span of none is the day
 * itself. A stock that was listed in the sixty sessions before the day is a new one, as far as so many are known.
 */
export const spansAfter = (days: readonly TradingDate[], held: readonly TradingDate[]): Span[] => {
  const placeOf = new Map(held.map((session, place) => [session, place]));
  return days.flatMap((from) => {
    const place = placeOf.get(from);
    if (place === undefined) return [];
    const listed_by = held[place - NEW_LISTING_BARS] ?? from;
    return [0, ...PLAYER_HORIZONS].flatMap((after) => {
      const sessions = held.slice(place + 1, place + 1 + after);
      return sessions.length < after ? [] : [{ from, after, sessions, listed_by }];
    });
  });
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;

/** Both sides are looked at over every horizon: of so many looks one leaves 0 by luck sooner than of one. */
const LOOKS = 2 * PLAYER_HORIZONS.length;

const isOff0 = (interval: Interval | null, mean: number | null): boolean => {
  if (interval === null || mean === null) return false;
  const { low, high } = widened(interval, mean, LOOKS);
  return low > 0 || high < 0;
};

/** All cases of one horizon together. Nothing is called evidence unless the whole widened interval lies on one side of 0. */
const followedAfter = (outcomes: readonly Outcome[], after: number): Followed => {
  const cases = outcomes.flatMap(({ date, after: own, change, excess }) =>
    own !== after || change === null || excess === null
      ? []
      : [{ day: dayNumber(date), change, excess, heldSessions: after }],
  );
  const interval = excessInterval(cases);
  const mean = meanOf(cases.map(({ excess }) => excess));
  return {
    sessions: after,
    number: cases.length,
    mean_change: inPercent(meanOf(cases.map(({ change }) => change))),
    mean_excess: inPercent(mean),
    interval_low: inPercent(interval?.low ?? null),
    interval_high: inPercent(interval?.high ?? null),
    verdict: isOff0(interval, mean) ? 'evidence' : 'no-evidence',
  };
};

export const followedOf = (outcomes: readonly Outcome[]): Followed[] =>
  PLAYER_HORIZONS.map((after) => followedAfter(outcomes, after));

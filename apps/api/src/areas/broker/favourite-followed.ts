import { type Interval, NEW_LISTING_BARS, SMALLEST_MARKET, excessInterval, widened } from '@chuli/backtest';
import { FOLLOWED_HORIZONS, type ReplyOf, type playerContracts } from '@chuli/contracts';
import { type Paisa, type StockSymbol, type TradingDate, dayNumber, halfAway } from '@chuli/kernel';
import type { GrowthAfter, Span } from '@chuli/tape/stock';

type Followed = ReplyOf<typeof playerContracts.playerHistory>['followed'][number];

/** What a stock did after a session, as fractions; null where it is not known. */
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
    return [0, ...FOLLOWED_HORIZONS].flatMap((after) => {
      const sessions = held.slice(place + 1, place + 1 + after);
      return sessions.length < after ? [] : [{ from, after, sessions, listed_by }];
    });
  });
};

export type KnownAfter = {
  readonly close: Paisa | null;
  readonly isNew: boolean;
  readonly outcomes: readonly Outcome[];
};

/** What is known of a stock after a session: its own growth, and how much of it is more than the market's. */
export const knownAfter = (
  growths: readonly GrowthAfter[],
): ((date: TradingDate, symbol: StockSymbol) => KnownAfter) => {
  const spans = new Map(
    growths.map((one) => [
      `${one.from} ${one.after}`,
      {
        market: one.members < SMALLEST_MARKET ? null : one.market,
        stocks: new Map(
          one.stocks.map(([symbol, close, growth, isNew]) => [symbol, { close, growth, isNew }]),
        ),
      },
    ]),
  );
  return (date, symbol) => {
    const found = [0, ...FOLLOWED_HORIZONS].map((after) => {
      const span = spans.get(`${date} ${after}`);
      return { after, market: span?.market ?? null, own: span?.stocks.get(symbol) };
    });
    const [itself] = found;
    const isNew = itself?.own?.isNew ?? false;
    return {
      close: itself?.own?.close ?? null,
      isNew,
      outcomes: found.slice(1).map(({ after, market, own }) => {
        const change = own?.growth ?? null;
        return {
          date,
          after,
          change,
          excess: change === null || market === null || isNew ? null : change - market,
        };
      }),
    };
  };
};

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;

/** Both sides are looked at over every horizon: of so many looks one leaves 0 by luck sooner than of one. */
const LOOKS = 2 * FOLLOWED_HORIZONS.length;

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
  FOLLOWED_HORIZONS.map((after) => followedAfter(outcomes, after));

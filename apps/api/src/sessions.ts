import { AppError, type Clock, type TradingDate, kathmanduDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { Tape } from '@chuli/tape';
import { type KnownDay, heldSessions, knownDays } from '@chuli/tape/market';
import { type Book, openBook } from './book.ts';

/** The days of which something is known, oldest first. */
export type SessionBook = {
  /** Sessions that the exchange held, as far as any figure of them is known. */
  readonly exchange: readonly TradingDate[];
  /** Those whose every trade is known. */
  readonly floorsheet: readonly TradingDate[];
  /** Those whose trades have times. */
  readonly timed: readonly TradingDate[];
  /** Those with daily bars. */
  readonly daily: readonly TradingDate[];
  readonly index: readonly TradingDate[];
};

/** A figure dated on a weekend or a holiday is an error of its source, not a session. */
export const sessionBook = (days: readonly KnownDay[]): SessionBook => {
  const having = (has: (day: KnownDay) => boolean) => days.filter(has).map((day) => day.traded_on);
  return {
    exchange: heldSessions(days),
    floorsheet: having((day) => day.has_trades),
    timed: having((day) => day.has_times),
    daily: having((day) => day.has_bars && isTradingDay(day.traded_on)),
    index: having((day) => day.has_index),
  };
};

/** Days up to and including this one. */
export const upTo = (days: readonly TradingDate[], last: TradingDate): readonly TradingDate[] =>
  days.slice(0, days.findLastIndex((day) => day <= last) + 1);

export const within = (
  days: readonly TradingDate[],
  first: TradingDate,
  last: TradingDate,
): readonly TradingDate[] => upTo(days, last).filter((day) => day >= first);

/** The day a question is asked for: the named one, but never later than today. */
export const dayAsked = (asked: TradingDate | undefined, clock: Clock): TradingDate => {
  const today = kathmanduDate(clock());
  return asked === undefined || asked > today ? today : asked;
};

/** The latest of these days up to the asked one. */
export const latest = (
  days: readonly TradingDate[],
  asked: TradingDate | undefined,
  clock: Clock,
): TradingDate => {
  const last = dayAsked(asked, clock);
  const day = days.findLast((candidate) => candidate <= last);
  if (day === undefined) throw new AppError('market.no-session', { as_of: last });
  return day;
};

const LIFETIME_MS = 30_000;

/** Kept as long as answers about sessions, so that a question about the last five sessions is one trip to the engine. */
export const openSessionBook = (
  tape: Tape,
  clock: Clock,
  lifetimeMs: number = LIFETIME_MS,
): Book<SessionBook> => openBook({ read: async () => sessionBook(await knownDays(tape)), clock, lifetimeMs });

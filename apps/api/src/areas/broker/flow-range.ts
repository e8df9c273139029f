import { AppError, type Clock, type TradingDate } from '@chuli/kernel';
import { type SessionBook, latest, upTo, within } from '../../sessions.ts';

export type RangeAsked = {
  days?: number | undefined;
  from_date?: TradingDate | undefined;
  to_date?: TradingDate | undefined;
  as_of?: TradingDate | undefined;
};

export type FlowRange = {
  as_of: TradingDate;
  from_date: TradingDate;
  to_date: TradingDate;
  /** Those whose trades are known, and all that the exchange held. */
  sessions: readonly TradingDate[];
  held: readonly TradingDate[];
};

const DEFAULT_SESSIONS = 5;

/** Without a day it ends at the latest session whose trades are known, so that a first look is never empty. */
const endOf = (asked: RangeAsked, book: SessionBook, clock: Clock) => {
  const isDated = asked.as_of !== undefined || asked.to_date !== undefined;
  const as_of = latest(isDated ? book.exchange : book.floorsheet, asked.as_of, clock);
  const to_date = asked.to_date !== undefined && asked.to_date < as_of ? asked.to_date : as_of;
  return { as_of, to_date };
};

const between = (
  { as_of, to_date }: { as_of: TradingDate; to_date: TradingDate },
  from_date: TradingDate,
  book: SessionBook,
): FlowRange => {
  if (from_date > to_date) throw new AppError('input.invalid-range', { from_date, to_date });
  const sessions = within(book.floorsheet, from_date, to_date);
  const held = within(book.exchange, from_date, to_date);
  return { as_of, from_date, to_date, sessions, held };
};

/**
 * From a date, else so many sessions back from the end. `days` counts sessions of the exchange, known or not: those
 * without trades are reported as missing rather than replaced by older ones.
 */
export const rangeSince = (asked: RangeAsked, book: SessionBook, clock: Clock): FlowRange => {
  const end = endOf(asked, book, clock);
  const before = upTo(book.exchange, end.to_date);
  const first = before.at(-Math.min(asked.days ?? DEFAULT_SESSIONS, before.length));
  return between(end, asked.from_date ?? first ?? end.to_date, book);
};

/** Which sessions a question about brokers covers. Dates win over `days`, and one date alone is that session (R55). */
export const flowRange = (asked: RangeAsked, book: SessionBook, clock: Clock): FlowRange => {
  const { days, from_date, to_date } = asked;
  if (from_date !== undefined) return rangeSince({ ...asked, to_date: to_date ?? from_date }, book, clock);
  if (to_date === undefined || days !== undefined) return rangeSince(asked, book, clock);
  const end = endOf(asked, book, clock);
  return between(end, end.to_date, book);
};

type DayAsked = { date?: TradingDate | undefined; as_of?: TradingDate | undefined };

/** One session, without a date the latest one whose trades are known. */
export const dayRange = ({ date, as_of }: DayAsked, book: SessionBook, clock: Clock): FlowRange =>
  flowRange({ to_date: date ?? latest(book.floorsheet, as_of, clock), as_of }, book, clock);

/** So many sessions up to a day, without one up to the latest whose trades are known. */
export const windowRange = (
  { days, date, as_of }: { days: number } & DayAsked,
  book: SessionBook,
  clock: Clock,
): FlowRange => flowRange({ days, to_date: date, as_of }, book, clock);

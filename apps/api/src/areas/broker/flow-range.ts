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

/**
 * Which sessions a question about brokers covers. Without a day it ends at the latest session whose trades are known,
 * so that a first look is never empty. `days` counts sessions of the exchange back from the end, known or not: those
 * without trades are reported as missing rather than replaced by older ones.
 */
export const flowRange = (asked: RangeAsked, book: SessionBook, clock: Clock): FlowRange => {
  const isDated = asked.as_of !== undefined || asked.to_date !== undefined;
  const as_of = latest(isDated ? book.exchange : book.floorsheet, asked.as_of, clock);
  const to_date = asked.to_date !== undefined && asked.to_date < as_of ? asked.to_date : as_of;
  const before = upTo(book.exchange, to_date);
  const first = before.at(-Math.min(asked.days ?? DEFAULT_SESSIONS, before.length));
  const from_date = asked.from_date ?? first ?? to_date;
  if (from_date > to_date) throw new AppError('input.invalid-range', { from_date, to_date });

  const sessions = within(book.floorsheet, from_date, to_date);
  const held = within(book.exchange, from_date, to_date);
  return { as_of, from_date, to_date, sessions, held };
};

import { type Coverage, MOST_BULK_SESSIONS } from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { flowCoverage } from '@chuli/tape/floorsheet';
import type { Context } from '../../http/implement.ts';
import { coverageOf } from '../../figures/flow-coverage.ts';
import { type SessionBook, dayAsked, latest, upTo, within } from '../../sessions.ts';

export type BulkRange = {
  readonly as_of: TradingDate;
  readonly from_date: TradingDate;
  readonly to_date: TradingDate;
  /** Those whose trades are known, oldest first. */
  readonly sessions: readonly TradingDate[];
  readonly held: readonly TradingDate[];
  /** Where none is known: the newest before the range that is. */
  readonly nearest: TradingDate | null;
  /** The newest whose trades have times. */
  readonly times_to: TradingDate | null;
};

type Bounds = { readonly from: TradingDate; readonly to: TradingDate };

const rangeOf = (book: SessionBook, as_of: TradingDate, { from, to }: Bounds): BulkRange => {
  if (from > to) throw new AppError('input.invalid-range', { from_date: from, to_date: to });
  const known = within(book.floorsheet, from, to);
  const sessions = known.slice(-MOST_BULK_SESSIONS);
  const nearest = known.length === 0 ? (upTo(book.floorsheet, to).at(-1) ?? null) : null;
  const first = known.length > sessions.length ? (sessions[0] ?? from) : from;
  return {
    as_of,
    from_date: first,
    to_date: to,
    sessions,
    held: within(book.exchange, first, to),
    nearest,
    times_to: upTo(book.timed, as_of).at(-1) ?? null,
  };
};

type AskedDay = { readonly date?: TradingDate | undefined; readonly as_of?: TradingDate | undefined };

/** One session: the named one, else the newest whose trades are known. */
export const bulkDay = async (
  { sessions, clock }: Pick<Context, 'sessions' | 'clock'>,
  { date, as_of }: AskedDay,
): Promise<BulkRange> => {
  const book = await sessions();
  const newest = latest(book.floorsheet, as_of, clock);
  const last = dayAsked(as_of, clock);
  const day = date === undefined ? newest : date > last ? last : date;
  return rangeOf(book, newest, { from: day, to: day });
};

type AskedDates = AskedDay & {
  readonly from_date?: TradingDate | undefined;
  readonly to_date?: TradingDate | undefined;
};

/** Between two dates; one date alone is that session, none the newest whose trades are known. */
export const bulkDates = async (
  context: Pick<Context, 'sessions' | 'clock'>,
  { date, from_date = date, to_date, as_of }: AskedDates,
): Promise<BulkRange> => {
  const from = from_date ?? to_date;
  if (from === undefined) return bulkDay(context, { as_of });
  const book = await context.sessions();
  const last = dayAsked(as_of, context.clock);
  const to = to_date ?? from;
  return rangeOf(book, latest(book.floorsheet, as_of, context.clock), { from, to: to > last ? last : to });
};

/** So many sessions of the exchange up to the newest whose trades are known. */
export const bulkDays = async (
  { sessions, clock }: Pick<Context, 'sessions' | 'clock'>,
  days: number,
  as_of: TradingDate | undefined,
): Promise<BulkRange> => {
  const book = await sessions();
  const to = latest(book.floorsheet, as_of, clock);
  const from = upTo(book.exchange, to).at(-days) ?? to;
  return rangeOf(book, to, { from, to });
};

/** So many sessions whose trades are known, however far back they lie. */
export const knownSessions = async (
  { sessions, clock }: Pick<Context, 'sessions' | 'clock'>,
  { date, as_of }: AskedDay,
): Promise<BulkRange> => {
  const book = await sessions();
  const newest = latest(book.floorsheet, as_of, clock);
  const to = date !== undefined && date < newest ? date : newest;
  const from = upTo(book.floorsheet, to).at(-MOST_BULK_SESSIONS) ?? book.floorsheet[0] ?? to;
  return rangeOf(book, newest, { from: from > to ? to : from, to });
};

const NOTHING: Coverage = { sessions_missing: 0, sessions_incomplete: 0, missing_percent: null };

/** What every answer about a range says before its figures. */
export const headOf = async (
  { tape }: Pick<Context, 'tape'>,
  { as_of, from_date, to_date, sessions, held, nearest, times_to }: BulkRange,
  symbol: StockSymbol | null = null,
) => ({
  as_of,
  from_date,
  to_date,
  sessions: [...sessions],
  coverage:
    held.length === 0
      ? NOTHING
      : coverageOf(
          { held, floorsheet: sessions },
          await flowCoverage(tape, {
            symbols: symbol === null ? null : [symbol],
            from: from_date,
            to: to_date,
          }),
        ),
  nearest,
  times_to,
});

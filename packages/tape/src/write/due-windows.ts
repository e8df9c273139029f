import { createHash } from 'node:crypto';
import { LONGEST_WINDOW, type MarketSession, type Restated } from '@chuli/flow';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { heldSessions, knownDays } from '../market/session.ts';
import { daysOfOrders } from './day-of-trades.ts';
import { type Load, countedLoads } from './load.ts';

/** An ex-date of a stock. */
export type StockRestated = Restated & { readonly symbol: StockSymbol };

/** The windows that end on a day, and what they are made of. */
export type DueWindows = {
  readonly to: TradingDate;
  readonly load: Load;
  readonly inputs: string;
  /** The known sessions that the longest of them reaches. */
  readonly reads: readonly TradingDate[];
};

/** Changes with the rule by which windows are scored, so that all of them are scored again. */
const RULE = 1;

/** Longer than any two of them need to differ. */
const NAME_LETTERS = 16;

type Made = { readonly loads: readonly (string | null)[]; readonly restated: readonly StockRestated[] };

const nameOf = ({ loads, restated }: Made): string =>
  createHash('sha256')
    .update(
      JSON.stringify([RULE, loads, restated.map(({ symbol, ex_on, factor }) => [symbol, ex_on, factor])]),
    )
    .digest('hex')
    .slice(0, NAME_LETTERS);

const storedInputs = async (tape: Tape): Promise<Map<TradingDate, string>> => {
  const rows = await ask<{ traded_on: TradingDate; inputs: string }>(
    tape,
    'SELECT traded_on, inputs FROM counted_window FINAL',
  );
  return new Map(rows.map(({ traded_on, inputs }) => [traded_on, inputs]));
};

/** The sessions of the market, and the days whose windows are not stored as they are now. */
export const dueWindows = async (
  tape: Tape,
  restated: readonly StockRestated[],
): Promise<{ sessions: MarketSession[]; due: DueWindows[] }> => {
  const [days, ordered, loads, stored] = await Promise.all([
    knownDays(tape),
    daysOfOrders(tape),
    countedLoads(tape),
    storedInputs(tape),
  ]);
  const known = new Set(ordered.filter(({ has_orders }) => has_orders).map(({ traded_on }) => traded_on));
  const sessions = heldSessions(days).map((date) => ({ date, isKnown: known.has(date) }));
  const due = sessions.flatMap(({ date: to, isKnown }, at): DueWindows[] => {
    const load = loads.get(to);
    if (!isKnown || load === undefined) return [];
    const reached = sessions.slice(Math.max(0, at + 1 - LONGEST_WINDOW), at + 1);
    const first = reached[0]?.date ?? to;
    const inputs = nameOf({
      loads: reached.map((one) => (one.isKnown ? String(loads.get(one.date)) : null)),
      restated: restated.filter(({ ex_on }) => ex_on > first && ex_on <= to),
    });
    const reads = reached.filter((one) => one.isKnown).map(({ date }) => date);
    return stored.get(to) === inputs ? [] : [{ to, load, inputs, reads }];
  });
  return { sessions, due };
};

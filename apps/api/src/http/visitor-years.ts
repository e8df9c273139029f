import { type Clock, type TradingDate, addYears, kathmanduDate } from '@chuli/kernel';
import type { Caller } from './access.ts';

const VISITOR_YEARS = 5;

/** The earliest day this caller may see: five years back for a visitor. Null when all of it is open. */
export const openFrom = ({ caller, clock }: { caller: Caller; clock: Clock }): TradingDate | null =>
  caller.kind === 'user' ? null : addYears(kathmanduDate(clock()), -VISITOR_YEARS);

/** Days of a question, whatever the call. */
const DAYS = ['as_of', 'date', 'from_date', 'to_date'];

type Query = Record<string, unknown>;

/** The question with no day before the first that is open; the same object where nothing had to change. */
export const withinOpenDays = (query: Query, first: TradingDate | null): Query => {
  if (first === null) return query;
  const early = DAYS.filter((name) => typeof query[name] === 'string' && query[name] < first);
  if (early.length === 0) return query;
  return { ...query, ...Object.fromEntries(early.map((name) => [name, first])) };
};

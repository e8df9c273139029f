import type { TradingDate } from '@chuli/kernel';

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

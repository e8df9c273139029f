import type { TradingDate } from '@chuli/kernel';
import { withinOpenDays } from './open-days.ts';

/** Parameters that say how many sessions are looked back. */
const SPANS = ['days', 'range'];

type Query = Readonly<Record<string, unknown>>;

const lastOf = (query: Query, sessions: readonly TradingDate[]): readonly TradingDate[] => {
  const { as_of: asOf } = query;
  return typeof asOf === 'string' ? sessions.filter((day) => day <= asOf) : sessions;
};

/**
 * The question of a demo account, cut to the sessions it is shown; null where it is about a day before them. However
 * far back it is asked for, no span reaches beyond the first.
 */
export const withinDemo = (
  query: Query,
  sessions: readonly TradingDate[],
): Record<string, unknown> | null => {
  const [first] = sessions;
  const { on } = query;
  if (first === undefined || (typeof on === 'string' && on < first)) return null;
  const open = withinOpenDays(query, first);
  const most = Math.max(1, lastOf(open, sessions).length);
  const long = SPANS.filter((name) => typeof open[name] === 'number' && open[name] > most);
  return { ...open, ...Object.fromEntries(long.map((name) => [name, most])) };
};

import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';

type MarketDay = RowOf<'/data/market-days/'>;

/** A session with its signals counted, and what the market did in it. */
export type SessionRow = RowOf<'/data/signal-sessions/'> & {
  index: number | null;
  change: number | null;
  turnover: number | null;
};

/** The market of a session stands beside its signals once it is here. */
export const sessionRows = (
  sessions: readonly RowOf<'/data/signal-sessions/'>[],
  days: readonly MarketDay[],
): SessionRow[] => {
  const known = new Map(days.map((day) => [day.date, day]));
  return sessions.map((session) => {
    const day = known.get(session.date);
    return {
      ...session,
      index: day?.nepse ?? null,
      change: day?.nepse_change ?? null,
      turnover: day?.turnover ?? null,
    };
  });
};

export const SESSION_COLUMNS: readonly Column<SessionRow>[] = [
  { key: 'date', label: 'Session', format: 'date', width: 112, phoneWidth: 108 },
  { key: 'buy', label: 'Buy', format: 'buys', width: 64, phoneWidth: 46 },
  { key: 'sell', label: 'Sell', format: 'sells', width: 64, phoneWidth: 46 },
  { key: 'early_buy', label: 'Early buy', format: 'buys', width: 84, phoneWidth: 74 },
  { key: 'early_sell', label: 'Early sell', format: 'sells', width: 84, phoneWidth: 92 },
  { key: 'index', label: 'NEPSE', format: 'rupees', priority: 2 },
  { key: 'change', label: 'Chg %', format: 'percent', priority: 2 },
  { key: 'turnover', label: 'Turnover', format: 'amount', priority: 2 },
];

import type { TradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import { type Tape, ask } from '../client.ts';

export type KnownDay = {
  traded_on: TradingDate;
  has_bars: boolean;
  has_trades: boolean;
  /** Whether trades of it have times. */
  has_times: boolean;
  has_index: boolean;
};

const KNOWN_DAYS = `
SELECT traded_on, max(bars) AS has_bars, max(trades) AS has_trades,
  max(times) AS has_times, max(indices) AS has_index
FROM (
  SELECT traded_on, true AS bars, false AS trades, false AS times, false AS indices FROM daily_bar GROUP BY traded_on
  UNION ALL
  SELECT traded_on, false, true, count(traded_at) > 0, false FROM counted_trade GROUP BY traded_on
  UNION ALL
  SELECT traded_on, false, false, false, true FROM index_bar GROUP BY traded_on
)
GROUP BY traded_on
ORDER BY traded_on`;

/** Every day of which the tape holds something, oldest first. */
export const knownDays = (tape: Tape): Promise<KnownDay[]> => ask<KnownDay>(tape, KNOWN_DAYS);

/**
 * Sessions that the exchange held, as far as any figure of them is known. A bar dated on a weekend or a holiday is an
 * error of its source, not a session.
 */
export const heldSessions = (days: readonly KnownDay[]): TradingDate[] =>
  days
    .filter((day) => day.has_trades || (day.has_bars && isTradingDay(day.traded_on)))
    .map((day) => day.traded_on);

/** When the last trade of a day was made, in milliseconds; null where its source has no trade times. */
export const lastTradeAt = async (tape: Tape, date: TradingDate): Promise<number | null> => {
  const [row] = await ask<{ at: number | null }>(
    tape,
    'SELECT toUnixTimestamp64Milli(max(traded_at)) AS at FROM counted_trade WHERE traded_on = {date:Date}',
    { date },
  );
  return row?.at ?? null;
};

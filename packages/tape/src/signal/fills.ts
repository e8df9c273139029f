import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { PagedSignal } from './pages.ts';

/** What became of an order of Rs 1 lakh at the next open. */
export type Fill = 'filled' | 'locked' | 'thin' | 'no-session' | 'pending';

export type FoundFill = Pick<
  PagedSignal,
  'family' | 'kind' | 'timeframe' | 'side' | 'symbol' | 'signal_on' | 'bar_ends_at'
> & { fill: Fill; entry_on: TradingDate | null };

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const KEY = 'family, kind, timeframe, side, symbol, signal_on';

/**
 * Whether these signals could be traded. Trades count the signals of one list, stock and day from the first, of which
 * only hours have several: they are counted here in the same way. Other lists of the same stocks and days may be told
 * with them.
 */
export const signalFills = async (tape: Tape, signals: readonly PagedSignal[]): Promise<FoundFill[]> => {
  if (signals.length === 0) return [];
  const among = `signal_on IN {days:Array(Date)} AND symbol IN {symbols:Array(String)}
    AND family IN {families:Array(String)} AND kind IN {kinds:Array(String)}
    AND concat(symbol, ' ', toString(signal_on)) IN {bars:Array(String)}`;
  return ask<FoundFill>(
    tape,
    `
SELECT family, kind, timeframe, side, symbol, signal_on, bar_ends_at, fill, entry_on
FROM (
  SELECT ${KEY}, toUnixTimestamp(ends) AS bar_ends_at,
    toUInt8(row_number() OVER (PARTITION BY ${KEY} ORDER BY ends) - 1) AS signal_number
  FROM (SELECT ${KEY}, bar_ends_at AS ends FROM signal_event FINAL PREWHERE ${among})
) AS signal
INNER JOIN (SELECT ${KEY}, signal_number, fill, entry_on FROM signal_trade FINAL PREWHERE ${among}) AS trade
USING (${KEY}, signal_number)`,
    {
      days: unique(signals.map(({ signal_on }) => signal_on)),
      symbols: unique(signals.map(({ symbol }) => symbol)),
      families: unique(signals.map(({ family }) => family)),
      kinds: unique(signals.map(({ kind }) => kind)),
      bars: unique(signals.map(({ symbol, signal_on }) => `${symbol} ${signal_on}`)),
    },
  );
};

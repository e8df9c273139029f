import type { StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { DailyBarRow } from '../rows.ts';

/** A day as its sources printed it, with what they say of each other. */
export type BarAsPrinted = Pick<
  DailyBarRow,
  | 'symbol'
  | 'traded_on'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'last_traded'
  | 'previous_close'
  | 'sources_agreeing'
  | 'flags'
>;

/** Every day of these stocks, oldest first. */
export const barsAsPrinted = (tape: Tape, symbols: readonly StockSymbol[]): Promise<BarAsPrinted[]> =>
  ask<BarAsPrinted>(
    tape,
    `
SELECT symbol, traded_on, open, high, low, close, last_traded, previous_close, sources_agreeing, flags
FROM daily_bar FINAL WHERE symbol IN {symbols:Array(String)} ORDER BY symbol, traded_on`,
    { symbols },
  );

import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '../client.ts';
import type { TradeRow } from '../rows.ts';
import { type RowEncoding, insertRows } from '../write/insert.ts';
import { tradeEncoding } from '../write/trade-encoding.ts';

/** A contract of a running session in one of its versions; the highest counts. */
export type LiveTradeRow = TradeRow & { is_reversed: boolean; version: number };

const liveTradeEncoding = (date: TradingDate): RowEncoding<LiveTradeRow> => {
  const trade = tradeEncoding(date);
  return {
    columns: [...trade.columns, 'is_reversed', 'version'],
    write: (out, row) => {
      trade.write(out, row);
      out.uint8(row.is_reversed ? 1 : 0);
      out.uint64(row.version);
    },
  };
};

export const insertLiveTrades = (
  tape: Tape,
  date: TradingDate,
  rows: readonly LiveTradeRow[],
): Promise<void> => insertRows(tape, 'live_trade', liveTradeEncoding(date), rows);

/** After the day was written whole. */
export const clearLiveDay = async (tape: Tape, date: TradingDate): Promise<void> => {
  await tape.command({
    query: 'ALTER TABLE live_trade DROP PARTITION {date:String}',
    query_params: { date },
  });
};

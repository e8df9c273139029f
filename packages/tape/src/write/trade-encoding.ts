import { type TradingDate, dayNumber } from '@chuli/kernel';
import type { TradeRow } from '../rows.ts';
import type { RowEncoding } from './insert.ts';
import type { Load } from './load.ts';
import { ofLoad } from './of-load.ts';

/** A contract as `trade` and the tables that begin with its columns hold it. */
export const tradeEncoding = (date: TradingDate): RowEncoding<TradeRow> => {
  const day = dayNumber(date);
  return {
    columns: [
      'traded_on',
      'symbol',
      'contract_id',
      'traded_at',
      'buyer',
      'seller',
      'quantity',
      'rate',
      'amount',
    ],
    write: (out, row) => {
      out.uint16(day);
      out.string(row.symbol);
      // Sixteen digits beginning with the year lie below 2^53 until the year 9007.
      out.uint64(Number(row.contract_id));
      out.nullableUint64(row.traded_at);
      out.string(row.buyer);
      out.string(row.seller);
      out.uint32(row.quantity);
      out.uint32(row.rate);
      out.uint64(row.amount);
    },
  };
};

/** The same with the load to which it belongs. */
export const loadEncoding = (date: TradingDate, load: Load): RowEncoding<TradeRow> =>
  ofLoad(tradeEncoding(date), load);

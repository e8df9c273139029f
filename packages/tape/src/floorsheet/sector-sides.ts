import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** Rupees of a sector in a session: of all orders, and of those that show which side came in. */
export type SidesOfDay = {
  traded_on: TradingDate;
  sector_id: number;
  amount: Paisa;
  bought: Paisa;
  sold: Paisa;
};

type Question = {
  from: TradingDate;
  to: TradingDate;
  symbols: readonly StockSymbol[];
  /** Of each of the symbols. */
  sectors: readonly number[];
};

/** Who came in, by sector, in every session of a range whose trades are known. */
export const sectorSides = (tape: Tape, question: Question): Promise<SidesOfDay[]> =>
  ask<SidesOfDay>(
    tape,
    `SELECT traded_on, transform(toString(symbol), {symbols:Array(String)}, {sectors:Array(UInt8)}, toUInt8(0)) AS sector_id,
       sum(order_day.amount) AS amount, sum(bought_amount) AS bought, sum(sold_amount) AS sold
     FROM order_day
     WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date} AND symbol IN {symbols:Array(String)}
     GROUP BY traded_on, sector_id ORDER BY traded_on, sector_id`,
    question,
  );

import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** What brokers bought and sold of a stock on a day, and the three of them that did so most. */
export type LargestSides = {
  readonly symbol: StockSymbol;
  readonly bought: number;
  readonly sold: number;
  readonly bought_by_three: number;
  readonly sold_by_three: number;
};

type Question = { readonly date: TradingDate; readonly symbols: readonly StockSymbol[] };

const byThree = (side: string): string =>
  `arraySum(arraySlice(arrayReverseSort(groupArray(day.${side})), 1, 3))`;

export const largestSides = (tape: Tape, question: Question): Promise<LargestSides[]> =>
  ask<LargestSides>(
    tape,
    `
SELECT symbol, sum(day.bought) AS bought, sum(day.sold) AS sold,
  ${byThree('bought')} AS bought_by_three, ${byThree('sold')} AS sold_by_three
FROM (
  SELECT symbol, broker, sum(bought) AS bought, sum(sold) AS sold FROM broker_day_by_symbol
  WHERE ${COUNTED} AND traded_on = {date:Date} AND symbol IN {symbols:Array(String)}
  GROUP BY symbol, broker
) AS day
GROUP BY symbol ORDER BY symbol`,
    question,
  );

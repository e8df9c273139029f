import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** Shares of a stock on a day: all of them, and those of large orders that came in, as the orders show it. */
export type LargeIncoming = {
  readonly symbol: StockSymbol;
  readonly volume: number;
  readonly bought: number;
  readonly sold: number;
};

type Question = {
  readonly date: TradingDate;
  readonly symbols: readonly StockSymbol[];
  readonly amount_from: Paisa;
};

const came = (side: 'buy' | 'sell'): string =>
  `sumIf(quantity, amount >= {amount_from:UInt64} AND side = '${side}' AND sign = 'order')`;

export const largeIncoming = (tape: Tape, question: Question): Promise<LargeIncoming[]> =>
  ask<LargeIncoming>(
    tape,
    `SELECT symbol, sum(quantity) AS volume, ${came('buy')} AS bought, ${came('sell')} AS sold
     FROM order_event
     WHERE ${COUNTED} AND traded_on = {date:Date} AND symbol IN {symbols:Array(String)}
     GROUP BY symbol ORDER BY symbol`,
    question,
  );

import type { Paisa, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import { type CompanyRange, OF_COMPANY, companyParams } from './history.ts';

/** What changed hands at one price, as traded. */
export type TradedPrice = {
  /** How many of the ex-dates had passed: prices of two eras are of different shares. */
  era: number;
  rate: Paisa;
  quantity: number;
  amount: Paisa;
};

type Question = CompanyRange & { ex_dates: readonly TradingDate[] };

/** All trades of a company by their price. Only sessions that have a bar count: they are the ones that a chart shows. */
export const tradedPrices = (tape: Tape, { ex_dates, ...range }: Question): Promise<TradedPrice[]> =>
  ask<TradedPrice>(
    tape,
    `
SELECT arrayCount(ex_on -> ex_on <= traded_on, {ex_dates:Array(Date)}) AS era, rate,
  sum(trade.quantity) AS quantity, sum(trade.amount) AS amount
FROM trade
WHERE ${COUNTED} AND ${OF_COMPANY}
  AND traded_on IN (SELECT traded_on FROM daily_bar FINAL WHERE ${OF_COMPANY})
GROUP BY era, rate ORDER BY era, rate`,
    { ...companyParams(range), ex_dates },
  );

import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';
import type { OrderFilters } from './order-source.ts';

/** Rupees of contracts by who came in, as the orders show it; of singles and pairs nothing is known. */
export type CameIn = {
  /** Purchases and sales of which it is known who came in, and those in which it was this side. */
  bought: Paisa;
  bought_in: Paisa;
  sold: Paisa;
  sold_in: Paisa;
  /** Contracts with one broker on both sides, counted once. */
  matched: Paisa;
  /** Both sides of contracts that have a time, and of those before noon. */
  timed: Paisa;
  first_hour: Paisa;
};

const KEYS = {
  broker: ['broker'],
  stock: ['symbol'],
  pair: ['broker', 'symbol'],
} as const;

type Keyed = {
  broker: { broker: BrokerId };
  stock: { symbol: StockSymbol };
  pair: { broker: BrokerId; symbol: StockSymbol };
};

type Question = Pick<OrderFilters, 'from' | 'to' | 'symbols'> & {
  /** Only what went through these; all without it. */
  brokers?: readonly BrokerId[] | undefined;
};

const SUMS = ['bought', 'bought_in', 'sold', 'sold_in', 'matched', 'timed', 'first_hour'];

/** What brokers traded by whether they came in or waited: by broker, by stock, or broker by stock. */
export const cameIn = <By extends keyof Keyed>(
  tape: Tape,
  question: Question,
  by: By,
): Promise<(CameIn & Keyed[By])[]> => {
  const keys = KEYS[by].join(', ');
  const { symbols, brokers } = question;
  return ask<CameIn & Keyed[By]>(
    tape,
    `
SELECT ${keys}, ${SUMS.map((name) => `sum(habit.${name}) AS ${name}`).join(', ')}
FROM broker_habit AS habit WHERE ${COUNTED} AND traded_on BETWEEN {from:Date} AND {to:Date} AND broker != ''
  ${symbols === undefined ? '' : 'AND symbol IN {symbols:Array(String)}'}
  ${brokers === undefined ? '' : 'AND broker IN {brokers:Array(String)}'}
GROUP BY ${keys} ORDER BY ${keys}`,
    question,
  );
};

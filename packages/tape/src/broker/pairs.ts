import type { BrokerId, Paisa, StockSymbol } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { type Range, type ShareEra, eraParams, sourceFor } from './source.ts';

/** What each broker did in one stock over a range, in shares of its last day: one entry a broker in every list. */
export type StockPairs = {
  symbol: StockSymbol;
  brokers: BrokerId[];
  bought: number[];
  sold: number[];
  bought_amount: Paisa[];
  sold_amount: Paisa[];
};

const COLUMNS = ['bought', 'sold', 'bought_amount', 'sold_amount'] as const;

/**
 * Every broker in every stock over a range, by one pass over the roll-up. Stocks are rows and brokers lists, which is
 * half of the bytes and of the time of a row a pair.
 */
export const brokerPairs = (
  tape: Tape,
  { eras, ...range }: Range & { eras: readonly ShareEra[] },
): Promise<StockPairs[]> => {
  const { rows, counted } = sourceFor(eras);
  return ask<StockPairs>(
    tape,
    `
SELECT symbol, groupArray(broker) AS brokers, ${COLUMNS.map((column) => `groupArray(pair_${column}) AS ${column}`).join(', ')}
FROM (
  SELECT symbol, broker, ${COLUMNS.map((column) => `sum(${counted(column)}) AS pair_${column}`).join(', ')}
  FROM ${rows('broker_day_by_symbol', '')}
  GROUP BY symbol, broker ORDER BY symbol, broker
)
GROUP BY symbol ORDER BY symbol`,
    { ...range, ...eraParams(eras) },
  );
};

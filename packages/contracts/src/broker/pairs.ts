import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import {
  BrokerId,
  NOT_LATER,
  Percent,
  Quantity,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { stock } from '../signal/parts.ts';
import { known } from './range.ts';

export const MOST_PAIRS = 100;
/** Sessions over which the same-broker share of a stock is told, and held against. */
export const SAME_BROKER_SESSIONS = 60;

const Pair = z.object({
  buyer: BrokerId,
  seller: BrokerId,
  /** Once for every order in which the one bought of the other, and how often by chance. */
  meetings: Quantity,
  expected: z.number().nonnegative(),
  /** (Meetings − expected) ÷ √expected; a deviation is one meeting at the least. */
  z: z.number(),
  quantity: Quantity,
  volume_percent: Percent.nullable(),
  sessions_met: Quantity,
  /** Of the sessions of the range, those on which it lay four deviations or more above chance. */
  sessions_high: Quantity,
  is_recurring: z.boolean(),
});

export const pairContracts = {
  pairs: get({
    path: '/data/broker-pairs/',
    summary:
      'Which brokers met in a stock far more often than by chance, and its same-broker share against its past',
    access: 'open',
    feature: 'flow-plus',
    cache: CACHES.session,
    cost: 'heavy',
    mostRows: MOST_PAIRS,
    query: z
      .strictObject({
        /** Without one, the stock of which most was traded in the newest session of the range. */
        symbol: StockSymbol.optional(),
        days: z.enum(['5', '10', '20']).default('20'),
        date: TradingDate.optional(),
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...known,
      ...stock,
      /** Pairs that met; of all their sessions those that are high, and how many would be if brokers met by chance. */
      pairs: Quantity,
      high: Quantity,
      high_by_chance: z.number().nonnegative(),
      recurring: Quantity,
      same: z.object({
        /** Of the last session of the range; its mean over the known sessions before it, and how many of 100 have no more. */
        percent: Percent.nullable(),
        mean: Percent.nullable(),
        percentile: Percent.nullable(),
        sessions: z
          .array(z.object({ date: TradingDate, percent: Percent.nullable() }))
          .max(SAME_BROKER_SESSIONS),
      }),
      rows: z.array(Pair).max(MOST_PAIRS),
    }),
  }),
};

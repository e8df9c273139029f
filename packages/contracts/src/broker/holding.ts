import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import {
  BrokerId,
  Percent,
  Quantity,
  Rupees,
  SignedQuantity,
  StockSymbol,
  TradingDate,
  asOf,
} from '../parts.ts';
import { brokerList, known, scale } from './range.ts';

/** More lines than these cannot be told apart. */
export const MOST_HOLDERS = 10;

/** Sums begin again with each block, at zero; holes of up to five sessions lie inside one and are named. */
const Block = z.object({
  from: TradingDate,
  to: TradingDate,
  /** Known ones. */
  sessions: z.int().positive(),
  bridged: z.array(TradingDate),
});

const HolderRow = z.object({
  broker: BrokerId,
  /** One value a session of `held`; null where its trades are not known. */
  cumulative: z.array(SignedQuantity.nullable()),
  /** Rate of what is left of a net above zero; null where there is none. */
  pool_average: z.array(Rupees.nullable()),
  /** How far the close of the session stands from it. */
  open_percent: z.array(Percent.nullable()),
  /** Of the newest block. */
  net: SignedQuantity,
  average: Rupees.nullable(),
  open: Percent.nullable(),
  bought: Quantity,
  sold: Quantity,
  sessions_traded: Quantity,
  /** Sessions since its shares were bought, on average, the oldest sold first; null where its net is not above zero. */
  age: z.number().nonnegative().nullable(),
});

export const holdingContracts = {
  brokerHolding: get({
    path: '/data/broker-holding/',
    summary: 'Running net of up to ten brokers in a stock, with what is left of it at what rate',
    access: 'open',
    feature: 'broker-analytics-pro',
    cache: CACHES.session,
    cost: 'light',
    mostRows: MOST_HOLDERS,
    query: z.strictObject({
      /** Without one, the stock of which most was traded in the newest session of the range that is known. */
      symbol: StockSymbol.optional(),
      /** Without them, the five largest each way of the newest block. */
      brokers: brokerList(MOST_HOLDERS).optional(),
      /** Without it, the last 250 sessions; at most 1,250 sessions are told, the latest. */
      from_date: TradingDate.optional(),
      ...asOf,
    }),
    reply: z.object({
      ...known,
      ...scale,
      symbol: StockSymbol,
      /** Every session of the range, known or not. */
      held: z.array(TradingDate),
      /** In shares of the last session; null where the stock did not trade. */
      closes: z.array(Rupees.nullable()),
      /** Oldest first. */
      blocks: z.array(Block),
      rows: z.array(HolderRow),
    }),
  }),
};

import { LIMIT_STATES } from '@chuli/market';
import { z } from 'zod';
import { get } from '../contract.ts';
import { CIRCUIT_FACTS, CircuitRow, LimitSide } from '../market/circuit.ts';
import { MOST_ROWS } from '../most-rows.ts';
import {
  NOT_LATER,
  Percent,
  Quantity,
  Rupees,
  StockSymbol,
  TradingDate,
  asOf,
  isNotLater,
} from '../parts.ts';
import { paging } from '../signal/pages.ts';
import { BulkRow, day, page, plus, size, sorted } from './bulk-parts.ts';

/** A large order, or contract, of a stock at, near or back from a limit of its day. */
const CircuitOrder = BulkRow.extend({
  limit_side: LimitSide,
  limit: Rupees,
  /** How the stock ended the session. */
  state: z.enum(LIMIT_STATES),
  /** From its last price to the limit, in percent of that price: 0 where it was filled at it. */
  distance: Percent,
  facts_holding: Quantity,
  facts_known: Quantity,
  /** The three largest buyers of all that was bought; at the lower limit the sellers. */
  top_three_percent: Percent.nullable(),
});

export const bulkCircuitContracts = {
  circuit: get({
    ...plus,
    path: '/data/bulk-txn/circuit/',
    summary: 'Large orders of a session in stocks at, near or back from the limit of the day',
    mostRows: MOST_ROWS.page,
    query: z
      .strictObject({
        symbol: StockSymbol.optional(),
        ...day,
        limit_side: LimitSide.optional(),
        /** Facts of the set-up that must hold at least. */
        facts_from: z.coerce.number().int().min(0).max(CIRCUIT_FACTS.length).default(0),
        ...size,
        ...sorted,
        ...paging,
        ...asOf,
      })
      .refine(isNotLater, NOT_LATER),
    reply: z.object({
      ...page,
      limit_percent: Percent,
      order_percent: Percent,
      /** The last stock that reached a limit before, in a session whose trades are known. */
      before: z.object({ symbol: StockSymbol, date: TradingDate, side: LimitSide }).nullable(),
      /** All stocks at, near or back from a limit, whatever side and facts are asked for. */
      stocks: z.array(CircuitRow).max(MOST_ROWS.page),
      rows: z.array(CircuitOrder),
    }),
  }),
};

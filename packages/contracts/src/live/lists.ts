import { z } from 'zod';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { Percent, Quantity, Rupees, StockSymbol, TradingDate, asOf } from '../parts.ts';
import { LIVE, UnixSeconds, intraday } from './intraday.ts';

/** Below it a few small trades would look like a burst. */
export const LEAST_HOT_RUPEES = 200_000;

/** So many last minutes of a stock are told one by one. */
export const COURSE_MINUTES = 15;

const HotRow = z.object({
  symbol: StockSymbol,
  name: z.string(),
  sector_id: z.int().nullable(),
  instrument: z.string().nullable(),
  /** The amount of these minutes as a multiple of the usual one; null where too few sessions tell what is usual. */
  heat: z.number().nullable(),
  /** Of these minutes; of the whole day where the trades have no times. */
  amount: Rupees,
  /** The mean amount of the same minutes of the stock's last ten sessions with times. */
  usual: Rupees.nullable(),
  trades: Quantity,
  /** Share of what all stocks traded in these minutes. */
  amount_percent: Percent.nullable(),
  /** Against the last price before these minutes; null when it had none. */
  change: Percent.nullable(),
  last: Rupees.nullable(),
  /** Against the previous close, as restated on an ex-date. */
  day_change: Percent.nullable(),
  /** Rupees of each of the last 15 minutes, oldest first; empty where the trades have no times. */
  course: z.array(Rupees),
});

export const liveListContracts = {
  hotStocks: get({
    path: '/data/live-hot-stock/script/',
    summary: 'Stocks by what they traded in the last minutes against what is usual in these minutes',
    access: 'open',
    feature: 'live-lists',
    cache: LIVE,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      minutes: z.coerce.number().int().min(1).max(60).default(5),
      /** One stock, whatever it traded; without it all of Rs 2 lakh or more. */
      symbol: StockSymbol.optional(),
      ...asOf,
    }),
    reply: z.object({
      ...intraday,
      /** The newest session up to the as-of day whose trades have times; null where none has. */
      times_to: TradingDate.nullable(),
      minutes: z.int(),
      /** The minutes counted, up to that of the last trade: begin of the first, end of the last. */
      from: UnixSeconds.nullable(),
      to: UnixSeconds.nullable(),
      /** Sessions with times before this one, at most 20; from ten on it is known what is usual. */
      sessions: Quantity,
      /** What all stocks traded in these minutes. */
      market_amount: Rupees,
      total: Quantity,
      rows: z.array(HotRow),
    }),
  }),
};

import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { BrokerId, Days, Percent, Quantity, Rupees, SignedQuantity, StockSymbol, asOf } from '../parts.ts';
import { paged, paging, sortBy } from '../signal/pages.ts';
import { stock } from '../signal/parts.ts';
import { known, range, scale } from './range.ts';

/** The stocks of a broker that are told beside its sum. */
export const TOP_STOCKS = 5;
/** R81. */
export const TOP_BROKERS = 10;

const call = {
  access: 'open',
  feature: 'broker-analytics-pro',
  cache: CACHES.minute,
  cost: 'heavy',
} as const;

/** Net value is net × own buy average of a net buyer, net × own sell average of a net seller. */
const TopStock = z.object({
  symbol: StockSymbol,
  net: SignedQuantity,
  net_value: Rupees,
  /** What it paid on average, or what it was paid. */
  average: Rupees,
  /** Its purchases and sales as a share of twice the volume of the stock. */
  volume_percent: Percent.nullable(),
});

const TopBroker = z.object({
  broker: BrokerId,
  /** Net value of all stocks of which it bought more than it sold; of releases, of those it sold more of, without sign. */
  amount: Rupees,
  stocks: Quantity,
  /** The largest by net value, and their share of the amount. */
  top: z.array(TopStock).max(TOP_STOCKS),
  top_percent: Percent.nullable(),
  turnover: Rupees,
});

const brokers = {
  ...call,
  mostRows: MOST_ROWS.members,
  query: z.strictObject(range),
  reply: z.object({ ...known, ...scale, rows: z.array(TopBroker) }),
} as const;

const topTen = {
  ...call,
  mostRows: TOP_BROKERS,
  query: z.strictObject({ days: Days.optional(), ...asOf }),
  reply: z.object({ ...known, ...scale, rows: z.array(TopBroker).max(TOP_BROKERS) }),
} as const;

export const BOOK_SORTS = [
  'net_value',
  'symbol',
  'net',
  'net_amount',
  'hold_percent',
  'open_percent',
] as const;

const BookRow = z.object({
  ...stock,
  bought: Quantity,
  sold: Quantity,
  net: SignedQuantity,
  buy_average: Rupees.nullable(),
  sell_average: Rupees.nullable(),
  net_value: Rupees,
  net_amount: Rupees,
  /** Net in percent of what it bought; of a release, of what it sold. */
  hold_percent: Percent.nullable(),
  volume_percent: Percent.nullable(),
  /** Rate of what is left of the running net: what it gained goes out at the average, session by session. */
  pool_average: Rupees.nullable(),
  /** The last one up to the end of the range, in shares of that day. */
  close: Rupees.nullable(),
  /** How far that close stands from the average of the pool: an estimate, since a broker is many clients. */
  open_percent: Percent.nullable(),
  sessions_traded: Quantity,
  sessions_net_bought: Quantity,
  /** Net without sign ÷ bought and sold together: near 0 it passes shares through, 1 is one side only. */
  net_to_turnover: z.number().nullable(),
});

const book = {
  ...call,
  cost: 'light',
  mostRows: MOST_ROWS.page,
  params: z.strictObject({ broker: BrokerId }),
  query: z.strictObject({ ...range, ...paging, sort: sortBy(BOOK_SORTS, '-net_value') }),
  reply: z.object({ ...known, ...scale, ...paged, broker: BrokerId, rows: z.array(BookRow) }),
} as const;

export const FAVOURITES_A_BROKER = 3;

const FavouriteRow = z.object({
  broker: BrokerId,
  ...stock,
  /** Net value without sign in percent of the turnover of the broker. */
  favour: Percent.nullable(),
  /** Its share of the volume of the stock ÷ its share of the volume of the market: 1 is as everywhere. */
  lift: z.number().nullable(),
  net: SignedQuantity,
  net_value: Rupees,
  net_amount: Rupees,
  average: Rupees,
  volume_percent: Percent.nullable(),
  broker_turnover: Rupees,
});

const TopFiveRow = z.object({
  ...stock,
  /** The largest on this side, each with what it paid or was paid on average. */
  brokers: z.array(z.object({ broker: BrokerId, net: SignedQuantity, average: Rupees })).max(TOP_STOCKS),
  /** Their nets, and that of the first alone, in percent of the volume. */
  five_percent: Percent.nullable(),
  largest_percent: Percent.nullable(),
  net_buyers: Quantity,
  net_sellers: Quantity,
  volume: Quantity,
  /** Of a known session, on average. */
  turnover: Rupees,
  close: Rupees.nullable(),
  /** From the last close before the range to the last one in it, bonus and right shares taken into account. */
  change: Percent.nullable(),
});

const FIVE_SORTS = ['five_percent', 'largest_percent', 'symbol', 'turnover', 'change'] as const;

const topFive = {
  ...call,
  mostRows: MOST_ROWS.page,
  query: z.strictObject({
    ...range,
    symbol: StockSymbol.optional(),
    sector_id: z.coerce.number().int().min(1).max(13).optional(),
    /** In rupees a known session. */
    smallest_turnover: z.coerce.number().int().min(0).max(1e12).default(5_000_000),
    ...paging,
    sort: sortBy(FIVE_SORTS, '-five_percent'),
  }),
  reply: z.object({ ...known, ...scale, ...paged, rows: z.array(TopFiveRow) }),
} as const;

const HELD = 'bought more than they sold';
const RELEASED = 'sold more than they bought';

/** Each list of holders has its twin of releasers, which answers alike with the other sign. */
export const brokerTopContracts = {
  holding: get({
    ...brokers,
    path: '/data/broker-top-holding/',
    summary: `Brokers by the value of what they ${HELD}, with their largest stocks`,
  }),
  holdingTen: get({
    ...topTen,
    path: '/data/broker-top-holding/top-10/',
    summary: 'The ten largest of these brokers',
  }),
  holdingBook: get({
    ...book,
    path: '/data/broker-top-holding/{broker}/holding/',
    summary: 'All stocks of which one broker bought more than it sold',
  }),
  released: get({
    ...brokers,
    path: '/data/broker-top-released/',
    summary: `Brokers by the value of what they ${RELEASED}, with their largest stocks`,
  }),
  releasedTen: get({
    ...topTen,
    path: '/data/broker-top-released/top-10/',
    summary: 'The ten largest of these brokers',
  }),
  releasedBook: get({
    ...book,
    path: '/data/broker-top-released/{broker}/released/',
    summary: 'All stocks of which one broker sold more than it bought',
  }),
  favourites: get({
    ...call,
    path: '/data/broker-favourite-hold-release/',
    summary: 'The stocks that each broker held or released most, against what is usual for it',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({ action: z.enum(['hold', 'release']), broker: BrokerId.optional(), ...range }),
    reply: z.object({ ...known, ...scale, rows: z.array(FavouriteRow) }),
  }),
  topFiveBuyers: get({
    ...topFive,
    path: '/data/top-five-broker-wise-acc/',
    summary: `Stocks by the share of their volume that the five brokers kept who ${HELD} most`,
  }),
  topFiveSellers: get({
    ...topFive,
    path: '/data/top-five-broker-wise-dist/',
    summary: `Stocks by the share of their volume that the five brokers let go who ${RELEASED} most`,
  }),
};

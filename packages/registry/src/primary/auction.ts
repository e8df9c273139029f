import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { ShareAuctionTable } from './tables.ts';

export type Auction = Pick<
  ShareAuctionTable,
  'symbol' | 'kind' | 'seller' | 'units' | 'opens_on' | 'closes_on' | 'document' | 'source'
> & {
  floor_price: Paisa;
  /** Null until the bids are opened. */
  cut_off: Paisa | null;
  bids: number | null;
  units_bid: number | null;
  result: 'settled' | 'failed' | null;
};

type Question = {
  as_of: TradingDate;
  kind?: 'ordinary' | 'promoter' | undefined;
  symbol?: StockSymbol | undefined;
};

const UNOPENED = { cut_off: null, bids: null, units_bid: null, result: null };

/** Auctions announced by a day, the newest first; of those whose bids were opened by then, also what came of them. */
export const listAuctions = async (
  registry: Registry,
  { as_of, kind, symbol }: Question,
): Promise<Auction[]> => {
  let query = registry
    .selectFrom('share_auction')
    .select(['symbol', 'kind', 'seller', 'units', 'opens_on', 'closes_on', 'document', 'source'])
    .select(['opened_on', 'bids', 'units_bid', 'result'])
    .select((eb) => eb.ref('floor_price').$castTo<Paisa>().as('floor_price'))
    .select((eb) => eb.ref('cut_off').$castTo<Paisa | null>().as('cut_off'))
    .where('known_on', '<=', as_of)
    .orderBy('opens_on', 'desc')
    .orderBy('symbol')
    .orderBy('kind');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (symbol !== undefined) query = query.where('symbol', '=', symbol);
  const rows = await query.execute();
  return rows.map(({ opened_on, ...row }) =>
    opened_on !== null && opened_on <= as_of ? row : Object.assign(row, UNOPENED),
  );
};

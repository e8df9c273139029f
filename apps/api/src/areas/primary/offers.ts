import { type QueryOf, type ReplyOf, offerContracts } from '@chuli/contracts';
import {
  AppError,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addDays,
  percentageChange,
  toRupees,
} from '@chuli/kernel';
import { type Auction, type Offer, listAuctions, listOffers } from '@chuli/registry/primary';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { closesBefore } from '@chuli/tape/primary';
import { ratioOf, rupeesOrNull } from '../../figures/figures.ts';
import { worthOf } from '../../figures/market-cap.ts';
import { type Asked, implement } from '../../http/implement.ts';
import { eventDay } from './event-day.ts';
import { auctionState, offerState } from './offer-state.ts';

type OffersReply = ReplyOf<typeof offerContracts.offers>;
type AuctionsReply = ReplyOf<typeof offerContracts.auctions>;

const toOffer = (offer: Offer, day: TradingDate): OffersReply['rows'][number] => {
  const { price, applied_units, source: _, ...said } = offer;
  return {
    ...said,
    price: rupeesOrNull(price),
    amount: worthOf(price ?? undefined, offer.units),
    subscribed: ratioOf(applied_units, offer.units),
    state: offerState(offer, day),
  };
};

type Range = { from?: TradingDate | undefined; to?: TradingDate | undefined };

export const checkRange = ({ from, to }: Range): void => {
  if (from !== undefined && to !== undefined && from > to)
    throw new AppError('input.invalid-range', { from, to });
};

/** Whether any of the days from its opening to its close lies in the range; of one without them, the announcement. */
const isWithin = ({ opens_on, closes_on, announced_on }: Offer, { from, to }: Range): boolean => {
  const first = opens_on ?? announced_on;
  if (first === null) return from === undefined && to === undefined;
  return (to === undefined || first <= to) && (from === undefined || (closes_on ?? first) >= from);
};

const offers = async (asked: Asked<QueryOf<typeof offerContracts.offers>>): Promise<OffersReply> => {
  const { registry, clock, sessions, query } = asked;
  const { kind, reserved_for, state, symbol } = query;
  checkRange(query);
  const as_of = eventDay((await sessions()).exchange, query.as_of, clock);
  const known = await listOffers(registry, { as_of, symbol });
  const rows = known
    .filter((offer) => isWithin(offer, query))
    .map((offer) => toOffer(offer, as_of))
    .filter((row) => kind === undefined || row.kind === kind)
    .filter((row) => reserved_for === undefined || row.reserved_for === reserved_for)
    .filter((row) => state === undefined || row.state === state);
  return { as_of, rows };
};

const keyOf = (symbol: StockSymbol, on: TradingDate): string => `${symbol} ${on}`;

/** The day before which the ordinary share is priced: that of the opening, or tomorrow for one that lies ahead. */
const pricedBefore = ({ opens_on }: Auction, as_of: TradingDate): TradingDate =>
  opens_on <= as_of ? opens_on : addDays(as_of, 1);

type Priced = { company: Company | undefined; close: Paisa | null; as_of: TradingDate };

const toAuction = (auction: Auction, { company, close, as_of }: Priced): AuctionsReply['rows'][number] => {
  const { symbol, kind, units, floor_price, opens_on, closes_on, cut_off, bids, units_bid } = auction;
  return {
    symbol,
    name: company?.name ?? symbol,
    sector_id: company?.sector_id ?? null,
    kind,
    units,
    floor_price: toRupees(floor_price),
    close: rupeesOrNull(close),
    discount: percentageChange(floor_price, close),
    opens_on,
    closes_on,
    cut_off: rupeesOrNull(cut_off),
    cut_off_discount: cut_off === null ? null : percentageChange(cut_off, close),
    bids,
    cover: ratioOf(units_bid, units),
    state: auctionState(auction, as_of),
  };
};

const auctions = async (asked: Asked<QueryOf<typeof offerContracts.auctions>>): Promise<AuctionsReply> => {
  const { tape, registry, reference, clock, sessions, query } = asked;
  const { kind, state, symbol } = query;
  const as_of = eventDay((await sessions()).exchange, query.as_of, clock);
  const known = await listAuctions(registry, { as_of, kind, symbol });
  const days = known.map((one) => ({ symbol: one.symbol, on: pricedBefore(one, as_of) }));
  const [companies, closes] = await Promise.all([
    listCompanies(reference, { as_of }),
    known.length === 0 ? [] : closesBefore(tape, days),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const priced = new Map(closes.map((one) => [keyOf(one.symbol, one.asked_on), one.close]));
  const rows = known.map((auction) => {
    const close = priced.get(keyOf(auction.symbol, pricedBefore(auction, as_of))) ?? null;
    return toAuction(auction, { company: described.get(auction.symbol), close, as_of });
  });
  return { as_of, rows: rows.filter((row) => state === undefined || row.state === state) };
};

export const offerEndpoints = implement(offerContracts, { offers, auctions });

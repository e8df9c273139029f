import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { OFFER_WORDS, RESERVED_WORDS, stateText } from './event-words.ts';

export type OfferRow = RowOf<'/data/offer/'>;
export type AuctionRow = RowOf<'/data/auction/'>;

/** An offer, or an auction of ordinary shares, as one list shows both. */
export type EventRow = Pick<
  OfferRow,
  'symbol' | 'company' | 'units' | 'price' | 'amount' | 'opens_on' | 'closes_on' | 'allotted_on' | 'listed_on'
> & {
  id: string;
  kind: OfferRow['kind'] | 'auction';
  reserved_for: OfferRow['reserved_for'];
  subscribed: number | null;
  manager: string | null;
  state: OfferRow['state'] | AuctionRow['state'];
};

const ofOffer = (row: OfferRow): EventRow => row;

/** Its price is the floor until the bids are opened, then what they were cut off at. */
const ofAuction = (row: AuctionRow): EventRow => {
  const price = row.cut_off ?? row.floor_price;
  return {
    id: `${row.symbol} ${row.kind} ${row.opens_on}`,
    symbol: row.symbol,
    company: row.name,
    kind: 'auction',
    reserved_for: null,
    units: row.units,
    price,
    amount: (Math.round(price * 100) * row.units) / 100,
    opens_on: row.opens_on,
    closes_on: row.closes_on,
    allotted_on: null,
    listed_on: null,
    subscribed: row.cover,
    manager: null,
    state: row.state,
  } as EventRow;
};

export const eventRows = (
  offers: readonly OfferRow[],
  auctions: readonly AuctionRow[],
): readonly EventRow[] => [...offers.map(ofOffer), ...auctions.map(ofAuction)];

export const eventKindText = (kind: EventRow['kind']): string =>
  kind === 'auction' ? t('Auction') : t(OFFER_WORDS[kind]);

export const EVENT_COLUMNS: readonly Column<EventRow>[] = [
  {
    id: 'state',
    label: 'State',
    format: 'text',
    width: 92,
    phoneWidth: 88,
    value: ({ state }) => stateText(state),
  },
  {
    key: 'symbol',
    label: 'Symbol',
    format: 'symbol',
    none: 'Not listed yet',
    priority: 2,
  },
  {
    id: 'company',
    label: 'Company',
    format: 'text',
    width: 220,
    phoneWidth: 94,
    value: ({ company }) => company,
  },
  {
    id: 'kind',
    label: 'Kind',
    format: 'text',
    width: 96,
    priority: 2,
    value: ({ kind }) => eventKindText(kind),
  },
  {
    id: 'reserved_for',
    label: 'For whom',
    format: 'text',
    width: 124,
    priority: 3,
    value: ({ reserved_for }) => (reserved_for === null ? null : t(RESERVED_WORDS[reserved_for])),
    none: 'Right issues are for holders, auctions for anyone who bids.',
  },
  { key: 'opens_on', label: 'Opens', format: 'date', phoneWidth: 104, unknown: 'No source names the day.' },
  { key: 'closes_on', label: 'Closes', format: 'date', phoneWidth: 104, unknown: 'No source names the day.' },
  { key: 'units', label: 'Units', format: 'quantity', priority: 2, unknown: 'No source names it.' },
  { key: 'price', label: 'Price', format: 'rupees', priority: 2, unknown: 'No source names it.' },
  { key: 'amount', label: 'Amount', format: 'amount', priority: 3, unknown: 'Units or price missing.' },
  {
    key: 'subscribed',
    label: 'Subscribed',
    hint: 'Units asked for, as a multiple of those on offer; known once they are counted',
    format: 'rupees',
    priority: 3,
    none: 'Not counted yet, or no source says.',
  },
  { key: 'allotted_on', label: 'Allotted', format: 'date', priority: 4, none: 'Not yet, or no source says.' },
  { key: 'listed_on', label: 'Listed', format: 'date', priority: 4, none: 'Not yet, or no source says.' },
  {
    id: 'manager',
    label: 'Issue manager',
    format: 'text',
    width: 170,
    priority: 4,
    value: ({ manager }) => manager,
  },
];

import type { Phrase } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { Trade } from './floorsheet-address.ts';

/** A contract of this size is rare enough to be worth seeing: about one in a hundred. */
const LARGE_TRADE = 20_00_000;

const MASKED: Phrase = 'The exchange hides member numbers until the close';

const timeColumn = (priority: 1 | 2): Column<Trade> => ({
  key: 'traded_at',
  label: 'Time',
  format: 'time',
  priority,
  sortable: false,
});

const symbol: Column<Trade> = {
  key: 'symbol',
  label: 'Symbol',
  format: 'symbol',
  width: 110,
  phoneWidth: 88,
};

/** The first column of a phone has room for a name, the others for a number. */
const sides = (isFirst: boolean): readonly Column<Trade>[] => [
  {
    key: 'buyer',
    label: 'Buyer',
    format: 'broker',
    phoneWidth: isFirst ? 128 : 52,
    sortable: false,
    unknown: MASKED,
  },
  { key: 'seller', label: 'Seller', format: 'broker', phoneWidth: 52, sortable: false, unknown: MASKED },
];

const figures: readonly Column<Trade>[] = [
  { key: 'quantity', label: 'Quantity', format: 'quantity', width: 84, phoneWidth: 72 },
  { key: 'rate', label: 'Rate', format: 'rupees', width: 90, priority: 2 },
  { key: 'amount', label: 'Amount', format: 'rupees', width: 122, phoneWidth: 110 },
  { key: 'contract_id', label: 'Contract', format: 'code', width: 150, priority: 2 },
];

/** `isTimeFirst`: a phone has room for the time where the brokers are not shown. */
type Said = { times: boolean; symbols: boolean; isTimeFirst?: boolean };

/**
 * The columns that say something: without trade times the column would say so in every row, and around one stock its
 * symbol would.
 */
export const tradeColumns = (says: Said): readonly Column<Trade>[] => [
  ...(says.symbols ? [symbol] : []),
  ...sides(!says.symbols),
  ...(says.times ? [timeColumn(says.isTimeFirst ? 1 : 2)] : []),
  ...figures,
];

/** Bought and sold through the same member: often two clients of one broker. */
const isMatched = ({ buyer, seller }: Trade): boolean => buyer !== null && buyer === seller;

/** Large contracts stand out, and those with one broker on both sides are marked. */
export const tonesOfTrade = (trade: Trade) => [
  ...(trade.amount >= LARGE_TRADE ? (['loud'] as const) : []),
  ...(isMatched(trade) ? (['marked'] as const) : []),
];

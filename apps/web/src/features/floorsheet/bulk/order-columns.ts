import { type Phrase, t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { brokerPath } from '../../../shared/broker/broker-path.ts';
import { brokersText } from '../../../shared/floorsheet/brokers-text.ts';
import { type BulkRow, certaintyOf } from './bulk-row.ts';

const MASKED: Phrase = 'The exchange hides member numbers until the close';

/** What a table of orders has beside the columns that all have. */
export type Preset = {
  /** More than one session: each row says its day. */
  hasDays?: boolean;
  hasTimes?: boolean;
  /** Against the price of the day. */
  hasPrice?: boolean;
  hasSides?: boolean;
};

const DAY: Column<BulkRow> = {
  key: 'date',
  label: 'Date',
  format: 'session',
  sortable: false,
  width: 112,
  phoneWidth: 116,
};

const TIME: Column<BulkRow> = {
  id: 'time',
  label: 'Time',
  format: 'time',
  value: ({ at }) => at,
  width: 86,
  phoneWidth: 96,
  unknown: 'The trades of this day have no times',
};

const brokerColumn = (side: 'buyer' | 'seller', href: HrefWithAsOf): Column<BulkRow> => ({
  id: side,
  label: side === 'buyer' ? 'Buyer' : 'Seller',
  format: 'link',
  value: (row) => {
    const text = brokersText(row[side], row[side === 'buyer' ? 'buyers' : 'sellers']);
    return text === null ? null : [text, href(brokerPath(), { broker: row[side] ?? '' })];
  },
  sortable: false,
  priority: 2,
  width: 66,
  hint: 'The largest on this side, and how many others',
  unknown: MASKED,
});

const SIDES: readonly Column<BulkRow>[] = [
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: ({ side }) => (side === null ? null : side === 'buy' ? 'Buy' : 'Sell'),
    isMuted: (row) => certaintyOf(row) !== 'known',
    sortable: false,
    width: 54,
    phoneWidth: 50,
    hint: 'Who came in: the buyer or the seller. Grey where it is estimated',
    none: 'Nobody knows who came in',
  },
  {
    id: 'method',
    label: 'How known',
    format: 'text',
    value: (row) => ({ known: t('by the order'), estimated: t('estimated'), none: null })[certaintyOf(row)],
    isMuted: (row) => certaintyOf(row) !== 'known',
    sortable: false,
    priority: 2,
    width: 88,
    hint: 'By the order: one broker stands against others. Estimated: about 9 in 10 right',
    none: 'Nobody knows who came in',
  },
  {
    key: 'confidence',
    label: 'Right in',
    format: 'share',
    sortable: false,
    priority: 3,
    width: 70,
    hint: 'How often a side that was found this way is right',
    none: 'Nobody knows who came in',
  },
];

const PRICE: readonly Column<BulkRow>[] = [
  {
    key: 'last_price',
    label: 'Last',
    format: 'rupees',
    sortable: false,
    priority: 3,
    width: 82,
    hint: 'The last price at which it was filled',
  },
  {
    key: 'vs_vwap',
    label: 'vs VWAP',
    format: 'signedPercent',
    sortable: false,
    priority: 2,
    width: 76,
    hint: 'Its average against that of all contracts of the stock that day',
  },
  {
    key: 'vs_before',
    label: 'vs before',
    format: 'signedPercent',
    sortable: false,
    priority: 2,
    width: 78,
    hint: 'Its last price against the price before it',
  },
  {
    key: 'day_place',
    label: 'Place in day',
    format: 'share',
    sortable: false,
    priority: 3,
    width: 84,
    hint: 'Where its average lies in the range of the day: 0 the low, 100 the high',
  },
];

/** Large orders: when, what, how much, between whom; then what the preset adds. */
export const orderColumns = (
  { hasDays = false, hasTimes = true, hasPrice = false, hasSides = false }: Preset,
  href: HrefWithAsOf,
): readonly Column<BulkRow>[] => [
  ...(hasDays ? [DAY] : []),
  ...(hasTimes ? [TIME] : []),
  { key: 'symbol', label: 'Symbol', format: 'symbol', sortable: false, width: 92, phoneWidth: 84 },
  ...(hasSides ? SIDES : []),
  { key: 'quantity', label: 'Quantity', format: 'quantity', sortable: false, priority: 2, width: 78 },
  { key: 'average', label: 'Average', format: 'rupees', sortable: false, width: 82, phoneWidth: 78 },
  { key: 'amount', label: 'Amount', format: 'amount', width: 92, phoneWidth: 88 },
  brokerColumn('buyer', href),
  brokerColumn('seller', href),
  {
    key: 'contracts',
    label: 'Contracts',
    format: 'quantity',
    sortable: false,
    priority: 3,
    width: 76,
    hint: 'Contracts that the order brought',
  },
  ...(hasPrice ? PRICE : []),
];

const FEW = new Set(['date', 'time', 'side', 'quantity', 'average', 'amount']);

/** What has room beside a table about the same stock. */
export const fewOrderColumns = (preset: Preset, href: HrefWithAsOf): readonly Column<BulkRow>[] =>
  orderColumns(preset, href).filter((column) => FEW.has('key' in column ? column.key : column.id));

import { t } from '@chuli/language';
import type { Column, ComputedColumn } from '@chuli/ui';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { type DaySides, type SessionSides, type Shares, withoutSide } from './sides-row.ts';

/** Percent: where less is known, a delta says little of the whole. */
const HALF = 50;

type Sided = Shares & Pick<DaySides, 'delta' | 'delta_estimated' | 'known_percent' | 'method'>;

/** Worked out, not named: so they fit every row that has sides. */
const SIDE_COLUMNS: readonly ComputedColumn<Sided>[] = [
  {
    id: 'volume',
    label: 'Volume',
    format: 'quantity',
    value: ({ volume }) => volume,
    width: 96,
    priority: 2,
  },
  {
    id: 'bought',
    label: 'Bought',
    format: 'quantity',
    value: ({ bought }) => bought,
    width: 92,
    priority: 2,
    hint: 'Shares of orders that came in as buyers, as the orders show it',
  },
  {
    id: 'sold',
    label: 'Sold',
    format: 'quantity',
    value: ({ sold }) => sold,
    width: 92,
    priority: 2,
    hint: 'Shares of orders that came in as sellers, as the orders show it',
  },
  {
    id: 'estimated_bought',
    label: 'Est. bought',
    format: 'quantity',
    value: ({ estimated_bought }) => estimated_bought,
    width: 96,
    priority: 4,
    hint: 'Estimated, about 9 in 10 right; not part of the delta',
  },
  {
    id: 'estimated_sold',
    label: 'Est. sold',
    format: 'quantity',
    value: ({ estimated_sold }) => estimated_sold,
    width: 96,
    priority: 4,
    hint: 'Estimated, about 9 in 10 right; not part of the delta',
  },
  {
    id: 'unknown',
    label: 'No side',
    format: 'quantity',
    value: withoutSide,
    width: 84,
    priority: 3,
    hint: 'Matched before 11:00 in the auction, or without any sign of who came in',
  },
  {
    id: 'delta',
    label: 'Delta',
    format: 'signedPercent',
    value: ({ delta }) => delta,
    width: 84,
    phoneWidth: 80,
    hint: 'Bought less sold, in percent of both; known sides only. Grey where most of it is estimated or unknown',
    none: 'No known side',
    isMuted: ({ known_percent }) => (known_percent ?? 0) < HALF,
  },
  {
    id: 'delta_estimated',
    label: 'With est.',
    format: 'signedPercent',
    value: ({ delta_estimated }) => delta_estimated,
    width: 84,
    priority: 3,
    hint: 'The same with estimated sides, about 9 in 10 right',
    none: 'No side at all',
    isMuted: () => true,
  },
  {
    id: 'known_percent',
    label: 'Known',
    format: 'share',
    value: ({ known_percent }) => known_percent,
    width: 76,
    phoneWidth: 70,
    hint: 'How much of the volume has a side that orders show',
  },
  {
    id: 'method',
    label: 'Found by',
    format: 'text',
    value: ({ method }) => t(method === 'time' ? 'times' : 'numbers'),
    sortable: false,
    width: 76,
    priority: 4,
    hint: 'Contracts are put together into orders by their times, or by their numbers where there are none',
  },
];

/** The stocks of one session by who came in. */
export const DAY_COLUMNS: readonly Column<DaySides>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 96, phoneWidth: 92 },
  { key: 'close', label: 'Close', format: 'rupees', width: 84, priority: 2 },
  { key: 'change', label: 'Chg %', format: 'percent', width: 90, phoneWidth: 86 },
  ...SIDE_COLUMNS,
];

const brokerColumn = (side: 'top_buyer' | 'top_seller', href: HrefWithAsOf): Column<SessionSides> => ({
  id: side,
  label: side === 'top_buyer' ? 'Top buyer' : 'Top seller',
  format: 'link',
  value: (row) => {
    const broker = row[side];
    return broker === null ? null : [broker, href('/brokers-analytics', { by: 'broker', broker })];
  },
  width: 84,
  priority: 3,
  unknown: 'The exchange hides member numbers until the close',
});

/** The sessions of one stock by who came in. */
export const sessionColumns = (href: HrefWithAsOf): readonly Column<SessionSides>[] => [
  { key: 'date', label: 'Session', format: 'session', width: 104, phoneWidth: 96 },
  { key: 'close', label: 'Close', format: 'rupees', width: 84, priority: 2 },
  { key: 'vwap', label: 'VWAP', format: 'rupees', width: 84, priority: 3 },
  ...SIDE_COLUMNS,
  brokerColumn('top_buyer', href),
  brokerColumn('top_seller', href),
];

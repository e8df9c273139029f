import type { Column } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';
import type { StockSums, Sums } from './bulk-row.ts';

/** Percent: where less is known, a delta says little of the whole. */
const HALF = 50;

/** What orders show; what is estimated stands in columns of its own and is never added. One unit: they are compared. */
const sideColumns = <Row extends Sums>(deltaPriority: 1 | 2): readonly Column<Row>[] =>
  [
    {
      key: 'bought',
      label: 'Bought',
      format: 'amount',
      unit: 'Cr',
      width: 92,
      priority: 2,
      hint: 'Large orders that came in as buyers, as the orders show it',
    },
    {
      key: 'sold',
      label: 'Sold',
      format: 'amount',
      unit: 'Cr',
      width: 92,
      priority: 2,
      hint: 'Large orders that came in as sellers, as the orders show it',
    },
    {
      key: 'delta',
      label: 'Delta',
      format: 'signedPercent',
      width: 82,
      priority: deltaPriority,
      hint: 'Bought less sold, in percent of both; known sides only. Grey where most of it is estimated or unknown',
      none: 'No known side',
      isMuted: ({ known_percent }: Row) => (known_percent ?? 0) < HALF,
    },
    {
      key: 'known_percent',
      label: 'Known',
      format: 'share',
      width: 76,
      priority: 3,
      hint: 'How much of the amount has a side that orders show',
    },
    {
      key: 'estimated_bought',
      label: 'Est. bought',
      format: 'amount',
      unit: 'Cr',
      width: 96,
      priority: 4,
      hint: 'Estimated, about 9 in 10 right; not part of the delta',
    },
    {
      key: 'estimated_sold',
      label: 'Est. sold',
      format: 'amount',
      unit: 'Cr',
      width: 96,
      priority: 4,
      hint: 'Estimated, about 9 in 10 right; not part of the delta',
    },
  ] as unknown as readonly Column<Row>[];

const SYMBOL: Column<StockSums> = {
  key: 'symbol',
  label: 'Symbol',
  format: 'symbol',
  width: 96,
  phoneWidth: 92,
};

const EVENTS: Column<StockSums> = {
  key: 'events',
  label: 'Orders',
  format: 'quantity',
  width: 66,
  phoneWidth: 60,
};

const SHARE: Column<StockSums> = {
  key: 'turnover_percent',
  label: 'Share',
  format: 'share',
  width: 76,
  phoneWidth: 70,
  hint: 'Of all that was traded of it in the same sessions',
};

/** The stocks of one session by what came in. */
export const SIDE_SUM_COLUMNS: readonly Column<StockSums>[] = [
  SYMBOL,
  EVENTS,
  ...sideColumns<StockSums>(1),
  { ...SHARE, priority: 3 },
];

/** Stocks over sessions; sides only where the reader is told them. */
export const stockSumColumns = (known: number, hasSides: boolean): readonly Column<StockSums>[] => [
  SYMBOL,
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    value: ({ sector_id }) => sectorName(sector_id),
    priority: 4,
    width: 116,
    unknown: 'No source names its sector',
  },
  {
    id: 'sessions',
    label: 'Sessions',
    format: 'fraction',
    value: ({ sessions }) => [sessions, known],
    priority: 2,
    width: 70,
    hint: 'Sessions with a large order, of those with a floorsheet',
  },
  { ...EVENTS, priority: 2 },
  { key: 'amount', label: 'Amount', format: 'amount', width: 96, phoneWidth: 90 },
  SHARE,
  {
    key: 'largest',
    label: 'Largest broker',
    format: 'broker',
    priority: 2,
    width: 132,
    hint: 'The broker through which most of it came in',
    unknown: 'The exchange hides member numbers until the close',
  },
  {
    key: 'largest_percent',
    label: 'Its share',
    format: 'share',
    priority: 3,
    width: 74,
    hint: 'Of the amount of these orders',
  },
  ...(hasSides ? sideColumns<StockSums>(2) : []),
  {
    key: 'change',
    label: 'Chg %',
    format: 'percent',
    width: 88,
    phoneWidth: 84,
    hint: 'Over these sessions, adjusted for bonus and right shares',
  },
];

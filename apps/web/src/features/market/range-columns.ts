import type { Column } from '@chuli/ui';
import { sectorName } from '../../shared/market/sectors.ts';
import type { RangeRow, RangeValues } from './range-rows.ts';

const STOCK: readonly Column<RangeRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'name', label: 'Name', format: 'text', priority: 4, width: 168 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 3,
    value: ({ sector_id }) => sectorName(sector_id),
    unknown: 'Sector unknown',
  },
];

const PRICES: readonly Column<RangeRow>[] = [
  {
    key: 'base',
    label: 'Before',
    format: 'rupees',
    priority: 2,
    hint: 'The last close before the range, as it compares with the last one',
    unknown: 'No price of the year before the range',
  },
  {
    key: 'last',
    label: 'Last',
    format: 'rupees',
    priority: 2,
    unknown: 'Its index has no value of these days',
  },
  {
    key: 'percentage_change',
    label: 'Change',
    format: 'percent',
    unknown: 'No price of the year before the range',
  },
  {
    key: 'over_nepse',
    label: 'vs NEPSE',
    format: 'signedPercent',
    hint: 'Percentage points over NEPSE in the same period',
    unknown: 'No price of the year before the range',
  },
  {
    key: 'high',
    label: 'High',
    format: 'rupees',
    priority: 3,
    unknown: 'Its index has no value of these days',
  },
  {
    key: 'low',
    label: 'Low',
    format: 'rupees',
    priority: 3,
    unknown: 'Its index has no value of these days',
  },
];

const TRADED: readonly Column<RangeRow>[] = [
  { key: 'amount', label: 'Turnover', format: 'amount', priority: 2, unknown: 'Not known of every day' },
  { key: 'volume', label: 'Volume', format: 'quantity', priority: 3, width: 116 },
  { key: 'trades', label: 'Trades', format: 'quantity', priority: 3, unknown: 'Not known of every day' },
  {
    key: 'sessions_traded',
    label: 'Sessions',
    format: 'quantity',
    priority: 4,
    hint: 'Sessions of the range in which it traded',
  },
];

const NAME: Column<RangeRow> = { key: 'name', label: 'Name', format: 'text', width: 168, phoneWidth: 120 };

const COLUMNS: Readonly<Record<RangeValues['view'], readonly Column<RangeRow>[]>> = {
  stocks: [...STOCK, ...PRICES, ...TRADED],
  sectors: [NAME, ...PRICES, ...TRADED],
  indices: [NAME, ...PRICES],
};

type Shown = { values: RangeValues; rows: readonly RangeRow[] };

/** Without trades where their number is known of few: old sessions have it of none. */
export const rangeColumns = ({ values: { view }, rows }: Shown): readonly Column<RangeRow>[] => {
  const counted = rows.filter(({ trades }) => trades !== null).length;
  return COLUMNS[view].filter(
    (column) => !('key' in column && column.key === 'trades') || 2 * counted > rows.length,
  );
};

import type { Column } from '@chuli/ui';
import { sectorName } from '../../shared/market/sectors.ts';
import type { CloseRow } from './close-rule.ts';

export const CLOSE_COLUMNS: readonly Column<CloseRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 2,
    value: ({ sector_id }) => sectorName(sector_id),
    unknown: 'Sector unknown',
  },
  {
    key: 'last_traded',
    label: 'LTP',
    format: 'rupees',
    hint: 'Last traded price',
    unknown: 'No source of this session has it',
  },
  { key: 'close', label: 'Close', format: 'rupees', hint: 'The official close of the exchange' },
  {
    key: 'difference',
    label: 'Difference',
    format: 'signedRupees',
    priority: 2,
    hint: 'Last traded price less close, in rupees',
    unknown: 'No source of this session has it',
  },
  {
    key: 'percentage_difference',
    label: 'Difference %',
    format: 'percent',
    hint: 'In percent of the close',
    unknown: 'No source of this session has it',
  },
  { key: 'volume', label: 'Volume', format: 'quantity', priority: 2 },
  { key: 'amount', label: 'Turnover', format: 'amount', priority: 2 },
];

const DISTANCES: ReadonlySet<string> = new Set(['difference', 'percentage_difference']);

/** Where no stock differs a column of zeros would say nothing. */
export const EQUAL_COLUMNS = CLOSE_COLUMNS.filter(
  (column) => !('key' in column && DISTANCES.has(column.key)),
);

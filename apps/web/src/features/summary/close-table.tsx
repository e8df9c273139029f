import { t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { type CloseRow, isDifferent } from './close-rule.ts';

/** The table says it in the reader's language. */
const sectorOf = ({ sector_id }: CloseRow): string | null =>
  SECTORS.find(({ id }) => id === sector_id)?.name ?? null;

const COLUMNS: readonly Column<CloseRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  {
    id: 'sector',
    label: 'Sector',
    format: 'text',
    priority: 2,
    value: sectorOf,
    unknown: 'Its sector is not known',
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

type CloseTableProps = { rows: readonly CloseRow[]; sort: string; onSort: (sort: string) => void };

const DISTANCES: ReadonlySet<string> = new Set(['difference', 'percentage_difference']);
const EQUAL_COLUMNS = COLUMNS.filter((column) => !('key' in column && DISTANCES.has(column.key)));

/** Both prices of every stock, and the widest distance first; where none differs a column of zeros would say nothing. */
export const CloseTable = ({ rows, sort, onSort }: CloseTableProps) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const hasDistances = rows.some(isDifferent);
  return (
    <DataTable
      id="ltp-vs-close"
      label={t('LTP against close')}
      columns={hasDistances ? COLUMNS : EQUAL_COLUMNS}
      source={source}
      sort={sort === '' ? (hasDistances ? '-percentage_difference' : '-amount') : sort}
      onSort={onSort}
      scrolls="page"
    />
  );
};

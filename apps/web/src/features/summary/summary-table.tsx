import { t } from '@chuli/language';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { STATUS_WORDS, type SummaryRow } from './market-days.ts';

const COLUMNS: readonly Column<SummaryRow>[] = [
  { key: 'date', label: 'Date', format: 'date', firstSort: 'descending' },
  {
    key: 'nepse',
    label: 'NEPSE',
    format: 'rupees',
    unknown: 'No value of the index is known of this session',
  },
  { key: 'nepse_change', label: 'Change', format: 'percent', priority: 1 },
  { key: 'turnover', label: 'Turnover', format: 'amount', hint: 'The sum over all stocks of the session' },
  { key: 'volume', label: 'Shares', format: 'quantity', priority: 2 },
  {
    key: 'trades',
    label: 'Trades',
    format: 'quantity',
    priority: 2,
    unknown: 'Not known of every stock of the session',
  },
  { key: 'stocks', label: 'Stocks', format: 'quantity', priority: 3, hint: 'Stocks that traded' },
  {
    key: 'advanced',
    label: 'Up',
    format: 'quantity',
    priority: 2,
    hint: 'Ordinary shares above their previous close',
  },
  {
    key: 'declined',
    label: 'Down',
    format: 'quantity',
    priority: 2,
    hint: 'Ordinary shares below their previous close',
  },
  { key: 'unchanged', label: 'Flat', format: 'quantity', priority: 3 },
  {
    key: 'declared_turnover',
    label: 'Declared',
    format: 'amount',
    priority: 2,
    hint: 'Turnover that the exchange declared',
    unknown: 'No source has the declared totals of this session',
  },
  {
    key: 'counted_turnover',
    label: 'Counted',
    format: 'amount',
    priority: 2,
    hint: 'What the trades of the floorsheet add up to',
    unknown: 'The trades of this session are not known, or it is not among the latest 60',
  },
  {
    key: 'missing',
    label: 'Counted − declared',
    format: 'signedAmount',
    priority: 2,
    width: 130,
    hint: 'Zero where every trade of the session is known',
    unknown: 'Counted and declared are not both known',
  },
  {
    id: 'status',
    label: 'Status',
    format: 'text',
    priority: 2,
    width: 110,
    value: ({ status }) => (status === null ? null : STATUS_WORDS[status]),
    unknown: 'Told of the latest 60 sessions',
  },
  {
    id: 'reasons',
    label: 'Reason',
    format: 'text',
    priority: 3,
    width: 220,
    value: ({ reasons }) => (reasons === '' ? null : reasons),
    unknown: 'None is recorded',
  },
];

type SummaryTableProps = { rows: readonly SummaryRow[]; sort: string; onSort: (sort: string) => void };

/** The sessions of a range, newest first. */
export const SummaryTable = ({ rows, sort, onSort }: SummaryTableProps) => {
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <DataTable
      id="market-summary"
      label={t('Sessions')}
      columns={COLUMNS}
      source={source}
      sort={sort === '' ? '-date' : sort}
      onSort={onSort}
      scrolls="page"
    />
  );
};

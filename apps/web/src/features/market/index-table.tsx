import { say, t } from '@chuli/language';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';

const COLUMNS: readonly Column<PerformanceRow>[] = [
  { id: 'name', label: 'Index', format: 'text', width: 118, value: ({ name }) => say(name) },
  { key: 'close', label: 'Value', format: 'rupees' },
  { key: 'change_1', label: '1 session', format: 'percent' },
  { key: 'change_5', label: '5 d', format: 'signedPercent', priority: 2, hint: 'Over 5 sessions' },
  { key: 'change_20', label: '20 d', format: 'signedPercent', hint: 'Over 20 sessions' },
  { key: 'change_60', label: '60 d', format: 'signedPercent', priority: 2, hint: 'Over 60 sessions' },
  { key: 'change_fiscal_year', label: 'Fiscal year', format: 'signedPercent', priority: 2 },
  { key: 'change_1_year', label: '1 year', format: 'signedPercent', priority: 2 },
];

/** NEPSE first, then as they come from the exchange, until the reader sorts. */
export const IndexTable = ({ rows }: { rows: readonly PerformanceRow[] }) => {
  const [sort, setSort] = useState<string | undefined>();
  const source = useMemo(
    () => localRows(rows.toSorted((a, b) => Number(b.symbol === 'NEPSE') - Number(a.symbol === 'NEPSE'))),
    [rows],
  );
  return (
    <DataTable
      label={t('Indices')}
      columns={COLUMNS}
      source={source}
      sort={sort}
      onSort={setSort}
      scrolls="page"
    />
  );
};

import { useMemo } from 'react';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { localRows } from '../table/row-source.ts';
import { percentOfBar } from './bar-readout.tsx';
import type { PriceBar } from './price-bar.ts';

const COLUMNS: readonly Column<PriceBar>[] = [
  { key: 'date', label: 'Date', format: 'date', firstSort: 'descending' },
  {
    key: 'open',
    label: 'Open',
    format: 'rupees',
    priority: 2,
    unknown: 'No source has a trustworthy opening price',
  },
  { key: 'high', label: 'High', format: 'rupees', priority: 2 },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2 },
  { key: 'close', label: 'Close', format: 'rupees' },
  { id: 'percent', label: 'Change', format: 'percent', value: percentOfBar },
  { key: 'volume', label: 'Volume', format: 'quantity' },
];

/** The figures behind the chart, newest first. */
export const BarsTable = ({ label, bars }: { label: string; bars: readonly PriceBar[] }) => {
  const source = useMemo(() => localRows(bars.toReversed()), [bars]);
  return <DataTable label={label} columns={COLUMNS} source={source} scrolls="region" />;
};

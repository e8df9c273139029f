import { type Column, DataTable, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { type ChartBar, dayOfBar } from './live-bars.ts';

const COLUMNS: readonly Column<ChartBar>[] = [
  { id: 'time', label: 'Time', format: 'time', value: ({ time }) => new Date(time * 1_000).toISOString() },
  { id: 'date', label: 'Date', format: 'date', priority: 2, value: dayOfBar },
  { key: 'open', label: 'Open', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'high', label: 'High', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2, unknown: 'Odd lots alone set no price' },
  { key: 'close', label: 'Close', format: 'rupees', unknown: 'Odd lots alone set no price' },
  { key: 'volume', label: 'Volume', format: 'quantity' },
  { key: 'amount', label: 'Turnover', format: 'amount' },
  { key: 'trades', label: 'Trades', format: 'quantity', priority: 2 },
];

/** The figures behind the chart, newest first. */
export const IntradayTable = ({ label, bars }: { label: string; bars: readonly ChartBar[] }) => {
  const source = useMemo(() => localRows(bars.toReversed()), [bars]);
  return <DataTable label={label} columns={COLUMNS} source={source} scrolls="page" />;
};

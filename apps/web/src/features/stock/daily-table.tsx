import { t } from '@chuli/language';
import type { RowOf } from '@chuli/contracts';
import { type Column, DataTable, Panel, PanelHead, TableSkeleton, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { DAILY_PATH, dailyOf } from './daily-of.ts';

type DayRow = RowOf<typeof DAILY_PATH>;

const DAYS = 20;

const COLUMNS: readonly Column<DayRow>[] = [
  { key: 'date', label: 'Date', format: 'session', firstSort: 'descending' },
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'percentage_change', label: 'Change', format: 'percent' },
  {
    key: 'open',
    label: 'Open',
    format: 'rupees',
    priority: 3,
    unknown: 'No source has a trustworthy opening price',
  },
  { key: 'high', label: 'High', format: 'rupees', priority: 2 },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2 },
  {
    key: 'adjusted_close',
    label: 'Adjusted',
    format: 'rupees',
    priority: 3,
    hint: 'The close in shares of the last day',
  },
  { key: 'band_low', label: 'Lower limit', format: 'rupees', priority: 4, unknown: 'No previous close' },
  { key: 'band_high', label: 'Upper limit', format: 'rupees', priority: 4, unknown: 'No previous close' },
  { key: 'volume', label: 'Volume', format: 'quantity', priority: 2 },
  { key: 'amount', label: 'Turnover', format: 'amount', priority: 3 },
];

const Days = ({ rows }: { rows: readonly DayRow[] }) => {
  const source = useMemo(() => localRows(rows.toReversed()), [rows]);
  return (
    <DataTable
      id="stock-days"
      label={t('Daily prices')}
      columns={COLUMNS}
      source={source}
      scrolls="page"
      keyOf={({ date }) => date}
    />
  );
};

/** The last days of a stock as they were traded, with the limits of each. */
export const DailyTable = ({ symbol }: { symbol: string }) => {
  const query = { days: DAYS, ...asOfQuery(useAsOf()) };
  const call = useCall(DAILY_PATH, query, { params: dailyOf(symbol) });
  const title = t('Daily prices');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('the last {count} sessions', { count: DAYS })} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={8} columns={6} />}>
        {({ rows }) => <Days rows={rows} />}
      </Loaded>
    </Panel>
  );
};

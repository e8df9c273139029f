import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { BrokerRecord } from './profile-words.ts';
import { useBrokerRecord } from './use-broker-record.ts';

type CaseRow = RowOf<'/data/broker-record/'>;

const after = (place: number, label: 'After 5' | 'After 10' | 'After 20'): Column<CaseRow> => ({
  id: label,
  label,
  hint: 'Excess over the market after so many sessions, in percent',
  format: 'signedPercent',
  width: 76,
  priority: place === 0 ? 1 : 2,
  unknown: 'These sessions are not over, or nobody could have gone along',
  value: ({ excess }) => excess[place] ?? null,
});

const COLUMNS: readonly Column<CaseRow>[] = [
  { key: 'date', label: 'Session', format: 'date', width: 112, phoneWidth: 108 },
  { key: 'symbol', label: 'Stock', format: 'symbol', width: 80 },
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    width: 58,
    value: ({ side }) => (side === 'buy' ? 'Buy' : 'Sell'),
  },
  {
    key: 'turnover_percent',
    label: '% of day',
    hint: 'Its net in percent of what was traded of the stock',
    format: 'share',
    width: 74,
  },
  after(0, 'After 5'),
  after(1, 'After 10'),
  after(2, 'After 20'),
];

const CasesTable = ({ record }: { record: BrokerRecord }) => {
  const source = useMemo(() => localRows<CaseRow>(record.rows), [record]);
  const title = t('Latest heavy days');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('the last {count} with 5 sessions after', { count: record.rows.length })}
      />
      <DataTable
        id="broker-cases"
        label={title}
        columns={COLUMNS}
        source={source}
        sort="-date"
        keyOf={({ date, symbol, side }) => `${date} ${symbol} ${side}`}
        scrolls="page"
      />
    </Panel>
  );
};

/** The newest heavy days and what followed each: what the figures of the record are made of. */
export const LatestCases = ({ broker }: { broker: string }) => {
  const { data: record } = useBrokerRecord(broker);
  return record === undefined || record.rows.length === 0 ? null : <CasesTable record={record} />;
};

import { t } from '@chuli/language';
import type { RowOf } from '@chuli/contracts';
import { type Column, DataTable, EmptyState, dateText, localRows, quantityText } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CallPanel } from '../../../screen-kit/call-panel.tsx';
import { coverageText } from '../../../screen-kit/coverage-text.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';

type FlowRow = RowOf<'/data/sector-flow/'>;

const SESSIONS = 20;

const COLUMNS: readonly Column<FlowRow>[] = [
  { key: 'broker', label: 'Broker', format: 'broker', width: 190, phoneWidth: 150 },
  { key: 'bought_amount', label: 'Bought Rs', format: 'amount', priority: 2 },
  { key: 'sold_amount', label: 'Sold Rs', format: 'amount', priority: 2 },
  { key: 'net_amount', label: 'Net Rs', format: 'netAmount' },
  {
    key: 'volume_percent',
    label: 'Share',
    format: 'share',
    hint: 'Purchases and sales in those of all brokers',
  },
];

const FlowTable = ({ rows }: { rows: readonly FlowRow[] }) => {
  const [sort, setSort] = useState('-net_amount');
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <DataTable
      id="sector-flow"
      label={t('Brokers')}
      columns={COLUMNS}
      source={source}
      sort={sort}
      onSort={setSort}
      scrolls="page"
    />
  );
};

/** Which brokers’ clients put money into the stocks of a sector and took it out. */
export const SectorFlow = ({ sector }: { sector: number }) => {
  const call = useCall('/data/sector-flow/', { sector, days: SESSIONS, ...asOfQuery(useAsOf()) });
  return (
    <CallPanel
      title={t('Brokers over the sector')}
      note={t('last {count} sessions, in rupees', { count: SESSIONS })}
      call={call}
      rows={20}
      columns={5}
    >
      {({ rows, sessions, coverage, to_date }) => (
        <>
          <p className="caveat">
            {coverageText(coverage, sessions.length) ??
              t('All {count} sessions have a floorsheet.', { count: quantityText(sessions.length) })}{' '}
            {t('A broker is not a client, and a net is not a holding.')}
          </p>
          {rows.length === 0 ? (
            <EmptyState
              title={t('No floorsheet')}
              why={t('No session up to {date} in this range has a floorsheet.', {
                date: dateText(to_date),
              })}
            />
          ) : (
            <FlowTable rows={rows} />
          )}
        </>
      )}
    </CallPanel>
  );
};

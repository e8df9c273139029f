import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, TableSkeleton, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PROVIDER_NAMES } from '../payment/provider-names.ts';
import { useItemTitles } from '../payment/use-item-title.ts';
import { momentText } from './moments.ts';

type Payment = RowOf<'/accounts/payments/'>;

const STATES: Readonly<Record<Payment['state'], Phrase>> = {
  created: 'Not begun',
  pending: 'Waits for the gateway',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Ran out',
  refunded: 'Paid back',
};

const columnsOf = (titleOf: (item: string) => string): readonly Column<Payment>[] => [
  { id: 'at', label: 'Date', format: 'code', width: 130, value: ({ created_at: at }) => momentText(at) },
  { id: 'item', label: 'Package', format: 'text', width: 190, value: ({ item }) => titleOf(item) },
  { id: 'total', label: 'Rupees', format: 'rupees', value: ({ price }) => price.total },
  { id: 'state', label: 'State', format: 'text', width: 150, value: ({ state }) => STATES[state] },
  {
    id: 'provider',
    label: 'Gateway',
    format: 'text',
    width: 110,
    priority: 2,
    value: ({ provider }) => PROVIDER_NAMES[provider],
  },
  {
    key: 'receipt',
    label: 'Receipt',
    format: 'code',
    width: 160,
    priority: 2,
    unknown: 'Only what was paid has a receipt',
  },
];

const Payments = ({ rows }: { rows: readonly Payment[] }) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const titleOf = useItemTitles();
  const columns = useMemo(() => columnsOf(titleOf), [titleOf]);
  return rows.length === 0 ? (
    <EmptyState title={t('None')} why={t('Nothing was bought with this account yet.')} />
  ) : (
    <DataTable label={t('Payments')} columns={columns} source={source} scrolls="page" density="tight" />
  );
};

export const PaymentsPanel = () => (
  <Panel label={t('Payments')} className="is-wide">
    <PanelHead title={t('Payments')} />
    <Loaded
      title={t('Payments')}
      call={useCall('/accounts/payments/', {})}
      skeleton={<TableSkeleton label={t('Payments')} rows={3} columns={4} />}
    >
      {({ rows }) => <Payments rows={rows} />}
    </Loaded>
  </Panel>
);

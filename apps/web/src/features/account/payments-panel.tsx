import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, EmptyState, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { orderPath } from '../../shared/payment/order-address.ts';
import { PROVIDER_NAMES } from '../../shared/payment/provider-names.ts';
import { useItemTitles } from '../../shared/payment/use-item-title.ts';
import { dayText, momentText } from '../../shared/account/moments.ts';

type Payment = RowOf<'/accounts/payments/'>;

const STATES: Readonly<Record<Payment['state'], Phrase>> = {
  created: 'Not started',
  pending: 'Waiting for the gateway',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  refunded: 'Refunded',
};

const NO_REFUND: Phrase = 'Only refunds have a credit note';

const columnsOf = (titleOf: (item: string) => string): readonly Column<Payment>[] => [
  { id: 'at', label: 'Date', format: 'code', width: 130, value: ({ created_at: at }) => momentText(at) },
  { id: 'item', label: 'Package', format: 'text', width: 190, value: ({ item }) => titleOf(item) },
  { id: 'total', label: 'Rupees', format: 'rupees', value: ({ price }) => price.total },
  { id: 'vat', label: 'VAT', format: 'rupees', priority: 3, value: ({ price }) => price.vat },
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
    id: 'receipt',
    label: 'Receipt',
    format: 'link',
    width: 160,
    priority: 2,
    value: ({ id, receipt }) => (receipt === null ? null : [receipt, orderPath(id)]),
    unknown: 'Only paid orders have a receipt',
  },
];

/** Shown to whoever had money sent back; to everyone else they would be empty. */
const REFUND_COLUMNS: readonly Column<Payment>[] = [
  {
    id: 'refunded_at',
    label: 'Refunded on',
    format: 'code',
    width: 110,
    priority: 3,
    value: ({ refunded_at: at }) => (at === null ? null : dayText(at)),
    unknown: NO_REFUND,
  },
  {
    id: 'credit_note',
    label: 'Credit note',
    format: 'link',
    width: 180,
    priority: 2,
    value: ({ id, credit_note }) => (credit_note === null ? null : [credit_note, orderPath(id)]),
    unknown: NO_REFUND,
  },
];

const Payments = ({ rows }: { rows: readonly Payment[] }) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const titleOf = useItemTitles();
  const hasRefund = rows.some(({ refunded_at: at }) => at !== null);
  const columns = useMemo(
    () => [...columnsOf(titleOf), ...(hasRefund ? REFUND_COLUMNS : [])],
    [titleOf, hasRefund],
  );
  return rows.length === 0 ? (
    <EmptyState title={t('None')} why={t('No payments yet.')} />
  ) : (
    <DataTable label={t('Payments')} columns={columns} source={source} scrolls="page" density="tight" />
  );
};

export const PaymentsPanel = () => (
  <CallPanel
    title={t('Payments')}
    className="is-wide"
    call={useCall('/accounts/payments/', {})}
    rows={3}
    columns={4}
  >
    {({ rows }) => <Payments rows={rows} />}
  </CallPanel>
);

import { t } from '@chuli/language';
import {
  type Column,
  DataTable,
  Drawer,
  EmptyState,
  Panel,
  PanelHead,
  TableSkeleton,
  localRows,
} from '@chuli/ui';
import { useMemo, useState } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { TargetForm } from '../../shared/membership/target-form.tsx';
import { type MyStock, useMyStocks } from '../../shared/membership/use-my-stocks.ts';

const COLUMNS: readonly Column<MyStock>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 84 },
  { key: 'name', label: 'Company', format: 'text', width: 260, priority: 2 },
  { key: 'buy_target', label: 'Buy target', format: 'rupees', width: 92, none: 'No target is set.' },
  { key: 'sell_target', label: 'Sell target', format: 'rupees', width: 92, none: 'No target is set.' },
  {
    id: 'told',
    label: 'When reached',
    format: 'text',
    width: 110,
    value: ({ send_notification: isTold }) => (isTold ? 'Notify me' : 'Mute'),
  },
];

const Targets = ({ rows, onOpen }: { rows: readonly MyStock[]; onOpen: (row: MyStock) => void }) => {
  const source = useMemo(() => localRows(rows), [rows]);
  if (rows.length === 0)
    return (
      <EmptyState title={t('None')} why={t('You aren’t following any stocks yet. Add one from its page.')} />
    );
  return (
    <DataTable
      label={t('Targets')}
      columns={COLUMNS}
      source={source}
      scrolls="page"
      density="tight"
      keyOf={({ id }) => id}
      onOpen={onOpen}
    />
  );
};

/** The prices at which one wants to look again; a row opens its form. */
export const TargetsPanel = () => {
  const stocks = useMyStocks();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = stocks.call.data?.rows.find(({ id }) => id === openId);
  return (
    <Panel label={t('Targets')} className="is-wide">
      <PanelHead title={t('Targets')} note={t('Click a row to open it.')} />
      <Loaded
        title={t('Targets')}
        call={stocks.call}
        skeleton={<TableSkeleton label={t('Targets')} rows={3} columns={4} />}
      >
        {({ rows }) => <Targets rows={rows} onOpen={({ id }) => setOpenId(id)} />}
      </Loaded>
      {open !== undefined && (
        <Drawer title={open.symbol} onClose={() => setOpenId(null)}>
          <div className="panel-body">
            <TargetForm key={open.id} stock={open} stocks={stocks} />
          </div>
        </Drawer>
      )}
    </Panel>
  );
};

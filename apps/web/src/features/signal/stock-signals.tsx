import './signal.css';
import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PagedTable } from './paged-table.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { stockColumns } from './board-columns.ts';
import { RowWhy } from './asked-why.tsx';
import { type BoardRow, boardRows } from './board-rows.ts';
import { chartQuery } from './signal-href.ts';
import { SignalFoot } from './signal-foot.tsx';
import type { Signals } from './signal-words.ts';

const SESSIONS = 60;

type StockQuery = PagedQuery<'/data/signal-board/'>;

const Rows = ({ signals, query }: { signals: Signals; query: StockQuery }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const href = useCarriedHref();
  const first = useMemo(() => ({ ...signals, rows: boardRows(signals) }), [signals]);
  const columns = useMemo(
    () => stockColumns((row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href],
  );
  if (signals.total === 0)
    return <EmptyState title={t('No signal')} why={t('No list fired on this stock in 60 sessions.')} />;
  return (
    <>
      <PagedTable
        id="stock-signals"
        label={t('Signals')}
        columns={columns}
        path="/data/signal-board/"
        query={query}
        first={first}
        rowsOf={boardRows}
        onOpen={setOpened}
      />
      {opened !== null && <RowWhy row={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** What fired on one stock lately, each with what its list is worth. */
export const StockSignals = ({ symbol }: { symbol: string }) => {
  const query = { symbol, days: SESSIONS, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/signal-board/', query);
  return (
    <Panel label={t('Signals')}>
      <PanelHead title={t('Signals')} note={t('60 sessions, newest first; the rule leads to its bars')} />
      <Loaded
        title={t('Signals')}
        call={call}
        skeleton={<TableSkeleton label={t('Signals')} rows={12} columns={7} />}
      >
        {(signals) => (
          <>
            <Rows signals={signals} query={query} />
            <SignalFoot asOf={signals.as_of} to={signals.signals_to} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};

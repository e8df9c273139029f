import './signal.css';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useMemo, useState } from 'react';
import type { PagedQuery } from '../../api/fetch-pages.ts';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { PagedTable } from '../../screen-kit/paged-table.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { signalColumns } from './board-columns.ts';
import { RowWhy } from '../../shared/signal/asked-why.tsx';
import { type BoardRow, boardRows } from '../../shared/signal/board-rows.ts';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import type { Signals } from '../../shared/signal/signal-words.ts';

const SESSIONS = 60;

type StockQuery = PagedQuery<'/data/signal-board/'>;

const Rows = ({ signals, query }: { signals: Signals; query: StockQuery }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const href = useHrefWithAsOf();
  const first = useMemo(() => ({ ...signals, rows: boardRows(signals) }), [signals]);
  const columns = useMemo(
    () => signalColumns((row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href],
  );
  if (signals.total === 0)
    return <EmptyState title={t('No signal')} why={t('No rule fired on this stock in 60 sessions.')} />;
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
    <CallPanel
      title={t('Signals')}
      note={t('60 sessions, newest first; click a rule to see its bars')}
      call={call}
      rows={12}
      columns={7}
    >
      {(signals) => (
        <>
          <Rows signals={signals} query={query} />
          <SignalFoot asOf={signals.as_of} to={signals.signals_to} />
        </>
      )}
    </CallPanel>
  );
};

import './signal.css';
import { t } from '@chuli/language';
import { DataTable, EmptyState, Panel, PanelHead, TableSkeleton, localRows } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { stockColumns } from './board-columns.ts';
import { type BoardRow, boardRows, cellKey, listsByKey } from './board-rows.ts';
import { chartQuery } from './signal-href.ts';
import { SignalFoot } from './signal-foot.tsx';
import type { Signals } from './signal-words.ts';
import { WhyDrawer } from './why-drawer.tsx';

const SESSIONS = 60;

/** Whatever the stock trades: it was chosen by the reader. */
const ALL = { family: '', side: 'any', timeframe: 'any', days: '', turnover: '0', sort: '' } as const;

const Rows = ({ signals }: { signals: Signals }) => {
  const [opened, setOpened] = useState<BoardRow | null>(null);
  const href = useCarriedHref();
  const lists = useMemo(() => listsByKey(signals.lists), [signals]);
  const source = useMemo(() => localRows(boardRows(signals, ALL)), [signals]);
  const columns = useMemo(
    () => stockColumns((row) => href('/charts', chartQuery(row.symbol, { ...row, on: row.signal_on }))),
    [href],
  );
  if (source.count === 0)
    return <EmptyState title={t('No signal')} why={t('No list fired on this stock in 60 sessions.')} />;
  return (
    <>
      <DataTable
        id="stock-signals"
        label={t('Signals')}
        columns={columns}
        source={source}
        onOpen={setOpened}
        scrolls="page"
      />
      {opened !== null && (
        <WhyDrawer row={opened} list={lists.get(cellKey(opened))} onClose={() => setOpened(null)} />
      )}
    </>
  );
};

/** What fired on one stock lately, each with what its list is worth. */
export const StockSignals = ({ symbol }: { symbol: string }) => {
  const call = useCall('/data/signal-board/', { symbol, days: SESSIONS, ...asOfQuery(useAsOf()) });
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
            <Rows signals={signals} />
            <SignalFoot asOf={signals.as_of} to={signals.signals_to} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};

import type { TradeRow } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, TableSkeleton, dateText } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { Trade } from '../../shared/floorsheet/floorsheet-address.ts';
import { tonesOfTrade } from '../../shared/floorsheet/trade-columns.ts';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import { tradeOf } from '../../shared/live/trade-log.ts';

const SHOWN = 26;

const FIGURES: readonly Column<Trade>[] = [
  { key: 'quantity', label: 'Quantity', format: 'quantity', width: 76, sortable: false },
  { key: 'rate', label: 'Rate', format: 'rupees', width: 84, sortable: false },
  { key: 'amount', label: 'Amount', format: 'rupees', width: 112, sortable: false },
];

const TIMED: readonly Column<Trade>[] = [
  { key: 'traded_at', label: 'Time', format: 'time', width: 80, sortable: false },
  ...FIGURES,
];

const TradesTable = ({ trades }: { trades: readonly Trade[] }) => {
  const source = useLiveRows(trades);
  const hasTimes = trades.some(({ traded_at }) => traded_at !== null);
  if (trades.length === 0) {
    return <EmptyState title={t('None')} why={t('No trades in this session')} />;
  }
  return (
    <DataTable
      label={t('Last trades')}
      columns={hasTimes ? TIMED : FIGURES}
      source={source}
      tonesOf={tonesOfTrade}
      scrolls="page"
      density="tight"
    />
  );
};

const ArchivedTrades = ({ symbol }: { symbol: string }) => {
  const asOf = useAsOf();
  const call = useCall(
    '/data/floorsheet/intradaysymbol/',
    { symbol, page_size: SHOWN, ...asOfQuery(asOf) },
    { enabled: symbol !== '' },
  );
  return (
    <>
      <PanelHead
        title={t('Last trades')}
        asOf={call.data === undefined ? undefined : dateText(call.data.date)}
      />
      <Loaded
        title={t('Last trades')}
        call={call}
        skeleton={<TableSkeleton label={t('Last trades')} rows={12} columns={4} />}
      >
        {({ rows }) => <TradesTable trades={rows} />}
      </Loaded>
    </>
  );
};

const LiveTrades = ({ trades }: { trades: readonly TradeRow[] }) => {
  const rows = useMemo(() => trades.slice(0, SHOWN).map(tradeOf), [trades]);
  return (
    <>
      <PanelHead title={t('Last trades')} note={t('newest first')} />
      <TradesTable trades={rows} />
    </>
  );
};

/** The newest trades of a stock: live ones, or those of the last session. */
export const LastTrades = ({ symbol, live }: { symbol: string; live: readonly TradeRow[] | null }) => (
  <Panel label={t('Last trades')}>
    {live === null ? <ArchivedTrades symbol={symbol} /> : <LiveTrades trades={live} />}
  </Panel>
);

import '../../shared/market/market.css';
import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead, classNames } from '@chuli/ui';
import { useMemo } from 'react';
import { sectorChanges, tradedRows } from '../../shared/live/live-session.ts';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';
import { BreadthBar } from '../../shared/market/breadth-bar.tsx';
import { MoversTable } from '../../shared/market/movers-table.tsx';
import {
  type PerformanceRow,
  type Ranking,
  type SessionRow,
  breadthOf,
  isOrdinary,
} from '../../shared/market/session-facts.ts';
import { SessionStats } from '../../shared/market/session-stats.tsx';
import { useIndexPerformance } from '../../shared/market/use-session.ts';
import { LiveHeat } from './live-heat.tsx';
import { LiveStats } from './live-stats.tsx';

type Mover = { ranking: Ranking; title: Phrase };

const MONEY = [
  { ranking: 'turnover', title: 'Top turnover' },
  { ranking: 'volume', title: 'Top volume' },
] as const satisfies readonly Mover[];

const MOVES = [
  { ranking: 'gainers', title: 'Top gainers' },
  { ranking: 'losers', title: 'Top losers' },
] as const satisfies readonly Mover[];

const NO_ROWS: readonly PerformanceRow[] = [];

const useSectors = ({ state, day }: LiveMarket) => {
  const indices = useIndexPerformance().data;
  return useMemo(() => {
    if (state !== null) return sectorChanges(state);
    return indices !== undefined && indices.as_of === day ? indices.rows : NO_ROWS;
  }, [state, day, indices]);
};

const Stats = ({ live }: { live: LiveMarket }) => {
  const { market, state, call, day } = live;
  const indices = useIndexPerformance().data;
  if (market !== null && state !== null) return <LiveStats market={market} state={state} />;
  if (call.data === undefined) return null;
  const sameDay = indices?.as_of === day ? indices?.rows : undefined;
  return <SessionStats session={call.data} nepse={sameDay?.find(({ symbol }) => symbol === 'NEPSE')} />;
};

const Movers = ({ movers, rows }: { movers: readonly Mover[]; rows: readonly SessionRow[] }) =>
  movers.map(({ ranking, title }) => (
    <MoversTable key={ranking} title={t(title)} ranking={ranking} rows={rows} price="LTP" />
  ));

/** Map, breadth, pace and movers. */
export const MarketNow = ({ live }: { live: LiveMarket }) => {
  const rows = useMemo(() => tradedRows(live.rows), [live.rows]);
  const shares = useMemo(() => rows.filter(isOrdinary), [rows]);
  const sectors = useSectors(live);
  const isOld = live.market !== null && (live.health.kind === 'stale' || live.health.kind === 'offline');
  return (
    <div className={classNames('contents', isOld && 'is-stale')}>
      <Stats live={live} />
      <div className="live-columns">
        <div>
          <LiveHeat rows={rows} sectors={sectors} />
          <div className="live-pair">
            <Movers movers={MONEY} rows={shares} />
          </div>
        </div>
        <div>
          <Panel label={t('Breadth')}>
            <PanelHead
              title={t('Breadth')}
              note={t('{count} ordinary stocks traded', { count: shares.length })}
            />
            <BreadthBar breadth={breadthOf(shares)} />
          </Panel>
          <Movers movers={MOVES} rows={shares} />
        </div>
      </div>
    </div>
  );
};

import '../../features/live/live.css';
import '../../features/market/market.css';
import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead, StatSkeleton, classNames } from '@chuli/ui';
import { useMemo } from 'react';
import { LiveFoot } from '../../features/live/live-foot.tsx';
import { LiveHeat } from '../../features/live/live-heat.tsx';
import { LiveLine } from '../../features/live/live-line.tsx';
import { LiveOrLast } from '../../features/live/live-or-last.tsx';
import { sectorChanges, tradedRows } from '../../features/live/live-session.ts';
import { LiveStats, liveStatLabels } from '../../features/live/live-stats.tsx';
import { type LiveMarket, useLiveMarket } from '../../features/live/use-live-market.ts';
import { BreadthBar } from '../../features/market/breadth-bar.tsx';
import { MoversTable } from '../../features/market/movers-table.tsx';
import {
  type PerformanceRow,
  type Ranking,
  type SessionRow,
  breadthOf,
  isOrdinary,
} from '../../features/market/session-facts.ts';
import { SessionStats } from '../../features/market/session-stats.tsx';
import { useIndexPerformance } from '../../features/market/use-session.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';

type Mover = { ranking: Ranking; title: Phrase };

const EXPLAIN: readonly Phrase[] = [
  'Areas of the map are turnover, measured anew every half minute so that tiles stay where they are; colours follow the price every second.',
  'Usual pace compares the turnover so far with what was usual by this minute in earlier sessions: 1 is an ordinary day.',
  'Movers and breadth count ordinary shares. A change is measured from the previous close, as the exchange restated it on an ex-date.',
];

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

const Market = ({ live }: { live: LiveMarket }) => {
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
              note={t('{count} ordinary shares traded', { count: shares.length })}
            />
            <BreadthBar breadth={breadthOf(shares)} />
          </Panel>
          <Movers movers={MOVES} rows={shares} />
        </div>
      </div>
    </div>
  );
};

/** The market as it moves: map, breadth, pace and movers. */
const LiveMarketScreen = () => {
  const live = useLiveMarket();
  return (
    <>
      <PageHead screen="live-market" explain={EXPLAIN}>
        {null}
      </PageHead>
      <LiveOrLast
        live={live}
        title={t('The market')}
        skeleton={<StatSkeleton label={t('The market')} stats={liveStatLabels()} />}
      >
        <LiveLine live={live} />
        <Market live={live} />
        <LiveFoot live={live} />
      </LiveOrLast>
    </>
  );
};

export default LiveMarketScreen;

import '../../features/home/today.css';
import '../../features/market/market.css';
import { t } from '@chuli/language';
import { TableSkeleton, classNames } from '@chuli/ui';
import { Suspense, useState } from 'react';
import { BrokerNets } from '../../features/home/broker-nets.tsx';
import { DividendsPanel } from '../../features/home/dividends-panel.tsx';
import { IndexStrip } from '../../features/home/index-strip.tsx';
import { BreadthPanel, SectorsPanel, TurnoverPanel } from '../../features/home/mood.tsx';
import { MoversFoot, MoversPanel } from '../../features/home/movers-panel.tsx';
import type { MarketDay } from '../../features/market/market-day.ts';
import type { PerformanceRow, Session } from '../../features/market/session-facts.ts';
import { useIndexPerformance, useSession, useStockPerformance } from '../../features/market/use-session.ts';
import { latePart } from '../../screen-kit/late-part.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';

/** The live code comes after the figures of the last session. */
const LivePulse = latePart(() => import('../../features/live/live-pulse.tsx'));

const NO_ROWS: readonly PerformanceRow[] = [];

const useArchivedDay = (session: Session): MarketDay & { isComing: boolean } => {
  const { data: stocks, isLoading } = useStockPerformance();
  const indices = useIndexPerformance().data;
  return {
    session,
    performances: stocks?.rows ?? NO_ROWS,
    indices: indices?.as_of === session.as_of ? indices.rows : NO_ROWS,
    liveness: 'archived',
    pace: null,
    isComing: isLoading,
  };
};

type ColumnsProps = {
  session: Session;
  /** The day that trades; it stands in the place of the last one. */
  live: MarketDay | null;
};

/** Left the mood, in the middle what moved, right who was behind it and what is due. */
const Columns = ({ session, live }: ColumnsProps) => {
  const archived = useArchivedDay(session);
  const day = live ?? archived;
  const { as_of: date } = day.session;
  const age = classNames(day.liveness === 'old' && 'is-stale');
  return (
    <div className="today">
      <div className={age}>
        <BreadthPanel day={day} />
        <TurnoverPanel day={day} />
        <SectorsPanel day={day} />
      </div>
      <div className={age}>
        <MoversPanel day={day} isComing={live === null && archived.isComing} />
      </div>
      <div>
        <BrokerNets session={date} />
        <DividendsPanel session={date} />
      </div>
    </div>
  );
};

const Skeleton = () => (
  <div className="today">
    <div>
      <p className="px-3 pt-2 text-muted">{t('Asking for the last session: breadth, movers, brokers.')}</p>
      <TableSkeleton label={t('Breadth')} rows={16} columns={3} />
    </div>
    <div>
      <TableSkeleton label={t('The session')} rows={24} columns={7} />
      <MoversFoot />
    </div>
    <div>
      <TableSkeleton label={t('Brokers')} rows={10} columns={2} />
    </div>
  </div>
);

/** The session that trades, or the last one. */
const DashboardScreen = () => {
  const [live, setLive] = useState<MarketDay | null>(null);
  return (
    <>
      <h1 className="sr-only">{t('Today')}</h1>
      <Suspense fallback={null}>
        <LivePulse onDay={setLive} />
      </Suspense>
      <IndexStrip live={live} />
      <Loaded title={t('The session')} call={useSession()} skeleton={<Skeleton />}>
        {(session) => <Columns session={session} live={live} />}
      </Loaded>
    </>
  );
};

export default DashboardScreen;

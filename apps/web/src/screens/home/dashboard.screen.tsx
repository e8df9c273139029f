import '../../features/home/today.css';
import '../../features/market/market.css';
import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { Suspense, lazy } from 'react';
import { BrokerNets } from '../../features/home/broker-nets.tsx';
import { DividendsPanel } from '../../features/home/dividends-panel.tsx';
import { IndexStrip } from '../../features/home/index-strip.tsx';
import { BreadthPanel, SectorsPanel, TurnoverPanel } from '../../features/home/mood.tsx';
import { MoversFoot, MoversPanel } from '../../features/home/movers-panel.tsx';
import type { PerformanceRow, Session } from '../../features/market/session-facts.ts';
import { useIndexPerformance, useSession, useStockPerformance } from '../../features/market/use-session.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';

/** The live code comes after the figures of the last session. */
const LivePulse = lazy(() => import('../../features/live/live-pulse.tsx'));

const NO_ROWS: readonly PerformanceRow[] = [];

/** Left the mood, in the middle what moved, right who was behind it and what is due. */
const Columns = ({ session }: { session: Session }) => {
  const performanceCall = useStockPerformance();
  const performances = performanceCall.data?.rows ?? NO_ROWS;
  const indexCall = useIndexPerformance().data;
  const indices = indexCall?.as_of === session.as_of ? indexCall.rows : NO_ROWS;
  return (
    <div className="today">
      <div>
        <BreadthPanel session={session} performances={performances} />
        <TurnoverPanel session={session} />
        <SectorsPanel session={session} performances={performances} indices={indices} />
      </div>
      <div>
        <MoversPanel
          session={session}
          performances={performances}
          indices={indices}
          isComing={performanceCall.isLoading}
        />
      </div>
      <div>
        <BrokerNets session={session.as_of} />
        <DividendsPanel session={session.as_of} />
      </div>
    </div>
  );
};

const Skeleton = () => (
  <div className="today">
    <div>
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

const DashboardScreen = () => (
  <>
    <h1 className="sr-only">{t('Today')}</h1>
    <Suspense fallback={null}>
      <LivePulse />
    </Suspense>
    <IndexStrip />
    <Loaded title={t('The session')} call={useSession()} skeleton={<Skeleton />}>
      {(session) => <Columns session={session} />}
    </Loaded>
  </>
);

export default DashboardScreen;

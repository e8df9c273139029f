import '../../features/home/today.css';
import '../../features/market/market.css';
import { TableSkeleton } from '@chuli/ui';
import { BrokerNets } from '../../features/home/broker-nets.tsx';
import { DividendsPanel } from '../../features/home/dividends-panel.tsx';
import { IndexStrip } from '../../features/home/index-strip.tsx';
import { BreadthPanel, SectorsPanel, TurnoverPanel } from '../../features/home/mood.tsx';
import { MoversPanel } from '../../features/home/movers-panel.tsx';
import type { PerformanceRow, Session } from '../../features/market/session-facts.ts';
import { useIndexPerformance, useSession, useStockPerformance } from '../../features/market/use-session.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';

const NO_ROWS: readonly PerformanceRow[] = [];

/** Left the mood, in the middle what moved, right who was behind it and what is due. */
const Columns = ({ session }: { session: Session }) => {
  const performances = useStockPerformance().data?.rows ?? NO_ROWS;
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
        <MoversPanel session={session} performances={performances} indices={indices} />
      </div>
      <div>
        <BrokerNets session={session.as_of} />
        <DividendsPanel session={session.as_of} />
      </div>
    </div>
  );
};

const DashboardScreen = () => (
  <>
    <h1 className="sr-only">Today</h1>
    <IndexStrip />
    <Loaded
      title="The session"
      call={useSession()}
      skeleton={<TableSkeleton label="The session" rows={16} columns={7} />}
    >
      {(session) => <Columns session={session} />}
    </Loaded>
  </>
);

export default DashboardScreen;

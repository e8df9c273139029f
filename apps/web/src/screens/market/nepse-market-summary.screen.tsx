import '../../features/market/market.css';
import { DateField, Panel, PanelHead, StatSkeleton, TableSkeleton } from '@chuli/ui';
import { useMemo } from 'react';
import { useSessions } from '../../api/reference-calls.ts';
import { BreadthBar } from '../../features/market/breadth-bar.tsx';
import { IndexTable } from '../../features/market/index-table.tsx';
import { MoversTable } from '../../features/market/movers-table.tsx';
import { SectorTable } from '../../features/market/sector-table.tsx';
import {
  type Ranking,
  type Session,
  breadthOf,
  isOrdinary,
  sectorRows,
} from '../../features/market/session-facts.ts';
import { SessionStats } from '../../features/market/session-stats.tsx';
import { useIndexPerformance, useSession, useStockPerformance } from '../../features/market/use-session.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useSetAsOf } from '../../screen-kit/use-address.ts';

const RANKINGS: readonly { ranking: Ranking; title: string }[] = [
  { ranking: 'gainers', title: 'Top gainers' },
  { ranking: 'losers', title: 'Top losers' },
  { ranking: 'turnover', title: 'Top turnover' },
  { ranking: 'volume', title: 'Top volume' },
];

const STATS = ['NEPSE', 'Turnover', 'Shares', 'Trades', 'Up / down', 'At ceiling / floor'];

/** Any session; the choice rewinds the whole product, as the control in the bar does. */
const SessionField = ({ day }: { day: Session['as_of'] | undefined }) => {
  const sessions = useSessions('prices');
  const setAsOf = useSetAsOf();
  if (day === undefined) return null;
  return (
    <DateField
      label="Session"
      value={day}
      sessions={sessions}
      onPick={(date) => setAsOf(date === sessions[0] ? null : date)}
    />
  );
};

const Indices = () => {
  const call = useIndexPerformance();
  return (
    <Panel label="Indices">
      <PanelHead title="Indices" note="percent" asOf={call.data?.as_of} />
      <Loaded title="Indices" call={call} skeleton={<TableSkeleton label="Indices" rows={17} />}>
        {({ rows }) => <IndexTable rows={rows} />}
      </Loaded>
    </Panel>
  );
};

const Sectors = ({ session }: { session: Session }) => {
  const stocks = useStockPerformance().data?.rows;
  const indices = useIndexPerformance().data;
  const rows = useMemo(() => {
    const sameDay = indices?.as_of === session.as_of ? indices.rows : [];
    return sectorRows(session.rows, stocks ?? [], sameDay);
  }, [session, stocks, indices]);
  return (
    <Panel label="Sectors">
      <PanelHead title="Sectors" note="by turnover; pace against 20 sessions" asOf={session.as_of} />
      <SectorTable rows={rows} />
    </Panel>
  );
};

const Summary = ({ session }: { session: Session }) => {
  const indices = useIndexPerformance().data;
  const nepse =
    indices?.as_of === session.as_of ? indices.rows.find(({ symbol }) => symbol === 'NEPSE') : undefined;
  const shares = useMemo(() => session.rows.filter(isOrdinary), [session]);
  return (
    <>
      <SessionStats session={session} nepse={nepse} />
      <div className="sheet-columns is-two">
        <div className="sheet-column">
          <Panel label="Breadth">
            <PanelHead
              title="Breadth"
              note={`${shares.length} ordinary shares traded`}
              asOf={session.as_of}
            />
            <BreadthBar breadth={breadthOf(shares)} />
          </Panel>
          <Sectors session={session} />
        </div>
        <Indices />
      </div>
      <div className="sheet-columns is-four">
        {RANKINGS.map(({ ranking, title }) => (
          <MoversTable key={ranking} title={title} ranking={ranking} rows={shares} />
        ))}
      </div>
    </>
  );
};

/** One trading day of the whole market. */
const NepseMarketSummaryScreen = () => {
  const call = useSession();
  return (
    <>
      <PageHead screen="nepse-market-summary">
        <SessionField day={call.data?.as_of} />
      </PageHead>
      <Loaded title="The session" call={call} skeleton={<StatSkeleton label="Session" stats={STATS} />}>
        {(session) => <Summary session={session} />}
      </Loaded>
    </>
  );
};

export default NepseMarketSummaryScreen;

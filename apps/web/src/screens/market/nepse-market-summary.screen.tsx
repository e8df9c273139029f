import '../../shared/market/market.css';
import { type Phrase, digits, t } from '@chuli/language';
import { DateField, Panel, PanelHead, StatSkeleton, TableSkeleton } from '@chuli/ui';
import { useMemo } from 'react';
import { useSessions } from '../../api/reference-calls.ts';
import { BreadthBar } from '../../shared/market/breadth-bar.tsx';
import { IndexTable } from '../../features/market/index-table.tsx';
import { MoversTable } from '../../shared/market/movers-table.tsx';
import { SectorTable } from '../../shared/market/sector-table.tsx';
import {
  type Ranking,
  type Session,
  breadthOf,
  isOrdinary,
  rowsOfDay,
  sectorRows,
} from '../../shared/market/session-facts.ts';
import { SessionStats, sessionStatLabels } from '../../shared/market/session-stats.tsx';
import { useDayPerformance, useIndexPerformance, useSession } from '../../shared/market/use-session.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useSetAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'One session of the whole market: indices, how many stocks rose and fell, sectors and the stocks that moved most. Choose another session and every figure is that of its evening.',
  'Movers count ordinary shares that were traded. A change is measured from the previous close, as the exchange restated it on an ex-date.',
];

const RANKINGS = [
  { ranking: 'gainers', title: 'Top gainers' },
  { ranking: 'losers', title: 'Top losers' },
  { ranking: 'turnover', title: 'Top turnover' },
  { ranking: 'volume', title: 'Top volume' },
] as const satisfies readonly { ranking: Ranking; title: Phrase }[];

/** Any session; the choice rewinds the whole product, as the control in the bar does. */
const SessionField = ({ day }: { day: Session['as_of'] | undefined }) => {
  const sessions = useSessions('prices');
  const setAsOf = useSetAsOf();
  if (day === undefined) return null;
  return (
    <DateField
      label={t('Session')}
      value={day}
      sessions={sessions}
      onPick={(date) => setAsOf(date === sessions[0] ? null : date)}
      isStepsOnly
    />
  );
};

const Indices = () => {
  const call = useIndexPerformance();
  return (
    <Panel label={t('Indices')}>
      <PanelHead
        title={t('Indices')}
        note={t('percent')}
        asOf={call.data === undefined ? undefined : digits(call.data.as_of)}
      />
      <Loaded title={t('Indices')} call={call} skeleton={<TableSkeleton label={t('Indices')} rows={17} />}>
        {({ rows }) => <IndexTable rows={rows} />}
      </Loaded>
    </Panel>
  );
};

const Sectors = ({ session }: { session: Session }) => {
  const { stocks, indices, isComing } = useDayPerformance(session.as_of);
  const rows = useMemo(
    () => sectorRows(session.rows, stocks ?? [], indices ?? []),
    [session, stocks, indices],
  );
  return (
    <Panel label={t('Sectors')}>
      <PanelHead
        title={t('Sectors')}
        note={t('by turnover; vs 20-day average')}
        asOf={digits(session.as_of)}
      />
      {isComing ? (
        <TableSkeleton label={t('Sectors')} rows={rows.length} columns={5} />
      ) : (
        <SectorTable rows={rows} />
      )}
    </Panel>
  );
};

const Summary = ({ session }: { session: Session }) => {
  const indices = rowsOfDay(useIndexPerformance().data, session.as_of);
  const nepse = indices?.find(({ symbol }) => symbol === 'NEPSE');
  const shares = useMemo(() => session.rows.filter(isOrdinary), [session]);
  return (
    <>
      <SessionStats session={session} nepse={nepse} />
      <div className="sheet-columns is-two">
        <div className="sheet-column">
          <Panel label={t('Breadth')}>
            <PanelHead
              title={t('Breadth')}
              note={t('{count} ordinary stocks traded', { count: shares.length })}
              asOf={digits(session.as_of)}
            />
            <BreadthBar breadth={breadthOf(shares)} />
          </Panel>
          <Sectors session={session} />
        </div>
        <Indices />
      </div>
      <div className="sheet-columns is-four">
        {RANKINGS.map(({ ranking, title }) => (
          <MoversTable key={ranking} title={t(title)} ranking={ranking} rows={shares} />
        ))}
      </div>
    </>
  );
};

/** As tall as what will come, with all that can be said before it does. */
const Skeleton = () => (
  <>
    <StatSkeleton label={t('Session')} stats={sessionStatLabels()} />
    <div className="sheet-columns is-two">
      <div className="sheet-column">
        <Panel label={t('Sectors')}>
          <PanelHead title={t('Sectors')} note={t('by turnover; vs 20-day average')} />
          <TableSkeleton label={t('Sectors')} rows={15} />
        </Panel>
      </div>
      <Indices />
    </div>
  </>
);

/** One trading day of the whole market. */
const NepseMarketSummaryScreen = () => {
  const call = useSession();
  return (
    <>
      <PageHead screen="nepse-market-summary" explain={EXPLAIN}>
        <SessionField day={call.data?.as_of} />
      </PageHead>
      <Loaded title={t('The session')} call={call} skeleton={<Skeleton />}>
        {(session) => <Summary session={session} />}
      </Loaded>
    </>
  );
};

export default NepseMarketSummaryScreen;

import '../../shared/market/market.css';
import { digits, say, t } from '@chuli/language';
import { Panel, PanelHead, StatSkeleton, TableSkeleton } from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { BreadthBar } from '../../shared/market/breadth-bar.tsx';
import { HeatChange } from '../../shared/market/figures.tsx';
import { MoversTable } from '../../shared/market/movers-table.tsx';
import {
  type PerformanceRow,
  type Session,
  breadthOf,
  isOrdinary,
  sectorRows,
} from '../../shared/market/session-facts.ts';
import { SessionStats, sessionStatLabels } from '../../shared/market/session-stats.tsx';
import { useIndexPerformance, useSession } from '../../shared/market/use-session.ts';
import { IndexCourse } from './index-course.tsx';
import { PartnerFrame } from './partner-frame.tsx';
import { PARTNER_TEXT } from './partner-text.ts';

/** How the parts of a partner's first page stand: a chart beside the movers, everything in tables, or in brief. */
export type Arrangement = 'chart' | 'tables' | 'brief';

type Known = { session: Session; indices: readonly PerformanceRow[] };

const MarketLine = ({ session, indices }: Known) => (
  <SessionStats session={session} nepse={indices.find(({ symbol }) => symbol === 'NEPSE')} />
);

const SectorStrip = ({ session, indices }: Known) => {
  const rows = useMemo(() => sectorRows(session.rows, [], indices), [session, indices]);
  return (
    <Panel label={t('Sectors')}>
      <PanelHead title={t('Sectors')} asOf={digits(session.as_of)} />
      <ul className="sector-strip">
        {rows.map(({ id, sector, change }) => (
          <li key={id}>
            <span>{say(sector)}</span>
            <HeatChange change={change} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Breadth = ({ session }: { session: Session }) => (
  <Panel label={t('Breadth')}>
    <PanelHead title={t('Breadth')} asOf={digits(session.as_of)} />
    <BreadthBar breadth={breadthOf(session.rows.filter(isOrdinary))} />
  </Panel>
);

const Movers = ({ session, rankings }: { session: Session; rankings: readonly ('gainers' | 'losers')[] }) => {
  const shares = useMemo(() => session.rows.filter(isOrdinary), [session]);
  return rankings.map((ranking) => (
    <MoversTable
      key={ranking}
      title={t(ranking === 'gainers' ? 'Top gainers' : 'Top losers')}
      ranking={ranking}
      rows={shares}
    />
  ));
};

const BOTH = ['gainers', 'losers'] as const;

const ARRANGED: Record<Arrangement, (known: Known) => ReactNode> = {
  chart: (known) => (
    <>
      <MarketLine {...known} />
      <SectorStrip {...known} />
      <IndexCourse />
      <div className="partner-columns">
        <Movers session={known.session} rankings={BOTH} />
      </div>
    </>
  ),
  tables: (known) => (
    <>
      <MarketLine {...known} />
      <div className="partner-columns">
        <Movers session={known.session} rankings={BOTH} />
      </div>
      <SectorStrip {...known} />
      <IndexCourse />
    </>
  ),
  brief: (known) => (
    <>
      <MarketLine {...known} />
      <Breadth session={known.session} />
      <SectorStrip {...known} />
    </>
  ),
};

const NO_ROWS: readonly PerformanceRow[] = [];

const Skeleton = () => (
  <>
    <StatSkeleton label={t('The market')} stats={sessionStatLabels()} />
    <TableSkeleton label={t('Sectors')} rows={12} columns={4} />
  </>
);

/** The market of the last session under a partner's name. */
export const PartnerMarket = ({ arrangement }: { arrangement: Arrangement }) => {
  const call = useSession();
  const indices = useIndexPerformance().data;
  return (
    <Loaded title={t('The session')} call={call} skeleton={<Skeleton />}>
      {(session) => {
        const sameDay = indices?.as_of === session.as_of ? indices.rows : NO_ROWS;
        return ARRANGED[arrangement]({ session, indices: sameDay });
      }}
    </Loaded>
  );
};

export const PartnerLanding = ({ arrangement }: { arrangement: Arrangement }) => (
  <PartnerFrame title={t('The market')} explain={PARTNER_TEXT.market}>
    <PartnerMarket arrangement={arrangement} />
  </PartnerFrame>
);

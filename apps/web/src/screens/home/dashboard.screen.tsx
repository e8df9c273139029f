import '../../features/home/today.css';
import '../../shared/market/market.css';
import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { Suspense, useState } from 'react';
import { CardBoard } from '../../features/home/card-board.tsx';
import { HOME_TEXT } from '../../features/home/home-text.ts';
import { IndexStrip } from '../../features/home/index-strip.tsx';
import { MinePanel } from '../../features/home/mine-panel.tsx';
import { MoversFoot } from '../../features/home/movers-panel.tsx';
import { useIsSettled } from '../../features/home/use-is-settled.ts';
import { useShownDay } from '../../features/home/use-shown-day.ts';
import type { MarketDay } from '../../shared/market/market-day.ts';
import type { Session } from '../../shared/market/session-facts.ts';
import { useSession } from '../../shared/market/use-session.ts';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';

/** The live code comes after the figures of the last session. */
const LivePulse = lazyWithRetry(() => import('../../features/live/live-pulse.tsx'));

type CardsProps = { session: Session; live: MarketDay | null };

const Cards = ({ session, live }: CardsProps) => (
  <CardBoard
    day={useShownDay(session, live)}
    explain={<ReadThisPage title={t('Today')} paragraphs={HOME_TEXT.today} isNamed />}
  />
);

const Skeleton = () => (
  <div className="today">
    <div className="is-left">
      <MinePanel day={null} />
      <TableSkeleton label={t('Signals')} rows={16} columns={5} />
    </div>
    <div className="is-middle">
      <TableSkeleton label={t('The session')} rows={24} columns={6} />
      <MoversFoot />
    </div>
    <div className="is-right">
      <TableSkeleton label={t('Brokers')} rows={10} columns={2} />
    </div>
  </div>
);

/** The session that trades, or the last one. */
const DashboardScreen = () => {
  const [live, setLive] = useState<MarketDay | null>(null);
  const isSettled = useIsSettled();
  return (
    <>
      <h1 className="sr-only">{t('Today')}</h1>
      {isSettled && (
        <Suspense fallback={null}>
          <LivePulse onDay={setLive} />
        </Suspense>
      )}
      <IndexStrip live={live} hasLines={isSettled} />
      <Loaded title={t('The session')} call={useSession()} skeleton={<Skeleton />}>
        {(session) => <Cards session={session} live={live} />}
      </Loaded>
    </>
  );
};

export default DashboardScreen;

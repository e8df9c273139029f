import '../../features/home/landing.css';
import '../../features/home/today.css';
import '../../shared/market/market.css';
import { PRODUCT } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { ChartSkeleton, TableSkeleton } from '@chuli/ui';
import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';
import { IndexStrip } from '../../features/home/index-strip.tsx';
import { HOME_TEXT } from '../../features/home/home-text.ts';
import { BreadthPanel, TurnoverPanel } from '../../features/home/mood.tsx';
import { MoversPanel } from '../../features/home/movers-panel.tsx';
import { RecordPanel } from '../../features/home/record-panel.tsx';
import { useIsSettled } from '../../features/home/use-is-settled.ts';
import { useShownDay } from '../../features/home/use-shown-day.ts';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { hostRoleHere } from '../../screen-kit/screens-here.ts';
import type { MarketDay } from '../../shared/market/market-day.ts';
import type { Session } from '../../shared/market/session-facts.ts';
import { useSession } from '../../shared/market/use-session.ts';

/** The market comes first; what is drawn comes after it. */
const YearChart = lazyWithRetry(() => import('../../features/home/year-chart.tsx'));
const LivePulse = lazyWithRetry(() => import('../../features/live/live-pulse.tsx'));
const CloseLine = lazyWithRetry(() => import('../../features/market/close/close-line.tsx'));
const PartnerHome = lazy(() => import('../../features/partner/partner-home.tsx'));

const MOVERS = 10;

type MarketProps = { session: Session; live: MarketDay | null };

const Market = ({ session, live }: MarketProps) => {
  const day = useShownDay(session, live);
  return (
    <>
      <div className="is-market">
        <BreadthPanel day={day} />
        <TurnoverPanel day={day} />
      </div>
      <div className="is-movers">
        <MoversPanel day={day} isComing={day.isComing} count={MOVERS} />
      </div>
      <div className="is-year">
        <Suspense fallback={<ChartSkeleton label={t('NEPSE over a year')} height={300} />}>
          <YearChart session={session.as_of} />
        </Suspense>
      </div>
    </>
  );
};

const Skeleton = () => (
  <>
    <div className="is-market">
      <TableSkeleton label={t('The market')} rows={8} columns={2} />
    </div>
    <div className="is-movers">
      <TableSkeleton label={t('Movers')} rows={MOVERS + 1} columns={5} />
    </div>
    <div className="is-year">
      <ChartSkeleton label={t('NEPSE over a year')} height={300} />
    </div>
  </>
);

const Hero = ({ isSettled }: { isSettled: boolean }) => (
  <section className="is-hero">
    <h1>{t('Know what a signal was worth before you trade it')}</h1>
    <p className="lead">
      {t(
        '{product} analyses every NEPSE trade: what moved, which brokers were behind it and how unusual it was. It prints the track record of every rule, also when the record is bad. Nothing here is advice.',
        { product: PRODUCT.name },
      )}
    </p>
    {isSettled && (
      <Suspense fallback={null}>
        <CloseLine />
      </Suspense>
    )}
  </section>
);

/** Open to everyone: who will not sign up yet can look around. */
const OPEN: readonly { to: string; label: Phrase }[] = [
  { to: '/dashboard', label: 'Open today’s market' },
  { to: '/nepse-market-summary', label: 'The market of any day' },
  { to: '/stock-profile', label: 'One stock in one place' },
  { to: '/tree-map', label: 'The whole market at once' },
  { to: '/evidence', label: 'What works, what does not' },
];

const Join = () => (
  <section className="is-join" aria-label={t('Create account')}>
    <Link className="btn is-primary" to="/signup">
      {t('Create free account')}
    </Link>
    <Link className="text-accent" to="/demo-login">
      {t('Try the demo')}
    </Link>
    <p className="text-muted">
      {t('A mobile number is enough. Market, charts and track records stay free.')}
    </p>
    <p className="ways">
      {OPEN.map(({ to, label }) => (
        <Link key={to} className="text-accent" to={to}>
          {t(label)}
        </Link>
      ))}
    </p>
    <ReadThisPage title={t('Home')} paragraphs={HOME_TEXT.landing} isNamed />
  </section>
);

/** What a visitor sees first: the market as it is, what the signals were worth, and the way in. */
const HouseHome = () => {
  const [live, setLive] = useState<MarketDay | null>(null);
  const isSettled = useIsSettled();
  return (
    <>
      {isSettled && (
        <Suspense fallback={null}>
          <LivePulse onDay={setLive} />
        </Suspense>
      )}
      <IndexStrip live={live} hasLines={isSettled} />
      <div className="landing">
        <Hero isSettled={isSettled} />
        <Join />
        <div className="is-record">
          <RecordPanel />
        </div>
        <Loaded title={t('The market')} call={useSession()} skeleton={<Skeleton />}>
          {(session) => <Market session={session} live={live} />}
        </Loaded>
      </div>
    </>
  );
};

/** The house speaks of itself on its own hosts only. */
const HomeScreen = () =>
  hostRoleHere().kind === 'partner' ? (
    <Suspense fallback={null}>
      <PartnerHome />
    </Suspense>
  ) : (
    <HouseHome />
  );

export default HomeScreen;

import '../../features/home/landing.css';
import '../../features/market/market.css';
import { PRODUCT } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { StatSkeleton } from '@chuli/ui';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { BreadthBar } from '../../features/market/breadth-bar.tsx';
import { breadthOf, isOrdinary } from '../../features/market/session-facts.ts';
import { SessionStats, sessionStatLabels } from '../../features/market/session-stats.tsx';
import { useIndexPerformance, useSession } from '../../features/market/use-session.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { hostRoleHere } from '../../screen-kit/screens-here.ts';

const PARTS = [
  {
    path: '/nepse-market-summary',
    title: 'The market of any day',
    text: 'Indices, breadth, sectors and movers of every session, back through the years.',
  },
  {
    path: '/brokers-analytics',
    title: 'Who bought and who sold',
    text: 'Brokers of one stock, stocks of one broker, over any range of sessions, from every contract.',
  },
  {
    path: '/stock-profile',
    title: 'One stock in one place',
    text: 'Prices adjusted for bonus and right shares, its limits for the next session, its brokers, what it paid.',
  },
  {
    path: '/tree-map',
    title: 'The whole market at once',
    text: 'Every company by size, coloured by what it did, in colours that colour-blind eyes can tell apart.',
  },
] as const;

const Market = () => {
  const session = useSession();
  const indices = useIndexPerformance().data;
  const sameDay = indices?.as_of === session.data?.as_of ? indices?.rows : undefined;
  return (
    <section className="market" aria-label={t('The market')}>
      <Loaded
        title={t('The market')}
        call={session}
        skeleton={<StatSkeleton label={t('The market')} stats={sessionStatLabels()} />}
      >
        {(data) => (
          <>
            <SessionStats session={data} nepse={sameDay?.find(({ symbol }) => symbol === 'NEPSE')} />
            <BreadthBar breadth={breadthOf(data.rows.filter(isOrdinary))} />
            <p className="age px-3 py-1">{t('Session of {date}', { date: digits(data.as_of) })}</p>
          </>
        )}
      </Loaded>
    </section>
  );
};

const PartnerHome = lazy(() => import('../../features/partner/partner-home.tsx'));

/** What a visitor sees first: what this is, and the market itself. */
const HouseHome = () => {
  const href = useCarriedHref();
  return (
    <div className="landing">
      <h1>{t('The Nepalese stock market, figure by figure')}</h1>
      <p className="lead">
        {t(
          '{product} reads every contract of the exchange and shows what happened, who was behind it and how unusual it was. Every figure says which session it belongs to; what is not known is called not known. Nothing here is advice.',
          { product: PRODUCT.name },
        )}
      </p>
      <p className="ways">
        <Link className="btn is-primary" to={href('/dashboard')}>
          {t('See today')}
        </Link>
        <Link className="text-accent" to={href('/nepse-market-summary')}>
          {t('Market summary')}
        </Link>
        <Link className="text-accent" to={href('/stock-performance')}>
          {t('Stock performance')}
        </Link>
      </p>
      <Market />
      <dl className="parts">
        {PARTS.map(({ path, title, text }) => (
          <div key={path}>
            <dt>
              <Link to={href(path)}>{t(title)}</Link>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
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

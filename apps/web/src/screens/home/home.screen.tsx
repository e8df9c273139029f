import '../../features/home/landing.css';
import '../../features/market/market.css';
import { PRODUCT } from '@chuli/kernel';
import { StatSkeleton } from '@chuli/ui';
import { Link } from 'react-router';
import { BreadthBar } from '../../features/market/breadth-bar.tsx';
import { breadthOf, isOrdinary } from '../../features/market/session-facts.ts';
import { SessionStats } from '../../features/market/session-stats.tsx';
import { useIndexPerformance, useSession } from '../../features/market/use-session.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';

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

const STATS = ['NEPSE', 'Turnover', 'Shares', 'Trades', 'Up / down', 'At ceiling / floor'];

const Market = () => {
  const session = useSession();
  const indices = useIndexPerformance().data;
  const sameDay = indices?.as_of === session.data?.as_of ? indices?.rows : undefined;
  return (
    <section className="market" aria-label="The market">
      <Loaded title="The market" call={session} skeleton={<StatSkeleton label="The market" stats={STATS} />}>
        {(data) => (
          <>
            <SessionStats session={data} nepse={sameDay?.find(({ symbol }) => symbol === 'NEPSE')} />
            <BreadthBar breadth={breadthOf(data.rows.filter(isOrdinary))} />
            <p className="age px-3 py-1">Session of {data.as_of}</p>
          </>
        )}
      </Loaded>
    </section>
  );
};

/** What a visitor sees first: what this is, and the market itself. */
const HomeScreen = () => {
  const href = useCarriedHref();
  return (
    <div className="landing">
      <h1>The Nepalese stock market, figure by figure</h1>
      <p className="lead">
        {PRODUCT.name} reads every contract of the exchange and shows what happened, who was behind it and how
        unusual it was. Every figure says which session it belongs to; what is not known is called not known.
        Nothing here is advice.
      </p>
      <p className="ways">
        <Link className="btn is-primary" to={href('/dashboard')}>
          See today
        </Link>
        <Link className="text-accent" to={href('/nepse-market-summary')}>
          Market summary
        </Link>
        <Link className="text-accent" to={href('/stock-performance')}>
          Stock performance
        </Link>
      </p>
      <Market />
      <dl className="parts">
        {PARTS.map(({ path, title, text }) => (
          <div key={path}>
            <dt>
              <Link to={href(path)}>{title}</Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

export default HomeScreen;

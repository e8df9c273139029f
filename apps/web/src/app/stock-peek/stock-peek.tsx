import { type StockSymbol, addDays } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Directed, Sparkline, Value, directionOf, signedPercentText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { FollowBar } from '../../shared/membership/follow-bar.tsx';
import { BeforeBuying } from '../../shared/stock/before-buying.tsx';
import './stock-peek.css';

/** About six months of sessions. */
const DAYS_SHOWN = 182;

type PeekProps = { symbol: StockSymbol };

const Course = ({ symbol }: PeekProps) => {
  const { data } = useCall('/data/adjhistorydata/', { symbol, ...asOfQuery(useAsOf()) });
  if (data === undefined) return <div className="course bone" aria-label={t('loading')} />;
  const from = addDays(data.as_of, -DAYS_SHOWN);
  const closes = data.rows.flatMap(({ date, close }) => (date < from ? [] : [close]));
  return (
    <div className="course">
      <Sparkline label={t('Price, six months')} values={closes} width={360} height={72} />
    </div>
  );
};

const Figures = ({ symbol }: PeekProps) => {
  const { data } = useCall('/data/v2/market-summary/bysymbol/', { symbol, ...asOfQuery(useAsOf()) });
  if (data === undefined) return null;
  const { close, percentage_change: change, amount, high_52_weeks: high, low_52_weeks: low } = data;
  return (
    <dl className="figures">
      <dt>{t('Close')}</dt>
      <dd>
        <Value format="rupees" value={close} />{' '}
        {change !== null && (
          <Directed direction={directionOf(change)}>{`${signedPercentText(change)}\u00A0%`}</Directed>
        )}
      </dd>
      <dt>{t('Turnover')}</dt>
      <dd>
        <Value format="amount" value={amount} />
      </dd>
      <dt>{t('52 weeks')}</dt>
      <dd>
        <Value format="rupees" value={low} /> – <Value format="rupees" value={high} />
      </dd>
    </dl>
  );
};

const Ways = ({ symbol }: PeekProps) => {
  const href = useHrefWithAsOf();
  return (
    <nav className="ways" aria-label={t('More about {symbol}', { symbol })}>
      <Link to={href('/stock-profile', { symbol })}>{t('Overview')}</Link>
      <Link to={href('/charts', { symbol })}>{t('Chart')}</Link>
      <Link to={href('/brokers-analytics', { symbol })}>{t('Flow')}</Link>
      <Link to={href('/stock-profile', { symbol, tab: 'signals' })}>{t('Signals')}</Link>
      <Link to={href('/floorsheet', { symbol })}>{t('Floorsheet')}</Link>
      <Link to={href('/stock-comparison', { symbol })}>{t('Against its sector')}</Link>
    </nav>
  );
};

/** What a trader wants of a stock before opening its page: its course, its figures, and every way on. */
const StockPeek = ({ symbol }: PeekProps) => (
  <div className="stock-peek">
    <Course symbol={symbol} />
    <Figures symbol={symbol} />
    <BeforeBuying symbol={symbol} />
    <FollowBar symbol={symbol} />
    <Ways symbol={symbol} />
  </div>
);

export default StockPeek;

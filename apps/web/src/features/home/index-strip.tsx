import { say, t } from '@chuli/language';
import { Sparkline, classNames, rupeesText, signedPercentText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { DayMark } from '../../shared/market/day-mark.tsx';
import { Change } from '../../shared/market/figures.tsx';
import type { Liveness, MarketDay } from '../../shared/market/market-day.ts';
import { sectorHref } from '../../shared/market/sectors.ts';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';
import { useIndexPerformance } from '../../shared/market/use-session.ts';

/** Beside NEPSE, the indices that move it most; the last leaves first on a narrow window. */
const SHOWN = ['SENSIND', 'BANKSUBIND', 'HYDPOWIND', 'MICRFININD', 'LIFINSIND', 'MANPROCIND'];
const WEEKS = 52;

const useYear = (): number[] => {
  const { data } = useCall('/data/v2/weekly-nepse/', asOfQuery(useAsOf()));
  return (data?.rows ?? []).slice(-WEEKS).map(({ close }) => close);
};

const Nepse = ({ nepse, liveness }: { nepse: PerformanceRow; liveness: Liveness }) => {
  const href = useHrefWithAsOf();
  const year = useYear();
  const label =
    nepse.change_1_year === null
      ? t('One year by week')
      : t('One year by week, {change} %', { change: signedPercentText(nepse.change_1_year) });
  return (
    <Link to={href('/nepse-market-summary')} className="is-main">
      <span className="name">
        <b>{t('NEPSE')}</b>
      </span>
      <span className="name">
        <DayMark day={nepse.traded_on} liveness={liveness} />
      </span>
      <span className="value">{rupeesText(nepse.close)}</span>
      <span className="change">
        <Change percent={nepse.change_1} />
      </span>
      <Sparkline label={label} values={year} />
    </Link>
  );
};

const Other = ({ index }: { index: PerformanceRow }) => {
  const href = useHrefWithAsOf();
  const to = index.sector_id === null ? href('/nepse-market-summary') : sectorHref(href, index.sector_id);
  return (
    <Link to={to}>
      <span className="name">{say(index.name)}</span>
      <span className="change">
        <Change percent={index.change_1} />
      </span>
      <span className="value">{rupeesText(index.close)}</span>
    </Link>
  );
};

/** The indices in one line, the market first: of the live day where there is one. */
export const IndexStrip = ({ live }: { live: MarketDay | null }) => (
  <Loaded
    title={t('Indices')}
    call={useIndexPerformance()}
    skeleton={<div className="index-strip h-[55px]" aria-busy />}
  >
    {(archived) => {
      const { indices: rows, liveness } = live ?? { indices: archived.rows, liveness: 'archived' as const };
      const nepse = rows.find(({ symbol }) => symbol === 'NEPSE');
      const others = SHOWN.flatMap((symbol) => rows.find((row) => row.symbol === symbol) ?? []);
      return (
        <nav
          className={classNames('index-strip', liveness === 'old' && 'is-stale')}
          aria-label={t('Indices')}
        >
          {nepse !== undefined && <Nepse nepse={nepse} liveness={liveness} />}
          {others.map((index) => (
            <Other key={index.symbol} index={index} />
          ))}
        </nav>
      );
    }}
  </Loaded>
);

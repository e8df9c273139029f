import { say, t } from '@chuli/language';
import { classNames, rupeesText } from '@chuli/ui';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { DayMark } from '../../shared/market/day-mark.tsx';
import { Change } from '../../shared/market/figures.tsx';
import type { Liveness, MarketDay } from '../../shared/market/market-day.ts';
import { sectorHref } from '../../shared/market/sectors.ts';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';
import { useIndexPerformance } from '../../shared/market/use-session.ts';
import { keptBoard } from './board.ts';

/** Drawn after all figures of the page are here. */
const IndexLine = lazyWithRetry(() => import('./index-line.tsx'));

type IndexProps = { index: PerformanceRow; liveness: Liveness; hasLine: boolean };

type LineProps = IndexProps & { width: number; height: number };

const Line = ({ hasLine, ...line }: LineProps) =>
  hasLine && (
    <Suspense fallback={null}>
      <IndexLine {...line} />
    </Suspense>
  );

const Nepse = (props: IndexProps) => {
  const href = useHrefWithAsOf();
  const { index, liveness } = props;
  return (
    <Link to={href('/nepse-market-summary')} className="is-main">
      <span className="name">
        <b>{t('NEPSE')}</b>
      </span>
      <span className="name">
        <DayMark day={index.traded_on} liveness={liveness} />
      </span>
      <span className="value">{rupeesText(index.close)}</span>
      <span className="change">
        <Change percent={index.change_1} />
      </span>
      <Line {...props} width={110} height={38} />
    </Link>
  );
};

const Other = (props: IndexProps) => {
  const href = useHrefWithAsOf();
  const { index } = props;
  const to = index.sector_id === null ? href('/nepse-market-summary') : sectorHref(href, index.sector_id);
  return (
    <Link to={to}>
      <span className="name">{say(index.name)}</span>
      <span className="change">
        <Change percent={index.change_1} />
      </span>
      <span className="value">{rupeesText(index.close)}</span>
      <Line {...props} width={56} height={18} />
    </Link>
  );
};

type IndexStripProps = { live: MarketDay | null; hasLines: boolean };

/** The indices in one line, the market first, then those that the reader chose: of the live day where there is one. */
export const IndexStrip = ({ live, hasLines }: IndexStripProps) => {
  const { indices: chosen } = keptBoard.use();
  return (
    <Loaded
      title={t('Indices')}
      call={useIndexPerformance()}
      skeleton={<div className="index-strip h-[55px]" aria-busy />}
    >
      {(archived) => {
        const { indices: rows, liveness } = live ?? { indices: archived.rows, liveness: 'archived' as const };
        const rowOf = (symbol: string) => rows.find((row) => row.symbol === symbol) ?? [];
        const [nepse, ...others] = ['NEPSE', ...chosen].flatMap(rowOf);
        return (
          <nav
            className={classNames('index-strip', liveness === 'old' && 'is-stale')}
            aria-label={t('Indices')}
          >
            {nepse !== undefined && <Nepse index={nepse} liveness={liveness} hasLine={hasLines} />}
            {others.map((index) => (
              <Other key={index.symbol} index={index} liveness={liveness} hasLine={hasLines} />
            ))}
          </nav>
        );
      }}
    </Loaded>
  );
};

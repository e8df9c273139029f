import type { MarketFields } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { Value, quantityText } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import type { Trade } from '../../shared/floorsheet/floorsheet-address.ts';
import type { TodayFilters } from './today-address.ts';

type TodayTotalsProps = {
  market: MarketFields;
  rows: readonly Trade[];
  /** All trades of the session. */
  total: number;
  filters: TodayFilters;
  children: ReactNode;
};

const Sum = ({ trades, shares, rupees }: { trades: number; shares: number; rupees: number }) => (
  <>
    <span>
      <b className="text-16 font-semibold">{quantityText(trades)}</b>{' '}
      <span className="text-muted">{t('trades')}</span>
    </span>
    <span>
      <b className="font-semibold">{quantityText(shares)}</b>{' '}
      <span className="text-muted">{t('shares')}</span>
    </span>
    <span>
      <span className="text-muted">{t('Rs')}</span>{' '}
      <b className="font-semibold">
        <Value format="amount" value={rupees} />
      </b>
    </span>
  </>
);

const sumOf = (rows: readonly Trade[], of: (trade: Trade) => number): number =>
  rows.reduce((sum, trade) => sum + of(trade), 0);

/** The session's own totals; with filters, what the listed trades add up to, and the way to all of them. */
export const TodayTotals = ({ market, rows, total, filters, children }: TodayTotalsProps) => {
  const href = useHrefWithAsOf();
  const isFiltered = Object.values(filters).some((filter) => filter !== '');
  const listed = {
    trades: rows.length,
    shares: sumOf(rows, ({ quantity }) => quantity),
    rupees: sumOf(rows, ({ amount }) => amount),
  };
  const session = { trades: total, shares: market.volume, rupees: market.turnover / 100 };
  const isPart = isFiltered || rows.length < total;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <output className="contents">
        <Sum {...(isFiltered ? listed : session)} />
      </output>
      {isPart && (
        <>
          <span className="text-11 text-muted phone:hidden">
            {t('newest {count} shown', { count: quantityText(rows.length) })}
          </span>
          <Link
            className="text-11 text-accent phone:hidden"
            to={href('/floorsheet', { date: market.day, ...filters })}
          >
            {t('the whole floorsheet')}
          </Link>
        </>
      )}
      <span className="ml-auto">{children}</span>
    </div>
  );
};

import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton, Value, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { BreadthBar } from '../../shared/market/breadth-bar.tsx';
import { DayMark } from '../../shared/market/day-mark.tsx';
import { AgainstUsual } from '../../shared/market/figures.tsx';
import { type MarketDay, isRunning } from '../../shared/market/market-day.ts';
import { SectorTable } from '../../shared/market/sector-table.tsx';
import {
  type Session,
  type SessionRow,
  breadthOf,
  isOrdinary,
  sectorRows,
} from '../../shared/market/session-facts.ts';
import { timesText } from '../../shared/market/times-text.ts';
import { atExtreme } from './extremes.ts';
import type { ShownDay } from './use-shown-day.ts';

const LARGE_MOVE = 2;

const movedMuch = (rows: readonly SessionRow[]): number =>
  rows.filter(({ percentage_change }) => Math.abs(percentage_change ?? 0) > LARGE_MOVE).length;

type MoodProps = { day: MarketDay };

type HeadProps = MoodProps & { title: string; note?: string };

const Head = ({ day: { session, liveness }, ...head }: HeadProps) => (
  <PanelHead
    {...head}
    asOf={<DayMark day={session.as_of} liveness={liveness} />}
    isStale={liveness === 'old'}
  />
);

/** The order that puts those with a new extreme on top of the list. */
const NEAREST = { high: '-from_high_52_weeks', low: 'from_low_52_weeks' } as const;

type ExtremesProps = { day: ShownDay; end: 'high' | 'low' };

const Extremes = ({ day, end }: ExtremesProps) => {
  const href = useHrefWithAsOf();
  if (day.isComing) return <span aria-busy>…</span>;
  const count = atExtreme(day, end);
  const value = <Value format="quantity" value={count} unknown={t('No figures for this day yet')} />;
  if (count === null || count === 0) return value;
  return (
    <Link className="text-accent" to={href('/stock-performance', { sort: NEAREST[end] })}>
      {value}
    </Link>
  );
};

export const BreadthPanel = ({ day }: { day: ShownDay }) => {
  const { session } = day;
  const shares = session.rows.filter(isOrdinary);
  return (
    <Panel label={t('Breadth')}>
      <Head day={day} title={t('Breadth')} note={t('{count} stocks traded', { count: shares.length })} />
      <BreadthBar breadth={breadthOf(shares)} />
      <dl className="key-figures">
        <dt>{t('Moved more than {percent} %', { percent: LARGE_MOVE })}</dt>
        <dd>{quantityText(movedMuch(shares))}</dd>
        <dt>{t('New 52-week highs')}</dt>
        <dd>
          <Extremes day={day} end="high" />
        </dd>
        <dt>{t('New 52-week lows')}</dt>
        <dd>
          <Extremes day={day} end="low" />
        </dd>
      </dl>
    </Panel>
  );
};

/** A whole day is no measure for a part of one: of a day that goes on only the pace of the rupees is known. */
const Against = ({ day, of }: MoodProps & { of: keyof Session['total'] }) => {
  const { session, pace } = day;
  if (!isRunning(day)) return <AgainstUsual now={session.total[of]} usual={session.usual?.[of]} />;
  if (of !== 'amount') return null;
  return pace === null ? t('no average') : t('{times} avg', { times: timesText(pace) });
};

/** What changed hands, against the mean of the 20 sessions before, or so far against what is usual by this minute. */
export const TurnoverPanel = ({ day }: MoodProps) => {
  const { total } = day.session;
  return (
    <Panel label={t('Turnover')}>
      <Head
        day={day}
        title={t('Turnover')}
        note={t(isRunning(day) ? 'so far; average by now' : 'vs 20-day avg')}
      />
      <dl className="pace">
        <dt>{t('Rupees')}</dt>
        <dd className="is-main">
          <Value format="amount" value={total.amount} />
        </dd>
        <dd>
          <Against day={day} of="amount" />
        </dd>
        <dt>{t('Shares')}</dt>
        <dd>{quantityText(total.volume)}</dd>
        <dd>
          <Against day={day} of="volume" />
        </dd>
        <dt>{t('Trades')}</dt>
        <dd>
          <Value format="quantity" value={total.trades} />
        </dd>
        <dd>
          <Against day={day} of="trades" />
        </dd>
      </dl>
    </Panel>
  );
};

export const SectorsPanel = ({ day }: { day: ShownDay }) => {
  const { session, performances, indices, isComing } = day;
  const rows = useMemo(
    () =>
      sectorRows(session.rows, performances ?? [], indices).toSorted(
        (a, b) => (b.change ?? -99) - (a.change ?? -99),
      ),
    [session, performances, indices],
  );
  return (
    <Panel label={t('Sectors')}>
      <Head
        day={day}
        title={t('Sectors')}
        {...(isRunning(day) && { note: t('so far, against a whole day') })}
      />
      {isComing ? (
        <TableSkeleton label={t('Sectors')} rows={rows.length} columns={5} />
      ) : (
        <SectorTable rows={rows} />
      )}
    </Panel>
  );
};

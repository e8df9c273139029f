import { t } from '@chuli/language';
import { Panel, PanelHead, Value, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { BreadthBar } from '../market/breadth-bar.tsx';
import { DayMark } from '../market/day-mark.tsx';
import { AgainstUsual } from '../market/figures.tsx';
import { type MarketDay, isRunning } from '../market/market-day.ts';
import { SectorTable } from '../market/sector-table.tsx';
import {
  type PerformanceRow,
  type Session,
  type SessionRow,
  breadthOf,
  isOrdinary,
  sectorRows,
} from '../market/session-facts.ts';
import { timesText } from '../market/times-text.ts';

const LARGE_MOVE = 2;

const movedMuch = (rows: readonly SessionRow[]): number =>
  rows.filter(({ percentage_change }) => Math.abs(percentage_change ?? 0) > LARGE_MOVE).length;

/** Shares whose highest, or lowest, price of 52 weeks is one of this session. */
const atExtreme = (
  session: Session,
  performances: readonly PerformanceRow[],
  end: 'high' | 'low',
): number => {
  const bySymbol = new Map(performances.map((row) => [row.symbol, row]));
  return session.rows.filter(isOrdinary).filter((row) => {
    const year = bySymbol.get(row.symbol);
    if (year === undefined || year.high_20 === null) return false;
    return end === 'high' ? row.high >= year.high_52_weeks : row.low <= year.low_52_weeks;
  }).length;
};

type MoodProps = { day: MarketDay };

type HeadProps = MoodProps & { title: string; note?: string };

const Head = ({ day: { session, liveness }, ...head }: HeadProps) => (
  <PanelHead
    {...head}
    asOf={<DayMark day={session.as_of} liveness={liveness} />}
    isStale={liveness === 'old'}
  />
);

export const BreadthPanel = ({ day }: MoodProps) => {
  const { session, performances } = day;
  const shares = session.rows.filter(isOrdinary);
  return (
    <Panel label={t('Breadth')}>
      <Head day={day} title={t('Breadth')} note={t('{count} shares traded', { count: shares.length })} />
      <BreadthBar breadth={breadthOf(shares)} />
      <dl className="key-figures">
        <dt>{t('Moved over {percent} %', { percent: LARGE_MOVE })}</dt>
        <dd>{quantityText(movedMuch(shares))}</dd>
        <dt>{t('New 52-week highs')}</dt>
        <dd>{quantityText(atExtreme(session, performances, 'high'))}</dd>
        <dt>{t('New 52-week lows')}</dt>
        <dd>{quantityText(atExtreme(session, performances, 'low'))}</dd>
      </dl>
    </Panel>
  );
};

/** A whole day is no measure for a part of one: of a day that goes on only the pace of the rupees is known. */
const Against = ({ day, of }: MoodProps & { of: keyof Session['total'] }) => {
  const { session, pace } = day;
  if (!isRunning(day)) return <AgainstUsual now={session.total[of]} usual={session.usual?.[of]} />;
  if (of !== 'amount') return null;
  return pace === null ? t('usual not known') : t('{times} usual', { times: timesText(pace) });
};

/** What changed hands, against the mean of the 20 sessions before, or so far against what is usual by this minute. */
export const TurnoverPanel = ({ day }: MoodProps) => {
  const { total } = day.session;
  return (
    <Panel label={t('Turnover')} className="is-second">
      <Head
        day={day}
        title={t('Turnover')}
        note={t(isRunning(day) ? 'so far; usual by now' : 'against 20 sessions')}
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

export const SectorsPanel = ({ day }: MoodProps) => {
  const { session, performances, indices } = day;
  const rows = useMemo(
    () =>
      sectorRows(session.rows, performances, indices).toSorted(
        (a, b) => (b.change ?? -99) - (a.change ?? -99),
      ),
    [session, performances, indices],
  );
  return (
    <Panel label={t('Sectors')} className="is-second">
      <Head
        day={day}
        title={t('Sectors')}
        {...(isRunning(day) && { note: t('so far, against a whole day') })}
      />
      <SectorTable rows={rows} />
    </Panel>
  );
};

import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { BreadthBar } from '../market/breadth-bar.tsx';
import { AgainstUsual } from '../market/figures.tsx';
import { SectorTable } from '../market/sector-table.tsx';
import {
  type PerformanceRow,
  type Session,
  type SessionRow,
  breadthOf,
  isOrdinary,
  sectorRows,
} from '../market/session-facts.ts';

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

type MoodProps = { session: Session; performances: readonly PerformanceRow[] };

export const BreadthPanel = ({ session, performances }: MoodProps) => {
  const shares = session.rows.filter(isOrdinary);
  return (
    <Panel label={t('Breadth')}>
      <PanelHead
        title={t('Breadth')}
        note={t('{count} shares traded', { count: shares.length })}
        asOf={digits(session.as_of)}
      />
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

/** What changed hands, against the mean of the 20 sessions before. */
export const TurnoverPanel = ({ session: { as_of, total, usual } }: { session: Session }) => (
  <Panel label={t('Turnover')} className="is-second">
    <PanelHead title={t('Turnover')} note={t('against 20 sessions')} asOf={digits(as_of)} />
    <dl className="pace">
      <dt>{t('Rupees')}</dt>
      <dd className="is-main">
        <Value format="amount" value={total.amount} />
      </dd>
      <dd>
        <AgainstUsual now={total.amount} usual={usual?.amount} />
      </dd>
      <dt>{t('Shares')}</dt>
      <dd>{quantityText(total.volume)}</dd>
      <dd>
        <AgainstUsual now={total.volume} usual={usual?.volume} />
      </dd>
      <dt>{t('Trades')}</dt>
      <dd>
        <Value format="quantity" value={total.trades} />
      </dd>
      <dd>
        <AgainstUsual now={total.trades} usual={usual?.trades} />
      </dd>
    </dl>
  </Panel>
);

export const SectorsPanel = ({
  session,
  performances,
  indices,
}: MoodProps & { indices: readonly PerformanceRow[] }) => {
  const rows = useMemo(
    () =>
      sectorRows(session.rows, performances, indices).toSorted(
        (a, b) => (b.change ?? -99) - (a.change ?? -99),
      ),
    [session, performances, indices],
  );
  return (
    <Panel label={t('Sectors')} className="is-second">
      <PanelHead title={t('Sectors')} asOf={digits(session.as_of)} />
      <SectorTable rows={rows} />
    </Panel>
  );
};

import './leaders.css';
import { say, t } from '@chuli/language';
import { Panel, PanelHead, Value, amountLabel, dateText, signedPercentText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Change, Times } from '../../../shared/market/figures.tsx';
import { sectorHref } from '../../../shared/market/sectors.ts';
import type { Leader, SectorEnds } from './leader-rows.ts';

const Row = ({ row, most }: { row: Leader; most: number }) => (
  <tr>
    <td title={row.name}>
      <Value format="symbol" value={row.symbol} />
    </td>
    <td className="end is-wide">
      <Value format="rupees" value={row.close} />
    </td>
    <td className="leader-bar" aria-hidden>
      <i
        className={row.change < 0 ? 'is-down' : 'is-up'}
        style={{ width: `${(50 * Math.abs(row.change)) / most}%` }}
      />
    </td>
    <td className="end">
      <Change percent={row.change} />
    </td>
    <td className="end">
      {row.over === null ? (
        <Value
          format="share"
          value={null}
          unknown={t('The index of the sector has no value for this session')}
        />
      ) : (
        signedPercentText(row.over)
      )}
    </td>
    <td className="end">
      <Value format="amount" value={row.amount} />
    </td>
    <td className="end is-wide">
      <Times multiple={row.amount_ratio_20} />
    </td>
  </tr>
);

type Shown = {
  readonly ends: SectorEnds;
  readonly most: number;
  readonly amount: number;
  readonly asOf: string;
};

const Sector = ({ ends: { sector_id, name, change, leaders, laggards }, most, amount, asOf }: Shown) => {
  const href = useHrefWithAsOf();
  const sector = say(name);
  return (
    <Panel label={sector}>
      <PanelHead
        title={sector}
        note={
          change === null ? t('index unknown') : t('index {change} %', { change: signedPercentText(change) })
        }
      >
        <Link className="text-accent" to={sectorHref(href, sector_id)}>
          {t('Sector')}
        </Link>
      </PanelHead>
      {leaders.length === 0 ? (
        <p className="panel-foot">
          {t('No stock of {sector} traded at least Rs {amount} on {date}.', {
            sector,
            amount: amountLabel(amount),
            date: dateText(asOf),
          })}
        </p>
      ) : (
        <table className="tbl leaders">
          <thead>
            <tr>
              <th className="is-symbol">{t('Symbol')}</th>
              <th className="end is-wide w-20">{t('Close')}</th>
              <th aria-hidden />
              <th className="end is-figure">{t('Change')}</th>
              <th className="end is-figure">{t('vs sector')}</th>
              <th className="end is-figure">{t('Turnover')}</th>
              <th className="end is-wide w-18">{t('vs avg')}</th>
            </tr>
          </thead>
          <tbody>
            {leaders.map((row) => (
              <Row key={row.symbol} row={row} most={most} />
            ))}
          </tbody>
          <tbody>
            {laggards.map((row) => (
              <Row key={row.symbol} row={row} most={most} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
};

type LeadersProps = { readonly rows: readonly SectorEnds[]; readonly amount: number; readonly asOf: string };

/** A panel for each sector, on one scale: a bar of one can be held against that of another. */
export const SectorLeaders = ({ rows, amount, asOf }: LeadersProps) => {
  const changes = rows.flatMap(({ leaders, laggards }) => [...leaders, ...laggards]);
  const most = Math.max(1, ...changes.map(({ change }) => Math.abs(change)));
  return (
    <div className="leader-grid">
      {rows.map((ends) => (
        <Sector key={ends.sector_id} ends={ends} most={most} amount={amount} asOf={asOf} />
      ))}
    </div>
  );
};

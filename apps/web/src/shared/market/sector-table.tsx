import { say, t } from '@chuli/language';
import { Value, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { HeatChange, Times } from './figures.tsx';
import { sectorHref } from './sectors.ts';
import type { SectorRow } from './session-facts.ts';

/** Sectors of one session: which way, how broadly, how much of the money, and whether that is much for them. */
export const SectorTable = ({ rows }: { rows: readonly SectorRow[] }) => {
  const href = useHrefWithAsOf();
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th>{t('Sector')}</th>
          <th className="end w-18">{t('Change')}</th>
          <th className="end w-14">{t('Up/Dn')}</th>
          <th className="end is-share w-15">{t('Share')}</th>
          <th className="end w-18">{t('vs avg')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Link to={sectorHref(href, row.id)}>{say(row.sector)}</Link>
            </td>
            <td className="end">
              <HeatChange change={row.change} />
            </td>
            <td className="end">
              {quantityText(row.advanced)}
              <span className="unit">/{quantityText(row.declined)}</span>
            </td>
            <td className="end is-share">
              <Value format="share" value={row.share} />
            </td>
            <td className="end">
              <Times multiple={row.pace} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

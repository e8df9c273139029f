import './spread.css';
import { t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton, Value, quantityText } from '@chuli/ui';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { type DimensionRow, dimensionName, dimensionValue, leftOutText } from './dimension-words.ts';
import { SpreadStrip } from './spread-strip.tsx';

const Figure = ({ row, value }: { row: DimensionRow; value: number | null }) =>
  value === null ? (
    <Value format="share" value={null} unknown={t('Fewer than four stocks have it')} />
  ) : (
    dimensionValue(row, value)
  );

const Stock = ({ symbol }: { symbol: DimensionRow['first'] }) =>
  symbol === null ? null : <Value format="symbol" value={symbol} />;

const SpreadTable = ({ rows }: { rows: readonly DimensionRow[] }) => (
  <div className="spread-frame">
    <table className="tbl spread">
      <thead>
        <tr>
          <th>{t('Measure')}</th>
          <th className="is-strip">{t('10th to 90th of 100 stocks')}</th>
          <th className="end w-26">{t('Median')}</th>
          <th className="end w-26">{t('Market')}</th>
          <th className="w-24 is-wide">{t('Largest')}</th>
          <th className="w-24 is-wide">{t('Smallest')}</th>
          <th className="end w-16">{t('Known')}</th>
          <th className="is-wide">{t('Left out')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.dimension}>
            <td>{dimensionName(row)}</td>
            <td className="is-strip">
              <SpreadStrip row={row} />
            </td>
            <td className="end">
              <b>
                <Figure row={row} value={row.median} />
              </b>
            </td>
            <td className="end text-muted">
              <Figure row={row} value={row.market_median} />
            </td>
            <td className="is-wide">
              <Stock symbol={row.first} />
            </td>
            <td className="is-wide">
              <Stock symbol={row.last} />
            </td>
            <td className="end">{quantityText(row.known)}</td>
            <td className="is-wide text-muted">{leftOutText(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** How wide a sector is: where half of its stocks stand on each measure, beside the market. */
export const SectorSpread = ({ sector }: { sector: number }) => {
  const call = useCall('/sector/{id}/dimensions/', asOfQuery(useAsOf()), { params: { id: sector } });
  const title = t('Spread of the sector');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('box = middle half, line = 10th to 90th, triangle = market median')} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={19} columns={6} />}>
        {({ rows }) => <SpreadTable rows={rows} />}
      </Loaded>
    </Panel>
  );
};

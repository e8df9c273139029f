import { digits, t } from '@chuli/language';
import { type RatioId, ratioNamed } from '@chuli/fundamentals';
import { chosenRatios } from './compare-filters.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparedCaveat, noteOf } from './compared-table.tsx';
import { MetricStrips } from './metric-strips.tsx';
import { dotsOf } from './sector-sheet.tsx';
import { type Compared, comparedMetrics, stockSheet } from './stock-sheet.tsx';

type Props = { readonly reply: Compared; readonly ids: readonly RatioId[] };

/** The metrics that were chosen, as dots on parallel lines and as figures. */
export const ChosenMetrics = ({ reply, ids }: Props) => {
  const ratios = chosenRatios(ids, (usual) => comparedMetrics(reply, usual.map(ratioNamed)));
  const metrics = comparedMetrics(reply, ratios);
  const symbols = reply.rows.map(({ symbol }) => symbol);
  const [sector, other] = reply.sectors;
  /** Of one sector alone: the middles of two would say nothing of each other. */
  const medianOf = (id: RatioId) => (other === undefined ? (sector?.median[id] ?? null) : null);
  return (
    <>
      <ComparedCaveat reply={reply} ratios={ratios} />
      <MetricStrips
        title={t('Each metric on its own line')}
        strips={metrics.map(({ ratio, cells }) => ({
          ratio,
          median: medianOf(ratio.id),
          dots: dotsOf(cells, symbols),
        }))}
        marked={symbols}
      />
      <CompareTable
        title={t('Side by side')}
        note={noteOf(reply)}
        asOf={digits(reply.as_of)}
        corner={t('{count} metrics', { count: metrics.length })}
        sheet={stockSheet(reply, metrics, false)}
      />
    </>
  );
};

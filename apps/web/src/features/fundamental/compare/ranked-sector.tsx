import { type Ratio, type RatioId, ratioNamed } from '@chuli/fundamentals';
import { digits, t } from '@chuli/language';
import { type ReactNode, useMemo } from 'react';
import { quarterName } from '../../../shared/fundamental/quarter-name.ts';
import { MOST_WEIGHT, type Weights, chosenRatios } from './compare-filters.tsx';
import { CompareTable } from './compare-table.tsx';
import { type InSector, rankSheet, ranking, sectorMetrics } from './sector-sheet.tsx';

type WeightProps = { ratio: Ratio; weights: Weights; onWeights: (weights: Weights) => void };

/** A press makes the metric count once more; after three times not at all. */
const Weight = ({ ratio: { id, words }, weights, onWeights }: WeightProps) => {
  const weight = weights[id] ?? 1;
  return (
    <button
      type="button"
      className="compare-weight"
      aria-label={t('Weight of {name}: {weight}', { name: t(words), weight })}
      title={t('How many times it counts')}
      onClick={() => onWeights({ ...weights, [id]: weight === MOST_WEIGHT ? 0 : weight + 1 })}
    >
      {digits(`× ${weight}`)}
    </button>
  );
};

type Props = {
  readonly reply: InSector;
  readonly ids: readonly RatioId[];
  readonly weights: Weights;
  readonly onWeights: (weights: Weights) => void;
};

/** All companies of a sector by the mean of their places, and where each place is. */
export const RankedSector = ({ reply, ids, weights, onWeights }: Props) => {
  const metrics = useMemo(
    () =>
      sectorMetrics(
        reply,
        chosenRatios(ids, (usual) => sectorMetrics(reply, usual.map(ratioNamed))),
      ),
    [reply, ids],
  );
  const weightOf = (ratio: Ratio): ReactNode => (
    <Weight ratio={ratio} weights={weights} onWeights={onWeights} />
  );
  const ranked = ranking(reply, metrics, (id) => weights[id] ?? 1);
  return (
    <CompareTable
      title={t('Ranking')}
      note={t('{quarter}, by mean rank; green is the best fifth, red the worst', {
        quarter: quarterName(reply),
      })}
      asOf={digits(reply.as_of)}
      corner={t('{count} companies', { count: ranked.length })}
      sheet={rankSheet(ranked, metrics, weightOf)}
    />
  );
};

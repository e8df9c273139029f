import { t } from '@chuli/language';
import { type VerdictWord, verdictWord } from './signal-words.ts';

type Judged = Parameters<typeof verdictWord>[0];

export type VerdictCounts = Record<VerdictWord, number>;

export const countVerdicts = (records: readonly Judged[]): VerdictCounts => {
  const counts: VerdictCounts = { Edge: 0, 'No edge': 0, Trails: 0, 'Too few': 0, 'No record': 0 };
  for (const record of records) counts[verdictWord(record)] += 1;
  return counts;
};

/** The lists of which a record is kept. */
export const listsWithRecord = (counts: VerdictCounts): number =>
  counts.Edge + counts['No edge'] + counts.Trails + counts['Too few'];

/** How many lists have a record, and how many of them one that shows an edge. */
export type Records = { lists: number; edge: number };

export const recordsIn = (counts: VerdictCounts): Records => ({
  lists: listsWithRecord(counts),
  edge: counts.Edge,
});

/** The verdict in a plain sentence, counted and not typed. */
export const verdictText = ({ lists, edge }: Records): string => {
  if (lists === 0) return t('No record is known up to this day.');
  if (edge === 0)
    return t('Of {lists} lists none has shown an edge over the market in the sealed years.', { lists });
  if (edge === 1)
    return t('Of {lists} lists one has shown an edge over the market in the sealed years.', { lists });
  return t('Of {lists} lists {edge} have shown an edge over the market in the sealed years.', {
    lists,
    edge,
  });
};

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

/** The verdict in a plain sentence, counted and not typed. */
export const verdictText = (counts: VerdictCounts): string => {
  const lists = listsWithRecord(counts);
  if (lists === 0) return t('No record is known up to this day.');
  if (counts.Edge === 0)
    return t('Of {lists} lists none has shown an edge over the market in the sealed years.', { lists });
  if (counts.Edge === 1)
    return t('Of {lists} lists one has shown an edge over the market in the sealed years.', { lists });
  return t('Of {lists} lists {edge} have shown an edge over the market in the sealed years.', {
    lists,
    edge: counts.Edge,
  });
};

import { t } from '@chuli/language';
import { type VerdictWord, verdictWord } from './signal-words.ts';

type Judged = Parameters<typeof verdictWord>[0];

export type VerdictCounts = Record<VerdictWord, number>;

export const countVerdicts = (records: readonly Judged[]): VerdictCounts => {
  const counts: VerdictCounts = {
    Edge: 0,
    'No proven edge': 0,
    Underperforms: 0,
    'Not enough trades': 0,
    'No record': 0,
  };
  for (const record of records) counts[verdictWord(record)] += 1;
  return counts;
};

const VERDICT_ORDER: readonly VerdictWord[] = [
  'Edge',
  'No proven edge',
  'Underperforms',
  'Not enough trades',
  'No record',
];

type Ranked = NonNullable<Judged> & { interval_low: number | null };

/** Below every excess there can be: nothing is lost more than once. */
const NO_INTERVAL = -1000;

/** What has proven itself first; among equal verdicts the one whose interval begins highest. */
export const byVerdict = (a: Ranked, b: Ranked): number =>
  VERDICT_ORDER.indexOf(verdictWord(a)) - VERDICT_ORDER.indexOf(verdictWord(b)) ||
  (b.interval_low ?? NO_INTERVAL) - (a.interval_low ?? NO_INTERVAL);

/** The lists of which a record is kept. */
export const listsWithRecord = (counts: VerdictCounts): number =>
  counts.Edge + counts['No proven edge'] + counts.Underperforms + counts['Not enough trades'];

/** How many lists have a record, and how many of them one that shows an edge. */
export type Records = { lists: number; edge: number };

export const recordsIn = (counts: VerdictCounts): Records => ({
  lists: listsWithRecord(counts),
  edge: counts.Edge,
});

/** The verdict in a plain sentence, counted and not typed. */
export const verdictText = ({ lists, edge }: Records): string => {
  if (lists === 0) return t('No track record up to this day.');
  if (lists === 1)
    return edge === 1
      ? t('This rule has beaten the market out of sample.')
      : t('This rule has not beaten the market out of sample.');
  if (edge === 0) return t('None of the {lists} rules has beaten the market out of sample.', { lists });
  if (edge === 1) return t('One of the {lists} rules has beaten the market out of sample.', { lists });
  return t('{edge} of the {lists} rules have beaten the market out of sample.', {
    lists,
    edge,
  });
};

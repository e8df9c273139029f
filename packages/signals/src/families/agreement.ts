import type { Side } from '../cell.ts';
import type { Clause } from '../clause.ts';
import { defineFamily } from '../define-family.ts';
import { VOTING_FAMILIES } from '../catalogue/families.ts';
import { votesAhead } from '../reads.ts';
import { bySide } from './mirrored.ts';

const settings = {
  bars: { label: 'Bars in which a family counts, this one included', value: 5 },
  weak: { label: 'Score of a weak agreement, at least', value: 2 },
  strong: { label: 'Score of a strong agreement, at least', value: 3 },
};

/** Each family once, by its confirmed kind. */
const VOTERS = VOTING_FAMILIES.map((family) => ({ family, kind: 'signal' }));

const score = bySide(votesAhead);

const atLeast = (side: Side, kind: 'strong' | 'weak'): Clause<unknown> => ({
  says:
    kind === 'strong'
      ? 'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {strong}'
      : 'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {weak}',
  left: score[side],
  is: '>=',
  right: settings[kind].value,
  unit: 'points',
});

/**
 * How many independent rules say the same at about the same time. Score: families whose signal fired on this side in
 * the last five bars, less those that fired on the other side. Reaching two is weak, reaching three strong.
 */
export const agreement = defineFamily({
  id: 'agreement',
  idea: 'Several rule groups fire on the same side within a few bars',
  version: 1,
  settings,
  kinds: {
    strong: {
      means: 'At least three more rule groups on this side than on the other',
      timeframes: ['daily'],
    },
    weak: { means: 'At least two more rule groups on this side than on the other', timeframes: ['daily'] },
  },
  uses: {},
  votes: { bars: settings.bars.value, of: VOTERS },
  conditions: ({ kind, side }) => [atLeast(side, kind)],
  exit: ({ side }) => [
    {
      says: 'As many rule groups on the other side, or more',
      left: score[side],
      is: '<=',
      right: 0,
      unit: 'points',
    },
  ],
  path: () => null,
});

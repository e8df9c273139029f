import type { Side } from '../cell.ts';
import type { Clause } from '../clause.ts';
import { type Readings, type Uses, defineFamily } from '../define-family.ts';
import { votesAhead } from '../named-reads.ts';
import { bySide } from './mirrored.ts';

const settings = {
  bars: { label: 'Bars in which a family counts, this one included', value: 5 },
  weak: { label: 'Score of a weak agreement, at least', value: 2 },
  strong: { label: 'Score of a strong agreement, at least', value: 3 },
};

type Seen = Pick<Readings<Uses>, 'votes'>;

/** Each family once, by its confirmed kind. Early signals and candlesticks repeat what others say, and do not count. */
const VOTERS = [
  'buy-sell',
  'mean-reversion',
  'bollinger-reversion',
  'momentum-breakout',
  'volume-breakout',
  'consolidation-breakout',
  'inside-bar',
  'macd-cross',
  'macd-divergence',
  'rsi-divergence',
  'price-action',
  'dow',
  'trailing-stop',
].map((family) => ({ family, kind: 'signal' }));

const score = bySide(votesAhead);

const atLeast = (side: Side, kind: 'strong' | 'weak'): Clause<Seen> => ({
  says:
    kind === 'strong'
      ? 'Families that fired on this side in {bars} bars, less those on the other, at least {strong}'
      : 'Families that fired on this side in {bars} bars, less those on the other, at least {weak}',
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
  title: 'Strong and weak agreement',
  idea: 'Several families fire on the same side within a few bars',
  version: 1,
  settings,
  kinds: {
    strong: { means: 'At least three more families on this side than on the other', timeframes: ['daily'] },
    weak: { means: 'At least two more families on this side than on the other', timeframes: ['daily'] },
  },
  uses: {},
  votes: { bars: settings.bars.value, of: VOTERS },
  conditions: ({ kind, side }) => [atLeast(side, kind)],
  exit: ({ side }) => [
    {
      says: 'As many families on the other side, or more',
      left: score[side],
      is: '<=',
      right: 0,
      unit: 'points',
    },
  ],
  path: () => null,
});

import { FAMILIES, SILENT_SESSIONS, type Side } from '../../../src/index.ts';
import type { Column } from '../bars.ts';
import { type Compared, type Hand, type Sentences, always } from '../hand.ts';
import { firesAt, recompute } from '../judge.ts';
import { AVERAGES } from './averages.ts';
import { BREAKS } from './breaks.ts';
import { STRETCHES } from './stretches.ts';
import { TURNS } from './turns.ts';

const OF_BARS: Sentences = { ...AVERAGES, ...STRETCHES, ...BREAKS, ...TURNS };

/** By bar, whether a list fired on it or on the few before. */
const firedLately = (hand: Hand, family: string, kind: string, side: Side): boolean[] => {
  const voter = FAMILIES.find(({ id }) => id === family);
  if (voter === undefined) throw new Error(`${family} is no family`);
  const { bars, timeframe, n } = hand;
  const listed = { family: voter, kind, timeframe, side };
  const conditions = recompute(bars, listed, OF_BARS);
  const fired = bars.map((_, at) => at >= SILENT_SESSIONS[timeframe] && firesAt(conditions, listed, at));
  return bars.map((_, at) => fired.slice(Math.max(0, at + 1 - n('bars')), at + 1).includes(true));
};

const votesOf = (hand: Hand, side: Side): Column => {
  const voters = (hand.family.votes?.of ?? []).map(({ family, kind }) =>
    firedLately(hand, family, kind, side),
  );
  return hand.bars.map((_, at) => voters.filter((fired) => fired[at] === true).length);
};

const scoreAnd =
  (setting: string) =>
  (hand: Hand): Compared => {
    const [own, other] = [votesOf(hand, hand.side), votesOf(hand, hand.side === 'buy' ? 'sell' : 'buy')];
    const score = own.map((votes, at) => (votes ?? 0) - (other[at] ?? 0));
    return [score, always(hand, hand.n(setting))];
  };

/** Every sentence of every rule. The votes of an agreement are themselves recomputed, family by family. */
export const SENTENCES: Sentences = {
  ...OF_BARS,
  'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {strong}':
    scoreAnd('strong'),
  'Rule groups that fired on this side in {bars} bars, minus those on the other, at least {weak}':
    scoreAnd('weak'),
};

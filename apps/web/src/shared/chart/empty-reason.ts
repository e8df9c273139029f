import type { RepliedBy } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

type Reason = NonNullable<RepliedBy<'/data/newintrahistorydata/data'>['reason']>;

/** Why there are no minutes to draw. */
export const EMPTY_REASONS: Readonly<Record<Reason, Phrase>> = {
  'after-as-of': 'This day is after the one you are viewing.',
  'not-traded': 'No trades in this session.',
  'no-trade-times': 'Trade times weren’t published for this session, so there is no minute chart.',
  'no-index-minutes': 'No minute-by-minute values for this session.',
  'visitor-limit': 'Sign in to see days older than five years.',
};

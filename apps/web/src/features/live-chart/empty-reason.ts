import type { RepliedBy } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

type Reason = NonNullable<RepliedBy<'/data/newintrahistorydata/data'>['reason']>;

/** Why there are no minutes to draw. */
export const EMPTY_REASONS: Readonly<Record<Reason, Phrase>> = {
  'after-as-of': 'The day lies after the one that is looked at.',
  'not-traded': 'It has no trade in this session.',
  'no-trade-times':
    'The source of this session gives its trades no time: the day cannot be drawn by the minute.',
  'no-index-minutes': 'No values by the minute are known of this session.',
  'visitor-limit': 'Days older than five years open with an account.',
};

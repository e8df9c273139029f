import type { Phrase } from '@chuli/language';
import type { NullReason } from '@chuli/scan/filter';

/** Why a rule can say nothing of a stock, after how many there are of it. */
export const REASON_WORDS: Readonly<Record<NullReason, Phrase>> = {
  'no-trade': 'did not trade',
  young: 'too few bars',
  'not-reported': 'not reported',
  stale: 'report too old',
  loss: 'loss: ratio undefined',
  'few-in-sector': 'fewer than 5 in the sector',
  'not-applicable': 'another kind of company',
  'needs-history': 'needs earlier reports',
  'unit-mismatch': 'units do not agree',
};

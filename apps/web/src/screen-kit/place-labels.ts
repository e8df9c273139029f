import type { Place } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';

/** Help, terms and forms are no place of the work, but found from everywhere. */
export const PLACE_LABELS: Readonly<Record<Place, Phrase>> = {
  today: 'Today',
  market: 'Market',
  stock: 'Stock',
  flow: 'Flow',
  find: 'Find',
  mine: 'Mine',
  site: 'Help and terms',
};

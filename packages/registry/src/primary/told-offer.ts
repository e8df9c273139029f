import type { Paisa } from '@chuli/kernel';
import type { PublicOfferTable } from './tables.ts';

/** An offer as a source tells it. */
export type Offer = Pick<
  PublicOfferTable,
  | 'symbol'
  | 'company'
  | 'kind'
  | 'reserved_for'
  | 'units'
  | 'manager'
  | 'announced_on'
  | 'opens_on'
  | 'closes_on'
  | 'closes_late_on'
  | 'allotted_on'
  | 'listed_on'
  | 'dates_bs'
  | 'source'
> & { id: string; price: Paisa | null; applied_units: number | null };

import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';

type OfferRow = RowOf<'/data/offer/'>;
type AuctionRow = RowOf<'/data/auction/'>;
type UnlockRow = RowOf<'/data/unlock/'>;

export const STATE_WORDS: Readonly<Record<OfferRow['state'] | AuctionRow['state'], Phrase>> = {
  announced: 'Announced',
  open: 'Open now',
  closed: 'Closed',
  allotted: 'Allotted',
  listed: 'Listed',
  settled: 'Sold',
  failed: 'Not sold',
  unknown: 'Not known',
};

export const OFFER_WORDS: Readonly<Record<OfferRow['kind'], Phrase>> = {
  ipo: 'IPO',
  fpo: 'FPO',
  right: 'Right issue',
  debenture: 'Debenture',
  fund: 'Fund units',
  other: 'Public offer',
};

export const RESERVED_WORDS: Readonly<Record<NonNullable<OfferRow['reserved_for']>, Phrase>> = {
  general: 'General public',
  abroad: 'Working abroad',
  local: 'Local residents',
  employees: 'Employees',
  funds: 'Mutual funds',
};

export const LOCK_IN_WORDS: Readonly<Record<UnlockRow['kind'], Phrase>> = {
  promoter: 'Promoters',
  fund: 'Mutual funds',
  local: 'Local residents',
  employee: 'Employees',
};

export const stateText = (state: keyof typeof STATE_WORDS): string => t(STATE_WORDS[state]);

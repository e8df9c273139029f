import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

export type CalendarRow = RowOf<'/data/calendar/'>;

type Kind = CalendarRow['kind'];

export const KIND_WORDS: Readonly<Record<Kind, Phrase>> = {
  'book-close': 'Book close',
  'bonus-listing': 'Bonus listed',
  'right-open': 'Right opened',
  'right-close': 'Right closes',
  'offer-open': 'Offer opens',
  'offer-close': 'Offer closes',
  listing: 'Listed',
  'auction-close': 'Auction closes',
  agm: 'General meeting',
  'unlock-promoter': 'Unlock, promoters',
  'unlock-fund': 'Unlock, funds',
  'unlock-other': 'Unlock, others',
  'fund-maturity': 'Fund ends',
  'report-due': 'Report due',
  'quarter-end': 'Quarter ends',
  holiday: 'Holiday',
  'rule-change': 'New rule',
};

const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  dividends: ['book-close', 'bonus-listing', 'agm'],
  rights: ['right-open', 'right-close'],
  offers: ['offer-open', 'offer-close', 'listing', 'auction-close'],
  unlocks: ['unlock-promoter', 'unlock-fund', 'unlock-other'],
  market: ['fund-maturity', 'report-due', 'quarter-end', 'holiday', 'rule-change'],
};

/** Whether a row belongs to what the reader chose; nothing chosen is all. */
export const isOfGroup = ({ kind }: Pick<CalendarRow, 'kind'>, group: string): boolean =>
  GROUPS[group]?.includes(kind) ?? true;

export const isUnlock = (row: Pick<CalendarRow, 'kind'>): boolean => isOfGroup(row, 'unlocks');

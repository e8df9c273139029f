import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

export type AnnouncementRow = RowOf<'/site/announcement/'>;

export const KIND_NAMES: Readonly<Record<AnnouncementRow['kind'], Phrase>> = {
  product: 'Product',
  market: 'Market',
  company: 'Company',
  maintenance: 'Maintenance',
};

export const TOPIC_NAMES: Readonly<Record<AnnouncementRow['topic'], Phrase>> = {
  dividend: 'Dividend',
  'book-close': 'Book close',
  agm: 'General meeting',
  'listing-bonus': 'Bonus listed',
  'listing-right': 'Right shares listed',
  'listing-ipo': 'New listing',
  'price-adjusted': 'Price adjusted',
  'lock-in-end': 'Lock-in ends',
  'promoter-conversion': 'Promoter shares converted',
  report: 'Quarterly report',
  auditor: 'Auditor',
  appointment: 'Appointment',
  resignation: 'Resignation',
  operations: 'Market operations',
  other: 'Other',
};

export const SOURCE_NAMES: Readonly<Record<AnnouncementRow['source'], Phrase | null>> = {
  operator: null,
  exchange: 'published by the exchange',
  company: 'disclosed by the company',
};

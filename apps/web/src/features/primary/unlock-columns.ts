import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { HEAVY_UNLOCK_DAYS } from '@chuli/market';
import type { Column } from '@chuli/ui';
import { sectorName } from '../../shared/market/sectors.ts';
import { LOCK_IN_WORDS } from './event-words.ts';

export type UnlockRow = RowOf<'/data/unlock/'>;

/** Supply that weighs: so many days of usual turnover, of shares that may be sold on the floor. */
export const isHeavy = ({ days_of_turnover, convertible }: UnlockRow): boolean =>
  days_of_turnover !== null && days_of_turnover >= HEAVY_UNLOCK_DAYS && convertible === true;

const stays = ({ kind, convertible }: UnlockRow): string | null => {
  if (kind !== 'promoter' || convertible === null) return null;
  return convertible ? t('No') : t('Stays');
};

export const UNLOCK_COLUMNS: readonly Column<UnlockRow>[] = [
  { key: 'ends_on', label: 'Ends on', format: 'date', phoneWidth: 112 },
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  {
    id: 'assumed',
    label: { word: '~' },
    hint: 'Dates marked ~ are allotment plus three years, as computed by their source.',
    format: 'text',
    width: 34,
    sortable: false,
    value: ({ is_assumed }) => (is_assumed ? '~' : ''),
  },
  { id: 'kind', label: 'Held by', format: 'text', width: 112, value: ({ kind }) => t(LOCK_IN_WORDS[kind]) },
  {
    id: 'days_of_turnover',
    label: 'Days of turnover',
    hint: 'Amount over what the stock trades in an average session of the last 20',
    format: 'quantity',
    value: ({ days_of_turnover: days }) => (days === null ? null : Math.round(days)),
    unknown: 'The count, the price or an average turnover is missing.',
  },
  {
    key: 'amount',
    label: 'Amount',
    hint: 'Units at the last close',
    format: 'amount',
    unknown: 'The count or the price is missing.',
  },
  {
    key: 'units',
    label: 'Units',
    hint: 'Of promoters all that they hold, which is the most that can be',
    format: 'quantity',
    priority: 2,
    unknown: 'No source counts them.',
  },
  { key: 'of_float', label: '% of float', format: 'share', priority: 2, unknown: 'Float missing.' },
  {
    key: 'average_amount_20',
    label: 'Turnover, 20 days',
    hint: 'Mean of the 20 sessions before the last',
    format: 'amount',
    priority: 3,
    unknown: 'Younger than 20 sessions, or not known.',
  },
  {
    id: 'stays',
    label: 'Stays promoter',
    hint: 'Promoters of banks and insurers may not turn their shares into ordinary ones',
    format: 'text',
    width: 108,
    priority: 3,
    value: stays,
    none: 'Asked of promoters alone, where their sector has a rule.',
  },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 3,
    value: ({ sector_id }) => sectorName(sector_id),
  },
];

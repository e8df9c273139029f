import { saidHere, t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { type CalendarRow, KIND_WORDS } from '../../shared/primary/calendar-kinds.ts';

export const CALENDAR_COLUMNS: readonly Column<CalendarRow>[] = [
  { key: 'on', label: 'Date', format: 'date', phoneWidth: 112 },
  { key: 'on_bs', label: 'BS', format: 'figure', width: 92, priority: 3 },
  { key: 'symbol', label: 'Symbol', format: 'symbol', none: 'Of the market, or not listed yet.' },
  {
    id: 'kind',
    label: 'Kind',
    format: 'text',
    width: 138,
    priority: 2,
    value: ({ kind }) => t(KIND_WORDS[kind]),
  },
  {
    id: 'title',
    label: 'Event',
    format: 'text',
    width: 360,
    phoneWidth: 180,
    sortable: false,
    value: ({ title, is_assumed }) => `${saidHere(title)}${is_assumed ? ' ~' : ''}`,
  },
  {
    key: 'amount',
    label: 'Amount',
    hint: 'Of offers at their price, of unlocks at the last close',
    format: 'amount',
    priority: 2,
    none: 'Has no amount, or it is missing.',
  },
  {
    id: 'days',
    label: 'Days of turnover',
    hint: 'Amount over what the stock trades in an average session of the last 20',
    format: 'quantity',
    priority: 2,
    value: ({ days_of_turnover: days }) => (days === null ? null : Math.round(days)),
    none: 'Asked of unlocks alone.',
  },
  {
    id: 'link',
    label: 'More',
    format: 'link',
    width: 80,
    priority: 3,
    sortable: false,
    value: ({ link }) => (link === null ? null : [t('Open'), link]),
    none: 'There is no page of it.',
  },
];

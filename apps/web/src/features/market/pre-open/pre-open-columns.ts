import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { actionName } from '../../../shared/chart/action-name.ts';
import { sectorName } from '../../../shared/market/sectors.ts';
import { KIND_WORDS } from '../../../shared/primary/calendar-kinds.ts';

export type PreOpenRow = RowOf<'/data/pre-open/'>;

const LIMIT_WORDS = {
  up: { locked: 'Locked up', at: 'At upper limit' },
  down: { locked: 'Locked down', at: 'At lower limit' },
} as const satisfies Record<
  NonNullable<PreOpenRow['limit_side']>,
  Record<NonNullable<PreOpenRow['limit_state']>, Phrase>
>;

const limitText = ({ limit_side: side, limit_state: state }: PreOpenRow): string | null =>
  side === null || state === null ? null : t(LIMIT_WORDS[side][state]);

const eventsText = ({ events }: PreOpenRow): string | null =>
  events.length === 0 ? null : events.map(({ kind }) => t(KIND_WORDS[kind])).join(', ');

export const PRE_OPEN_COLUMNS: readonly Column<PreOpenRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', phoneWidth: 84 },
  { key: 'name', label: 'Name', format: 'text', priority: 4, width: 168 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 3,
    value: ({ sector_id }) => sectorName(sector_id),
    unknown: 'Sector unknown',
  },
  { key: 'previous_close', label: 'Previous close', format: 'rupees', priority: 2, width: 108 },
  {
    key: 'base',
    label: 'Base price',
    format: 'rupees',
    phoneWidth: 82,
    hint: 'What the session is measured from: the previous close, on an ex-date in the new shares',
  },
  {
    key: 'pre_open_low',
    label: 'Opening from',
    format: 'rupees',
    width: 100,
    phoneWidth: 92,
    hint: 'The lowest price that an order of the opening auction may carry',
  },
  {
    key: 'pre_open_high',
    label: 'Opening to',
    format: 'rupees',
    width: 92,
    phoneWidth: 84,
    hint: 'The highest price that an order of the opening auction may carry',
  },
  { key: 'band_low', label: 'Day from', format: 'rupees', priority: 2, hint: 'The lowest price of the day' },
  { key: 'band_high', label: 'Day to', format: 'rupees', priority: 2, hint: 'The highest price of the day' },
  {
    id: 'limit',
    label: 'Last close',
    format: 'text',
    width: 112,
    priority: 2,
    value: limitText,
    none: 'It did not close at a limit',
    hint: 'Locked: closed at the limit, nearly all of the day traded there',
  },
  {
    id: 'ex',
    label: 'Goes ex',
    format: 'text',
    width: 84,
    priority: 2,
    value: ({ ex }) => (ex === null ? null : actionName(ex)),
    none: 'No ex-date in this session that we know of',
  },
  {
    id: 'events',
    label: 'Events',
    format: 'text',
    width: 150,
    priority: 2,
    value: eventsText,
    none: 'Nothing is dated for this session',
  },
  {
    key: 'average_amount_20',
    label: 'Avg turnover',
    format: 'amount',
    priority: 2,
    hint: 'Average turnover of the 20 sessions before',
    unknown: 'It has traded in fewer than 20 sessions',
  },
];

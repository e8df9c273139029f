import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { changeSince } from '../../shared/signal/change-since.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';

export type State = RowOf<'/data/buysell-live/'>;

export const STATE_COLUMNS: readonly Column<State>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 220, sortable: false },
  { id: 'state', label: 'Side', format: 'reading', value: ({ state }) => SIDE_WORDS[state], width: 64 },
  { key: 'since', label: 'From', format: 'date', width: 100 },
  { key: 'sessions', label: 'Sessions', format: 'quantity', priority: 2, width: 80 },
  {
    key: 'close_then',
    label: 'Signal price',
    format: 'rupees',
    priority: 2,
    hint: 'Close of the bar that fired',
  },
  { key: 'close_now', label: 'Last price', format: 'rupees', priority: 2 },
  {
    id: 'change_since',
    label: 'Change since',
    format: 'changeSince',
    value: ({ state, change_since: change }) => changeSince(state, change),
    hint: 'From the close of the signal to the latest close, adjusted',
    none: 'No session has closed since',
  },
  {
    key: 'turnover',
    label: 'Avg turnover',
    format: 'amount',
    priority: 3,
    hint: 'Average turnover of 20 sessions',
  },
];

/** By what the server sorts them. */
export const STATE_SORTS = [
  'symbol',
  'state',
  'since',
  'sessions',
  'close_then',
  'close_now',
  'change_since',
  'turnover',
] as const;

import type { RepliedBy, RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { SIDE_WORDS } from './signal-words.ts';

export type PatternRow = RowOf<'/data/pattern-board/'>;
export type PatternCount = RepliedBy<'/data/pattern-board/'>['patterns'][number];

/** A pattern of a session: where, which, and its candles. */
export const patternColumns = (hrefOf: (row: PatternRow) => string): readonly Column<PatternRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92 },
  {
    id: 'pattern',
    label: 'Pattern',
    format: 'link',
    value: (row) => [row.title, hrefOf(row)],
    width: 210,
    phoneWidth: 136,
  },
  { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 64 },
  {
    key: 'candles',
    label: 'Candles',
    format: 'candles',
    sortable: false,
    hint: 'The last candles, the newest at the right',
    unknown: 'An opening price is not known',
  },
  { key: 'close', label: 'Close', format: 'rupees', priority: 2 },
  {
    key: 'turnover',
    label: 'Turnover 20',
    format: 'amount',
    priority: 2,
    hint: 'Mean turnover of 20 sessions',
  },
  { key: 'name', label: 'Name', format: 'code', priority: 3, width: 220, sortable: false },
];

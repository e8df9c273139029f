import type { DeclaredStat } from '../../screen-kit/screen-definition.ts';
import { type CloseRow, countOf } from './close-rule.ts';

/** Of all stocks of the session, whichever are shown. */
export const CLOSE_STATS: readonly DeclaredStat<CloseRow, { reply: { rows: readonly CloseRow[] } }>[] = [
  {
    label: 'Compared',
    format: 'fraction',
    value: ({ reply: { rows } }) => [countOf(rows).compared, rows.length],
  },
  { label: 'LTP above close', format: 'quantity', value: ({ reply }) => countOf(reply.rows).above },
  { label: 'LTP below close', format: 'quantity', value: ({ reply }) => countOf(reply.rows).below },
  {
    label: 'Widest difference',
    format: 'percent',
    value: ({ reply }) => countOf(reply.rows).widest,
    unknown: 'No source of this session has it',
  },
];

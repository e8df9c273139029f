import { t } from '@chuli/language';
import type { ComputedStat } from '../../../screen-kit/screen-definition.ts';
import { coverageText } from '../../../screen-kit/coverage-text.ts';
import { type BulkReply, daysText } from './bulk-row.ts';

type Shown = { readonly reply: Omit<BulkReply, 'rows'> };

/** What the orders of a question come to; totals say where sessions are missing. */
export const ORDER_STATS: readonly ComputedStat<Shown>[] = [
  {
    label: 'Large orders',
    format: 'quantity',
    value: ({ reply }) => reply.totals.events,
    below: ({ reply }) => daysText(reply.from_date, reply.to_date),
  },
  {
    label: 'Amount',
    format: 'amount',
    value: ({ reply }) => reply.totals.amount,
    below: ({ reply }) => coverageText(reply.coverage, reply.sessions.length) ?? undefined,
  },
  {
    label: 'Of turnover',
    format: 'share',
    value: ({ reply }) => reply.totals.turnover_percent,
    below: () => t('of all that was traded'),
  },
  { label: 'Shares', format: 'quantity', value: ({ reply }) => reply.totals.quantity },
];

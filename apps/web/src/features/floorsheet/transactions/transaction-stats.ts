import { t } from '@chuli/language';
import { quantityText, shareText } from '@chuli/ui';
import type { ComputedStat } from '../../../screen-kit/screen-definition.ts';
import type { TransactionReply } from './transaction-row.ts';

type Shown = { readonly reply: TransactionReply };

/** What a broker did in the range, in rupees. */
export const TRANSACTION_STATS: readonly ComputedStat<Shown>[] = [
  {
    label: 'Broker',
    format: 'broker',
    value: ({ reply }) => reply.broker,
    below: ({ reply }) => reply.symbol ?? t('{count} stocks', { count: quantityText(reply.totals.stocks) }),
  },
  { label: 'Bought', format: 'amount', value: ({ reply }) => reply.totals.bought },
  { label: 'Sold', format: 'amount', value: ({ reply }) => reply.totals.sold },
  {
    label: 'Net Rs',
    format: 'netAmount',
    value: ({ reply: { totals } }) => totals.bought - totals.sold,
  },
  { label: 'Matched trades (same broker)', format: 'amount', value: ({ reply }) => reply.totals.matched },
  {
    label: 'Came in',
    format: 'share',
    value: ({ reply }) => reply.totals.aggressive_percent,
    below: ({ reply: { totals } }) =>
      totals.known_percent === null
        ? undefined
        : t('role known of {percent} %', { percent: shareText(totals.known_percent) }),
    unknown: 'Nobody knows who came in',
  },
];

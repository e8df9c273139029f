import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { DeclaredStat } from '../../screen-kit/screen-definition.ts';
import type { State } from './state-columns.ts';

/** How many stocks stand on each side, and how they did since. */
export const STATE_STATS: readonly DeclaredStat<State, { reply: RepliedBy<'/data/buysell-live/'> }>[] = [
  {
    label: 'In buy',
    format: 'quantity',
    value: ({ reply }) => reply.counts.buy,
    below: () => t('stocks'),
  },
  {
    label: 'Median gain of open buys',
    format: 'percent',
    value: ({ reply }) => reply.counts.median_buy,
    below: () => t('since the buy signal'),
  },
  {
    label: 'In sell',
    format: 'quantity',
    value: ({ reply }) => reply.counts.sell,
    below: () => t('stocks'),
  },
  {
    label: 'Median change of open sells',
    format: 'percent',
    value: ({ reply }) => reply.counts.median_sell,
    below: () => t('since the sell signal'),
  },
  {
    label: 'Changed side',
    format: 'quantity',
    value: ({ reply }) => reply.counts.fresh,
    below: () => t('in the last 5 sessions'),
  },
];

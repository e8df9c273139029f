import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import type { DeclaredStat } from '../../screen-kit/screen-definition.ts';
import { type RangeReply, type RangeRow, nepseOf, rangeBreadth } from './range-rows.ts';

/** A range in five figures. */
export const RANGE_STATS: readonly DeclaredStat<
  RangeRow,
  { reply: RangeReply; rows: readonly RangeRow[] }
>[] = [
  {
    label: 'NEPSE',
    format: 'percent',
    value: ({ reply }) => nepseOf(reply)?.percentage_change ?? null,
    unknown: 'No index value for this session',
    below: ({ reply: { base_on, end_on } }) =>
      t('{from} to {to}', { from: dateText(base_on ?? end_on), to: dateText(end_on) }),
  },
  { label: 'Sessions', format: 'quantity', value: ({ reply }) => reply.sessions },
  {
    label: 'Turnover',
    format: 'amount',
    value: ({ reply }) => reply.total.amount,
    unknown: 'Not known of every day',
  },
  { label: 'Volume', format: 'quantity', value: ({ reply }) => reply.total.volume },
  {
    label: 'Trades',
    format: 'quantity',
    value: ({ reply }) => reply.total.trades,
    unknown: 'Not known of every day',
  },
  {
    label: 'Up / down',
    format: 'fraction',
    value: ({ reply }) => {
      const { up, down } = rangeBreadth(reply);
      return [up, up + down];
    },
    below: () => t('rose, of those that moved'),
  },
];

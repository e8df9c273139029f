import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { type Period, SESSION_CLOCK } from '@chuli/market';
import { kathmanduTime, shareText } from '@chuli/ui';
import type { DeclaredStat } from '../../../screen-kit/screen-definition.ts';
import type { PreOpenRow } from './pre-open-columns.ts';

type Shown = { reply: RepliedBy<'/data/pre-open/'> };

/** Both begin and end with a minute. */
const clockText = (day: TradingDate, minutes: number): string =>
  kathmanduTime(atKathmandu(day, minutes)).slice(0, 'hh:mm'.length);

const timesOf = (day: TradingDate, { from, to }: Period): string =>
  t('{from} to {to}', { from: clockText(day, from), to: clockText(day, to) });

const bandText = (percent: number): string => `±${shareText(percent)}\u00A0%`;

const countOf = ({ reply }: Shown, isCounted: (row: PreOpenRow) => boolean): number =>
  reply.rows.filter(isCounted).length;

/** The session that comes and its rules, then what is unusual in it, of all shares whichever are shown. */
export const PRE_OPEN_STATS: readonly DeclaredStat<PreOpenRow, Shown>[] = [
  {
    label: 'Next session',
    format: 'date',
    value: ({ reply }) => reply.session,
    below: ({ reply }) => t('after {date}', { date: digits(reply.as_of) }),
  },
  {
    label: 'Opening orders',
    format: 'figure',
    value: ({ reply }) => timesOf(reply.session, SESSION_CLOCK.on(reply.session).preOpen),
    below: ({ reply }) => t('within {band} of the base', { band: bandText(reply.pre_open_percent) }),
  },
  {
    label: 'Session',
    format: 'figure',
    value: ({ reply }) => timesOf(reply.session, SESSION_CLOCK.on(reply.session).continuous),
    below: ({ reply }) =>
      t('day {day}, order {order}', {
        day: bandText(reply.limit_percent),
        order: bandText(reply.order_percent),
      }),
  },
  {
    label: 'Closed at upper limit',
    format: 'quantity',
    value: (shown) => countOf(shown, ({ limit_side: side }) => side === 'up'),
  },
  {
    label: 'Closed at lower limit',
    format: 'quantity',
    value: (shown) => countOf(shown, ({ limit_side: side }) => side === 'down'),
  },
  { label: 'Go ex', format: 'quantity', value: (shown) => countOf(shown, ({ ex }) => ex !== null) },
  {
    label: 'With an event',
    format: 'quantity',
    value: (shown) => countOf(shown, ({ events }) => events.length > 0),
  },
];

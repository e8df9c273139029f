import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { CALENDAR_COLUMNS } from '../../features/primary/calendar-columns.ts';
import {
  eventSymbolFilter,
  fromFilter,
  groupFilter,
  mineFilter,
} from '../../features/primary/calendar-filters.tsx';
import { isOfGroup } from '../../shared/primary/calendar-kinds.ts';
import { CalendarView } from '../../features/primary/calendar-view.tsx';
import { PRIMARY_TEXT } from '../../features/primary/primary-text.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';

/** What is dated: by day on a wide screen, as a list on a phone. */
export default defineScreen({
  title: 'Calendar',
  data: '/data/calendar/',
  filters: { from: fromFilter(), kind: groupFilter(), symbol: eventSymbolFilter(), mine: mineFilter() },
  isFolded: true,
  rows: ({ reply, values }) => {
    const mine = values.mine === '' ? null : new Set(values.mine.split(','));
    return reply.rows.filter(
      (row) =>
        isOfGroup(row, values.kind) && (mine === null || (row.symbol !== null && mine.has(row.symbol))),
    );
  },
  blocks: [
    {
      kind: 'custom',
      component: ({ rows, reply }) => <CalendarView rows={rows} reply={reply} />,
      skeleton: { height: 520 },
    },
    { kind: 'table', sort: 'on', columns: CALENDAR_COLUMNS },
  ],
  empty: {
    title: 'No event',
    why: ({ reply }) =>
      t('No event between {from} and {to}; the archive’s announcements end 2026-04-24.', {
        from: dateText(reply.from),
        to: dateText(reply.to),
      }),
  },
  source: 'dividends, offers, lock-ins and announcements, rules and holidays of the market',
  explain: PRIMARY_TEXT.calendar,
});

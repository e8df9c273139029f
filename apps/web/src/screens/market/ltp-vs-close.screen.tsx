import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { CLOSE_COLUMNS, EQUAL_COLUMNS } from '../../features/market/close-columns.ts';
import { CLOSE_STATS } from '../../features/market/close-stats.ts';
import { closeRuleText, isDifferent, wayToDifferences } from '../../features/market/close-rule.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, dateFilter, onPage } from '../../screen-kit/filters.tsx';
import { stockUniverse } from '../../shared/market/universe/stock-universe.ts';

/** Last traded price against the official close. */
export default defineScreen({
  title: 'LTP vs close',
  data: '/data/ltp-vs-close/',
  also: { sessions: { path: '/tools/traded-date/', query: { limit: 1_000, floorsheet: 'false' } } },
  filters: {
    date: dateFilter(),
    show: onPage(
      choiceFilter('Stocks', [
        { value: 'all', label: 'All' },
        { value: 'different', label: 'Different', hint: 'Only stocks whose two prices differ' },
      ]),
    ),
  },
  universe: stockUniverse({ averages: 'asked' }),
  rows: ({ reply, values }) => (values.show === 'all' ? reply.rows : reply.rows.filter(isDifferent)),
  blocks: [
    {
      kind: 'stats',
      isShown: ({ reply }) => reply.rows.some(isDifferent),
      stats: CLOSE_STATS,
    },
    {
      kind: 'caveat',
      text: ({ reply }) => closeRuleText(reply.as_of),
      action: wayToDifferences,
    },
    {
      kind: 'table',
      sort: ({ rows }) => (rows.some(isDifferent) ? '-percentage_difference' : '-amount'),
      columns: ({ rows }) => (rows.some(isDifferent) ? CLOSE_COLUMNS : EQUAL_COLUMNS),
    },
  ],
  empty: {
    title: 'No stock differs',
    why: ({ reply }) =>
      reply.rows.some(({ last_traded: last }) => last !== null)
        ? closeRuleText(reply.as_of)
        : t('No source of {date} has last traded prices beside the close.', { date: dateText(reply.as_of) }),
    action: wayToDifferences,
  },
  source: 'daily prices of the exchange',
  explain: [
    'The last traded price is the rate of the last contract of ten shares or more. The close is what the exchange declares: changes, limits of the next day and portfolios are counted from it.',
    'What the close is has a date: from 2025-03-20 to 2025-09-22 it was the average of the last 15 minutes, weighted by volume, before and since the last traded price.',
    'A difference says how the last trades lay against that average. It is not a gain that anyone could have taken.',
  ],
});

import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { Suspense } from 'react';
import { MarketPlots } from '../../features/market/market-plots.tsx';
import { RANGE_FILTER } from '../../features/market/range-filter.ts';
import { SUMMARY_COLUMNS } from '../../features/market/summary-columns.ts';
import { SUMMARY_STATS } from '../../features/market/summary-stats.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { lazyWithRetry } from '../../screen-kit/lazy-with-retry.ts';
import { withStatuses } from '../../shared/market/market-days.ts';

/** The session that trades has no place among the settled ones; it stands over them. */
const LivePulse = lazyWithRetry(() => import('../../features/live/live-pulse.tsx'));

/** The market over time: turnover, shares, trades and breadth by session. */
export default defineScreen({
  title: 'Market history',
  data: '/data/market-days/',
  also: { statuses: { path: '/data/session-status/', query: { days: 60 } } },
  filters: {
    days: RANGE_FILTER,
  },
  above: () => (
    <Suspense fallback={null}>
      <LivePulse />
    </Suspense>
  ),
  rows: withStatuses,
  blocks: [
    {
      kind: 'stats',
      stats: SUMMARY_STATS,
    },
    {
      kind: 'caveat',
      text: ({ reply, rows, values: { days } }) =>
        reply.open_from !== null && rows.length < Number(days)
          ? t('showing data from {date}; sign in for full history', { date: dateText(reply.open_from) })
          : null,
    },
    { kind: 'custom', component: MarketPlots },
    {
      kind: 'table',
      title: 'Sessions',
      note: 'declared totals beside counted ones',
      sort: '-date',
      columns: SUMMARY_COLUMNS,
    },
  ],
  empty: 'No session up to this day.',
  source: 'daily prices and declared totals of the exchange',
  explain: [
    'Turnover, shares and trades are totals over all stocks of a session; where trade counts are missing, the chart uses the declared number. Breadth counts ordinary stocks that closed above and below their previous close.',
    'Declared is NEPSE’s total for the day. Counted is the sum of the floorsheet trades we hold: a difference means some trades are missing or NEPSE corrected its total.',
    'A day is exact when floorsheet, daily prices, broker totals and declared totals agree; until then it is provisional, with the reasons. Days imported from the archive were not checked.',
  ],
});

import { t } from '@chuli/language';
import { FundChanges } from '../../features/primary/fund-changes.tsx';
import { OF_FUND_COLUMNS, STOCK_COLUMNS, fundColumns } from '../../features/primary/fund-columns.ts';
import { FundField } from '../../features/primary/fund-field.tsx';
import { fundFilter, monthFilter } from '../../features/primary/fund-filters.tsx';
import { FUND_STATS } from '../../features/primary/fund-stats.ts';
import { PRIMARY_TEXT } from '../../features/primary/primary-text.ts';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { asking, choiceFilter, onPage, symbolFilter } from '../../screen-kit/filters.tsx';

/** Mutual funds: what a unit costs against what stands behind it, and what funds hold. */
export default defineScreens({
  'mutual-fund-matrix': defineScreen({
    title: 'Mutual funds',
    data: '/data/fund/',
    filters: {
      kind: asking(
        choiceFilter('Kind', [
          { value: 'closed', label: 'Closed-end' },
          { value: 'open', label: 'Open-end' },
          { value: 'all', label: 'All' },
        ]),
        (kind) => (kind === 'all' ? {} : { kind }),
      ),
    },
    blocks: [
      {
        kind: 'stats',
        stats: FUND_STATS,
        isShown: ({ rows }) => rows.some(({ premium }) => premium !== null),
      },
      { kind: 'custom', component: ({ rows }) => <FundField rows={rows} />, skeleton: { height: 270 } },
      {
        kind: 'custom',
        component: ({ rows, values }) =>
          values.kind !== 'open' && rows.every(({ premium }) => premium === null) ? (
            <p className="caveat">
              {t(
                'NAVs here are of 14 open-end funds (Mar–Apr 2026); none of the 46 listed funds has one, so premium is empty.',
              )}
            </p>
          ) : null,
      },
      {
        kind: 'table',
        sort: ({ rows }) => (rows.some(({ premium }) => premium !== null) ? 'premium' : '-amount_20'),
        columns: ({ rows }) => fundColumns(rows),
      },
    ],
    empty: 'No fund on this day. Choose another kind or a later day.',
    source: 'net asset values as managers publish them, daily prices of the exchange',
    explain: PRIMARY_TEXT.funds,
  }),
  'mutual-fund-top-holding': defineScreen({
    title: 'What funds hold',
    data: '/data/fund-holding/',
    filters: {
      month: monthFilter(),
      fund: fundFilter(),
      symbol: asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol })),
      view: onPage(
        choiceFilter('View', [
          { value: 'stocks', label: 'Holdings' },
          { value: 'changes', label: 'Changes' },
        ]),
      ),
    },
    rows: ({ reply, values }) =>
      values.view === 'changes'
        ? reply.rows.filter(({ units_change: change }) => change !== null && change !== 0)
        : reply.rows,
    blocks: [
      {
        kind: 'custom',
        component: ({ reply }) => <FundChanges rows={reply.rows} month={reply.month} />,
        skeleton: { height: 260 },
      },
      {
        kind: 'table',
        sort: ({ values }) => (values.view === 'changes' ? '-amount_change' : '-amount'),
        columns: ({ values }) =>
          values.fund === '' && values.symbol === '' ? STOCK_COLUMNS : OF_FUND_COLUMNS,
      },
    ],
    empty: {
      title: 'No portfolio',
      why: ({ reply }) =>
        reply.months.length === 0
          ? t('No fund portfolio in this archive. The sample market has them.')
          : t('Nothing fits. Choose another month, fund or stock.'),
    },
    source: 'monthly portfolios as funds publish them',
    explain: PRIMARY_TEXT.holdings,
  }),
});

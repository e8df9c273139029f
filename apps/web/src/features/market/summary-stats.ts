import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import type { DeclaredStat } from '../../screen-kit/screen-definition.ts';
import {
  type SummaryRow,
  busiestOf,
  meanTrades,
  risingDays,
  sumOf,
} from '../../shared/market/market-days.ts';

/** The sessions of a range in six figures. */
export const SUMMARY_STATS: readonly DeclaredStat<SummaryRow, { rows: readonly SummaryRow[] }>[] = [
  {
    label: 'Sessions',
    format: 'quantity',
    value: ({ rows }) => rows.length,
    below: ({ rows }) =>
      t('{from} to {to}', {
        from: dateText(rows[0]?.date ?? ''),
        to: dateText(rows.at(-1)?.date ?? ''),
      }),
  },
  { label: 'Turnover', format: 'amount', value: ({ rows }) => sumOf(rows.map((day) => day.turnover)) },
  { label: 'Average turnover', key: 'turnover', of: 'mean', format: 'amount' },
  {
    label: 'Largest turnover',
    format: 'amount',
    value: ({ rows }) => busiestOf(rows)?.turnover ?? null,
    below: ({ rows }) => busiestOf(rows) && dateText(busiestOf(rows)?.date ?? ''),
  },
  {
    label: 'Average trades',
    format: 'quantity',
    value: ({ rows }) => meanTrades(rows),
  },
  {
    label: 'Rising sessions',
    format: 'fraction',
    value: ({ rows }) => [risingDays(rows), rows.length],
    below: () => t('more stocks up than down'),
  },
];

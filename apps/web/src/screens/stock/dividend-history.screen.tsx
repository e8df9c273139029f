import { MOST_COMPARED_STOCKS } from '@chuli/contracts/screens';
import { digits, t } from '@chuli/language';
import { comparedColumns, historyColumns } from '../../features/stock/dividends/dividend-columns.ts';
import { HISTORY_FILTERS, YEARS_FILTER } from '../../features/stock/dividends/dividend-filters.tsx';
import { DividendHeat } from '../../features/stock/dividends/dividend-heat.tsx';
import { YearStacks } from '../../features/stock/dividends/year-stacks.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { symbolsFilter } from '../../shared/stock/symbols-filter.tsx';

const SOURCE = 'dividends as companies declared them' as const;

/** What companies gave their holders, by year, and stock beside stock. */
export default defineScreens({
  'dividend-history': defineScreen({
    title: 'Dividends',
    data: '/dividend-history/',
    filters: HISTORY_FILTERS,
    blocks: [
      {
        kind: 'caveat',
        text: ({ reply: { known_from }, values: { symbol } }) =>
          symbol === '' || known_from === null
            ? null
            : t('No dividend of {symbol} is known before {year}.', { symbol, year: digits(known_from) }),
      },
      {
        kind: 'custom',
        component: ({ rows, values }) => <YearStacks rows={rows} isOfOne={values.symbol !== ''} />,
        skeleton: { height: 240 },
      },
      {
        kind: 'table',
        sort: '-fiscal_year',
        columns: ({ values }) => historyColumns(values.symbol !== ''),
      },
    ],
    empty: 'No dividend of this choice up to this day. Choose another stock, sector or year.',
    source: SOURCE,
    explain: [
      'Dividends are declared in percent of the face value, Rs 100 of a share and Rs 10 of a fund unit: 10 % in cash is Rs 10 a share before tax, 10 % bonus is one new share for ten.',
      'Yield is the total in rupees against the last close before the books closed, which is what a buyer paid to get it. A bonus share is counted at its face value; on the ex-date the price falls by it.',
      'Payout is the total against the profit of a share in the same fiscal year. Above 100 % the company gave more than it earned. Without a chosen stock or sector the two newest years of all companies are shown.',
    ],
  }),
  'dividend-history-comparison': defineScreen({
    title: 'Dividends compared',
    data: '/dividend-history-comparison/',
    filters: { symbols: symbolsFilter(MOST_COMPARED_STOCKS), years: YEARS_FILTER },
    blocks: [
      { kind: 'custom', component: ({ reply }) => <DividendHeat reply={reply} />, skeleton: { height: 220 } },
      {
        kind: 'table',
        sort: '-mean_total',
        columns: ({ reply }) => comparedColumns(reply.fiscal_years.length),
      },
    ],
    empty: 'No stock is chosen. Add one above.',
    source: SOURCE,
    explain: [
      'Up to twelve stocks, each with what it declared in every fiscal year, bonus and cash together in percent of the face value. A dash means unknown: no dividend may have been declared in that year, or no source has it.',
      'Means are over the years with a known figure. The streak counts years in a row with a dividend up to the newest; the newest year of all may still be declared and does not break it.',
      'Yield now is the last declared total in rupees against the last close. Growth is compounded from the oldest to the newest year shown and needs a dividend in both.',
    ],
  }),
});

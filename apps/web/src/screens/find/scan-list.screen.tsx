import { t } from '@chuli/language';
import type { Column, SortOf } from '@chuli/ui';
import { type ListRow, listColumns } from '../../features/find/list-columns.ts';
import { listFilters, numberFilter, trendFilters } from '../../features/find/list-filters.ts';
import { ListHead } from '../../features/find/list-head.tsx';
import { ListPicture } from '../../features/find/list-picture.tsx';
import { LIST_TEXT } from '../../features/find/list-text.ts';
import {
  BELOW_COLUMNS,
  BOX_COLUMNS,
  NEAR_COLUMNS,
  SQUEEZE_COLUMNS,
  TRENDING_COLUMNS,
  TREND_COLUMNS,
  VOLATILE_COLUMNS,
} from '../../features/find/own-columns.ts';
import { choiceFilter } from '../../screen-kit/filters.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

/** The rule and its matches over time, then the stocks, beside them the chart of the chosen one. */
const blocksOf = <Row extends ListRow>(own: readonly Column<Row>[], sort: SortOf<Row>) =>
  [
    { kind: 'custom', component: ListHead, skeleton: { height: 96 } },
    {
      kind: 'table',
      isPaged: true,
      sort,
      columns: listColumns(own),
      beside: {
        keyOf: ({ symbol }: Row) => symbol,
        asks: (symbol: string) => ({ symbol }),
        show: ListPicture,
      },
    },
  ] as const;

const noStock = (why: () => string) => ({ title: 'None' as const, why });

const box = () =>
  defineScreen({
    title: 'Consolidating stocks',
    data: '/data/consolidating-stocks/',
    filters: {
      period: numberFilter('period', 'Sessions', ['5', '10', '20', '40'], '10'),
      atrs: numberFilter('atrs', 'ATR', ['1', '2', '3', '4'], '2'),
      broke: choiceFilter('Range', [
        { value: 'none', label: 'Inside' },
        { value: 'up', label: 'Left upwards' },
        { value: 'down', label: 'Left downwards' },
      ]),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'place', 'height', 'height_atr', 'volume_ratio'],
        'height_atr',
      ),
    },
    isFolded: true,
    blocks: blocksOf(BOX_COLUMNS, 'height_atr'),
    empty: noStock(() =>
      t('No stock has kept so narrow a range for so long. Ask for a wider or a shorter one.'),
    ),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.box,
  });

/** Lists of stocks by one rule each. */
export default defineScreens({
  'consolidating-stocks': box(),
  'consolidating-stocks-upper-lower': defineScreen({
    title: 'Bollinger squeeze',
    data: '/data/bb-consolidating/',
    filters: {
      percent: numberFilter('percent', 'Rank under', ['5', '10', '20', '40'], '20'),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'rank', 'bandwidth', 'to_lower', 'to_upper'],
        'rank',
      ),
    },
    isFolded: true,
    blocks: blocksOf(SQUEEZE_COLUMNS, 'rank'),
    empty: noStock(() => t('No stock has bands as tight as that for it.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.squeeze,
  }),
  'trending-stocks': defineScreen({
    title: 'Trending stocks',
    data: '/data/trending-stocks/',
    filters: {
      side: choiceFilter('Trend', [
        { value: 'both', label: 'Both' },
        { value: 'up', label: 'Up' },
        { value: 'down', label: 'Down' },
      ]),
      adx: numberFilter('adx_from', 'ADX from', ['20', '25', '30', '40'], '25'),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'adx', 'slope', 'to_ema_20', 'to_ema_50', 'to_ema_200'],
        '-adx',
      ),
    },
    isFolded: true,
    blocks: blocksOf(TRENDING_COLUMNS, '-adx'),
    empty: noStock(() => t('No stock trends as strongly as that. Ask for a lower ADX.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.trending,
  }),
  'volatile-stocks': defineScreen({
    title: 'Volatile stocks',
    data: '/data/volatile-stocks/',
    filters: {
      from: numberFilter('from', 'NATR from', ['2', '3', '4', '6'], '4'),
      unusual: numberFilter('unusual', 'Unusual for it', ['0', '1'], '0'),
      ...listFilters(
        [
          'symbol',
          'close',
          'change',
          'turnover',
          'natr',
          'usual',
          'times',
          'percentile',
          'range',
          'largest_move',
        ],
        '-natr',
      ),
    },
    isFolded: true,
    blocks: blocksOf(VOLATILE_COLUMNS, '-natr'),
    empty: noStock(() => t('No stock moves as much as that a day.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.volatile,
  }),
  'trading-below-120-days-average': defineScreen({
    title: 'Below the 120-day average',
    data: '/data/trading-below-120avg',
    filters: {
      by: numberFilter('by', 'Below by %', ['0', '5', '10', '20'], '0'),
      ...listFilters(['symbol', 'close', 'change', 'turnover', 'distance', 'average', 'slope'], 'distance'),
    },
    isFolded: true,
    blocks: blocksOf(BELOW_COLUMNS, 'distance'),
    empty: noStock(() => t('Every stock closes above its average of 120 sessions, or nearer to it.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.below,
  }),
  'trading-near-52-weeks': defineScreen({
    title: 'Near the 52-week high or low',
    data: '/data/trading-near-52-week',
    filters: {
      side: choiceFilter('Near', [
        { value: 'both', label: 'Both' },
        { value: 'high', label: 'High' },
        { value: 'low', label: 'Low' },
      ]),
      within: numberFilter('within', 'Within %', ['1', '3', '5', '10'], '5'),
      ...listFilters(
        ['symbol', 'close', 'change', 'turnover', 'nearest', 'from_high', 'from_low'],
        'nearest',
      ),
    },
    isFolded: true,
    blocks: blocksOf(NEAR_COLUMNS, 'from_high'),
    empty: noStock(() => t('No stock is as near as that to its 52-week high or low.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.near,
  }),
  'trend-filter': defineScreen({
    title: 'Trend filter',
    data: '/data/trend-filter/',
    filters: {
      ...trendFilters(),
      ...listFilters(['symbol', 'close', 'change', 'turnover', 'agreeing', 'adx', 'slope'], '-agreeing'),
    },
    isFolded: true,
    blocks: blocksOf(TREND_COLUMNS, '-agreeing'),
    empty: noStock(() => t('No stock has all these trends at once. Leave one of them open.')),
    source: 'daily prices of the exchange',
    explain: LIST_TEXT.trend,
  }),
});

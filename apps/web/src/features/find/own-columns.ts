import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';

/** The columns that a list has beside those of all lists. Its rule decides which they are. */

export const SQUEEZE_COLUMNS: readonly Column<RowOf<'/data/bb-consolidating/'>>[] = [
  {
    key: 'rank',
    label: 'Rank',
    format: 'share',
    firstSort: 'ascending',
    hint: 'Share of the last 125 sessions whose bands were tighter',
  },
  {
    key: 'bandwidth',
    label: 'Band width',
    format: 'share',
    priority: 2,
    hint: 'From the lower to the upper band, in percent of the middle',
  },
  { key: 'lower', label: 'Lower', format: 'rupees', sortable: false, priority: 2 },
  { key: 'upper', label: 'Upper', format: 'rupees', sortable: false, priority: 2 },
  { key: 'to_lower', label: 'To lower', format: 'signedPercent', priority: 3 },
  { key: 'to_upper', label: 'To upper', format: 'signedPercent', priority: 3 },
];

const TREND_WORDS = { up: 'up', down: 'down', mixed: 'mixed' } as const;

const trendText = (trend: keyof typeof TREND_WORDS | null): string | null =>
  trend === null ? null : t(TREND_WORDS[trend]);

export const TRENDING_COLUMNS: readonly Column<RowOf<'/data/trending-stocks/'>>[] = [
  {
    id: 'trend',
    label: 'Trend',
    format: 'text',
    value: ({ trend }) => trendText(trend),
    sortable: false,
    width: 64,
    phoneWidth: 46,
  },
  { key: 'adx', label: 'ADX', format: 'rupees', width: 66, phoneWidth: 90 },
  { key: 'plus', label: '+DI', format: 'rupees', sortable: false, priority: 3, width: 66 },
  { key: 'minus', label: '−DI', format: 'rupees', sortable: false, priority: 3, width: 66 },
  {
    key: 'slope',
    label: 'Slope',
    format: 'signedPercent',
    priority: 2,
    hint: 'Of the average of 50 sessions over 5, in percent',
  },
  { key: 'to_ema_20', label: 'To EMA 20', format: 'signedPercent', priority: 3 },
  { key: 'to_ema_50', label: 'To EMA 50', format: 'signedPercent', priority: 3 },
  { key: 'to_ema_200', label: 'To EMA 200', format: 'signedPercent', priority: 3 },
];

export const SPIKE_COLUMNS: readonly Column<RowOf<'/data/volume-spike/'>>[] = [
  {
    key: 'times',
    label: 'Times average',
    format: 'rupees',
    width: 98,
    hint: 'Volume as a multiple of the average of the sessions before',
  },
  { key: 'volume', label: 'Volume', format: 'quantity', priority: 2 },
  { key: 'usual', label: 'Average volume', format: 'quantity', priority: 2 },
  { key: 'trades', label: 'Trades', format: 'quantity', priority: 3, width: 74 },
  {
    key: 'band_used',
    label: 'Band used',
    format: 'signedPercent',
    priority: 2,
    hint: 'How much of the way to the daily limit the price has gone',
  },
];

export const VOLATILE_COLUMNS: readonly Column<RowOf<'/data/volatile-stocks/'>>[] = [
  {
    key: 'natr',
    label: 'NATR',
    format: 'share',
    hint: 'Average true range of 14 sessions, in percent of the close',
  },
  {
    key: 'usual',
    label: 'Its median',
    format: 'share',
    priority: 2,
    hint: 'Median of the last 120 sessions',
  },
  { key: 'times', label: 'Times its median', format: 'rupees', priority: 2 },
  {
    key: 'percentile',
    label: 'Percentile',
    format: 'share',
    priority: 3,
    hint: 'Share of the last 120 sessions that were not wilder',
  },
  { key: 'range', label: 'Range today', format: 'share', priority: 3 },
  {
    key: 'largest_move',
    label: 'Largest move',
    format: 'signedPercent',
    priority: 3,
    hint: 'Of the last 20 sessions',
  },
];

export const BOX_COLUMNS: readonly Column<RowOf<'/data/consolidating-stocks/'>>[] = [
  { key: 'lower', label: 'Lower', format: 'rupees', sortable: false, priority: 2 },
  { key: 'upper', label: 'Upper', format: 'rupees', sortable: false, priority: 2 },
  {
    key: 'place',
    label: 'Place in it',
    format: 'share',
    hint: '0 at the lower end of the range, 100 at the upper',
  },
  { key: 'height', label: 'Height', format: 'share', priority: 2 },
  { key: 'height_atr', label: 'Height in ATR', format: 'rupees', firstSort: 'ascending', priority: 2 },
  { key: 'volume_ratio', label: 'Volume, times average', format: 'rupees', priority: 3 },
];

export const BELOW_COLUMNS: readonly Column<RowOf<'/data/trading-below-120avg'>>[] = [
  { key: 'distance', label: 'From it', format: 'signedPercent', firstSort: 'ascending' },
  { key: 'average', label: 'SMA 120', format: 'rupees' },
  {
    key: 'slope',
    label: 'Its slope',
    format: 'signedPercent',
    priority: 2,
    hint: 'Of the average over 20 sessions',
  },
];

export const NEAR_COLUMNS: readonly Column<RowOf<'/data/trading-near-52-week'>>[] = [
  { key: 'high', label: '52-week high', format: 'rupees', sortable: false, priority: 2 },
  { key: 'high_on', label: 'High on', format: 'date', sortable: false, priority: 3 },
  { key: 'from_high', label: 'From high', format: 'signedPercent' },
  { key: 'low', label: '52-week low', format: 'rupees', sortable: false, priority: 2 },
  { key: 'low_on', label: 'Low on', format: 'date', sortable: false, priority: 3 },
  { key: 'from_low', label: 'From low', format: 'signedPercent', priority: 2 },
];

type TrendRow = RowOf<'/data/trend-filter/'>;

const trendColumn = (
  key: 'hourly' | 'daily' | 'weekly' | 'monthly',
  label: 'Hour' | 'Day' | 'Week' | 'Month',
): Column<TrendRow> => ({
  id: key,
  label,
  format: 'text',
  value: (row) => trendText(row[key]),
  sortable: false,
  width: 70,
  unknown: 'Its history is too short to say, or it was not asked for',
});

export const TREND_COLUMNS: readonly Column<TrendRow>[] = [
  { ...trendColumn('daily', 'Day'), phoneWidth: 50 },
  // The button of the columns stands in the head of the last one on a phone.
  { ...trendColumn('weekly', 'Week'), phoneWidth: 82 },
  { ...trendColumn('monthly', 'Month'), priority: 2 },
  { ...trendColumn('hourly', 'Hour'), priority: 4 },
  {
    key: 'agreeing',
    label: 'Agree',
    format: 'quantity',
    hint: 'Timeframes that point the same way',
    priority: 2,
  },
  { key: 'adx', label: 'ADX', format: 'rupees', priority: 2 },
  { key: 'slope', label: 'Slope', format: 'signedPercent', priority: 3 },
];

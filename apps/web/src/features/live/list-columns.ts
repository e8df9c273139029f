import type { Column } from '@chuli/ui';
import type { HotRow, UsualRow } from './list-rows.ts';

const NOT_USUAL = 'It was traded in fewer than ten of the sessions with times';

export const HOT_COLUMNS: readonly Column<HotRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 100, phoneWidth: 92 },
  {
    key: 'heat',
    label: 'Heat',
    format: 'rupees',
    width: 78,
    hint: 'Turnover of these minutes as a multiple of the average of the same minutes',
    unknown: NOT_USUAL,
  },
  { key: 'amount', label: 'Turnover', format: 'amount', width: 100, phoneWidth: 96 },
  { key: 'trades', label: 'Trades', format: 'quantity', width: 74, priority: 2 },
  {
    key: 'share',
    label: 'Of market',
    format: 'share',
    width: 84,
    priority: 2,
    hint: 'Share of what all stocks traded in these minutes',
  },
  {
    key: 'change',
    label: 'In these minutes',
    format: 'percent',
    width: 116,
    priority: 2,
    unknown: 'It had no price before these minutes',
  },
  { key: 'last', label: 'LTP', hint: 'Last traded price', format: 'rupees', priority: 2 },
  { key: 'day_change', label: 'Day change', format: 'percent', width: 96, phoneWidth: 92 },
  {
    key: 'course',
    label: 'Last 15 minutes',
    format: 'inkline',
    width: 112,
    priority: 2,
    sortable: false,
    hint: 'Turnover minute by minute',
    unknown: 'The trades of this day have no times',
  },
];

const OF_MINUTES: ReadonlySet<string> = new Set(['heat', 'change', 'course']);

/** Of a day whose trades have no times there are no minutes. */
export const DAY_COLUMNS = HOT_COLUMNS.filter((column) => !('key' in column && OF_MINUTES.has(column.key)));

const SYMBOL: Column<UsualRow> = {
  key: 'symbol',
  label: 'Symbol',
  format: 'symbol',
  width: 100,
  phoneWidth: 92,
};
const LAST: Column<UsualRow> = { key: 'last', label: 'LTP', hint: 'Last traded price', format: 'rupees' };

export const SPIKE_COLUMNS: readonly Column<UsualRow>[] = [
  SYMBOL,
  {
    key: 'times',
    label: 'Times average',
    format: 'rupees',
    width: 98,
    phoneWidth: 92,
    hint: 'Volume so far as a multiple of the average by this minute of ten sessions',
    unknown: NOT_USUAL,
  },
  { key: 'volume', label: 'Volume so far', format: 'quantity', width: 104, priority: 2 },
  { key: 'usual_volume', label: 'Average so far', format: 'quantity', width: 100, priority: 2 },
  { key: 'percent', label: 'Day change', format: 'percent', width: 96, phoneWidth: 92 },
  LAST,
  {
    key: 'band_used',
    label: 'Band used',
    format: 'signedPercent',
    priority: 2,
    hint: 'How much of the way to the daily limit the price has gone',
  },
];

export const VOLATILE_NOW_COLUMNS: readonly Column<UsualRow>[] = [
  SYMBOL,
  {
    key: 'range_times',
    label: 'Times its median',
    format: 'rupees',
    width: 98,
    phoneWidth: 92,
    hint: 'Range so far as a multiple of the median range by this minute of 20 sessions',
    unknown: NOT_USUAL,
  },
  {
    key: 'range',
    label: 'Range so far',
    format: 'share',
    width: 100,
    hint: 'From low to high, in percent of the previous close',
  },
  { key: 'usual_range', label: 'Median range', format: 'share', width: 96, priority: 2, unknown: NOT_USUAL },
  { key: 'high', label: 'High', format: 'rupees', priority: 2 },
  { key: 'low', label: 'Low', format: 'rupees', priority: 2 },
  LAST,
  {
    key: 'place',
    label: 'Place in range',
    format: 'share',
    width: 108,
    priority: 2,
    hint: '0 at the low of the day, 100 at its high',
    unknown: 'High and low are the same price',
  },
];

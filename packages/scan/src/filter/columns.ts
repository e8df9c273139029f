import { RATIOS, type Ratio } from '@chuli/fundamentals';
import { unitOfRatio } from '../ratio-measures.ts';
import type { Unit } from '../units.ts';

export const COLUMN_GROUPS = [
  'price',
  'trade',
  'technical',
  'state',
  'size',
  'worth',
  'profit',
  'growth',
  'debt',
  'lender',
  'insurer',
  'hydro',
  'company',
  'fund',
] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

/** Why a figure of a stock may be unknown. */
export const NULL_REASONS = [
  'no-trade',
  'young',
  'not-reported',
  'stale',
  'loss',
  'few-in-sector',
  'not-applicable',
] as const;
/** The last two are told only by whoever has the reports. */
export type NullReason = (typeof NULL_REASONS)[number] | 'needs-history' | 'unit-mismatch';

/** A figure of every stock: as a rule says it, and what it is counted in. */
export type FilterColumn = {
  readonly id: string;
  readonly text: string;
  readonly group: ColumnGroup;
  readonly unit: Unit;
  readonly reasons: readonly (typeof NULL_REASONS)[number][];
};

type Reasons = FilterColumn['reasons'];

const OF_BARS: Reasons = ['no-trade', 'young'];
const OF_REPORTS: Reasons = ['not-reported', 'stale'];
const OF_WORTH: Reasons = ['not-reported', 'stale', 'loss'];
const OF_REGISTERS: Reasons = ['not-reported'];

type Named = readonly [id: string, text: string, unit: Unit];

const group = (name: ColumnGroup, reasons: Reasons, columns: readonly Named[]): FilterColumn[] =>
  columns.map(([id, text, unit]) => ({ id, text, unit, group: name, reasons }));

const OWN_COLUMNS: readonly FilterColumn[] = [
  ...group('price', OF_BARS, [
    ['close', 'close', 'rupees'],
    ['change', 'change', 'percent'],
    ['change_5', 'roc(5)', 'percent'],
    ['change_20', 'roc(20)', 'percent'],
    ['change_60', 'roc(60)', 'percent'],
    ['high_52', 'max(high, 52 weeks)', 'rupees'],
    ['low_52', 'min(low, 52 weeks)', 'rupees'],
    ['from_high_52', '(close - max(high, 52 weeks)) / max(high, 52 weeks) * 100', 'percent'],
    ['from_low_52', '(close - min(low, 52 weeks)) / min(low, 52 weeks) * 100', 'percent'],
    ['band_used', 'band_used', 'percent'],
  ]),
  ...group('trade', OF_BARS, [
    ['amount', 'amount', 'rupees'],
    ['volume', 'volume', 'shares'],
    ['trades', 'trades', 'points'],
    ['turnover', 'turnover', 'rupees'],
    ['volume_ratio', 'volume_ratio(20)', 'times'],
  ]),
  ...group('technical', OF_BARS, [
    ['rsi_14', 'rsi(14)', 'points'],
    ['macd', 'macd(12, 26, 9)', 'rupees'],
    ['macd_signal', 'macd(12, 26, 9).signal', 'rupees'],
    ['macd_histogram', 'macd(12, 26, 9).histogram', 'rupees'],
    ['adx_14', 'adx(14)', 'points'],
    ['plus_di', 'adx(14).plus', 'points'],
    ['minus_di', 'adx(14).minus', 'points'],
    ['stochastic_k', 'stochastic(14, 3, 3)', 'points'],
    ['stochastic_d', 'stochastic(14, 3, 3).d', 'points'],
    ['cci_20', 'cci(20)', 'points'],
    ['mfi_14', 'mfi(14)', 'points'],
    ['williams_14', 'williams_r(14)', 'points'],
    ['sma_20', 'sma(20)', 'rupees'],
    ['sma_50', 'sma(50)', 'rupees'],
    ['sma_120', 'sma(120)', 'rupees'],
    ['sma_200', 'sma(200)', 'rupees'],
    ['ema_9', 'ema(9)', 'rupees'],
    ['ema_21', 'ema(21)', 'rupees'],
    ['ema_50', 'ema(50)', 'rupees'],
    ['ema_200', 'ema(200)', 'rupees'],
    ['percent_b', 'bollinger(20, 2).percent_b', 'times'],
    ['bandwidth_rank', 'bandwidth_rank(20, 125)', 'times'],
    ['atr_14', 'atr(14)', 'rupees'],
    ['natr_14', 'natr(14)', 'percent'],
  ]),
  ...group('state', OF_BARS, [
    ['trend_daily', 'trend_state(20, 50, 200, 5)', 'state'],
    ['trend_weekly', 'trend_state(10, 20, 40, 4), weekly', 'state'],
    ['dow', 'dow(2, 2, 14, 1)', 'state'],
    ['supertrend', 'supertrend(10, 3).direction', 'state'],
    ['psar', 'psar(0.02, 0.02, 0.2).direction', 'state'],
    ['is_tight', 'squeeze(20, 2, 125, 20, 5, 20).is_tight', 'state'],
    ['is_box', 'consolidation(10, 2, 14, 20)', 'state'],
    ['is_inside', 'inside_bar(5)', 'state'],
  ]),
  ...group('worth', OF_WORTH, [
    ['pe', 'pe', 'times'],
    ['pb', 'pb', 'times'],
  ]),
  ...group('worth', OF_REPORTS, [
    ['eps', 'eps', 'rupees'],
    ['book_value', 'book_value', 'rupees'],
  ]),
  ...group('profit', OF_REPORTS, [
    ['roe', 'roe', 'percent'],
    ['roa', 'roa', 'percent'],
    ['npl', 'npl', 'percent'],
    ['net_profit', 'net_profit', 'rupees'],
    ['paid_up', 'paid_up', 'rupees'],
  ]),
  ...group('size', OF_REGISTERS, [
    ['market_cap', 'market_cap', 'rupees'],
    ['float_cap', 'float_cap', 'rupees'],
    ['listed_shares', 'listed_shares', 'shares'],
  ]),
];

/** Ratios that are columns under a shorter name. */
export const SAME_AS: Readonly<Record<string, string>> = { price_earnings: 'pe', price_book: 'pb' };

const SAID_ALREADY = new Set<string>([...OWN_COLUMNS.map(({ id }) => id), ...Object.keys(SAME_AS)]);
const OF_RATIOS: Reasons = ['not-reported', 'not-applicable', 'stale'];

/** A ratio as a column; a rule calls it by its id. */
const ratioColumn = (ratio: Ratio): FilterColumn => ({
  id: ratio.id,
  text: ratio.id,
  group: ratio.group,
  unit: unitOfRatio(ratio),
  reasons: OF_RATIOS,
});

/** Ratios of reports beside those that scans know. */
const RATIO_COLUMNS: readonly FilterColumn[] = RATIOS.filter(({ id }) => !SAID_ALREADY.has(id)).map(
  ratioColumn,
);

/** Every column of the stock filter, in the order in which it is offered. */
export const FILTER_COLUMNS: readonly FilterColumn[] = [...OWN_COLUMNS, ...RATIO_COLUMNS];

/** Figures of bars are unknown where a stock did not trade; those of a company are known without a trade. */
export const isOfBars = ({ reasons }: FilterColumn): boolean => reasons.includes('no-trade');

/** Calculations that are called by a name of their own, as the line of a measure is. */
export const NAMED_AS: Readonly<Record<string, readonly [measure: string, line: string]>> = {
  from_high_52: ['high_low_52', 'from_high'],
  from_low_52: ['high_low_52', 'from_low'],
};

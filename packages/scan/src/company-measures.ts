import type { MeasureKind } from './measure-kind.ts';
import type { Unit } from './units.ts';

/** What reports and registers tell of a company, as it was known on the day of a bar. */
const OF_COMPANIES: Readonly<Record<string, readonly [title: string, unit: Unit]>> = {
  pe: ['Price to earnings', 'times'],
  pb: ['Price to book', 'times'],
  eps: ['Earnings per share', 'rupees'],
  book_value: ['Book value per share', 'rupees'],
  roe: ['Return on equity', 'percent'],
  roa: ['Return on assets', 'percent'],
  npl: ['Non-performing loans', 'percent'],
  net_profit: ['Net profit', 'rupees'],
  paid_up: ['Paid-up capital', 'rupees'],
  market_cap: ['Market capitalisation', 'rupees'],
  float_cap: ['Float capitalisation', 'rupees'],
  listed_shares: ['Listed shares', 'shares'],
};

export const COMPANY_MEASURES: readonly MeasureKind[] = Object.entries(OF_COMPANIES).map(
  ([name, [title, unit]]) => ({
    name,
    title,
    parameters: [],
    lines: new Map([['value', { unit, words: [], timeframes: ['daily'] }]]),
    usual: 'value',
    group: null,
    source: 'reports',
  }),
);

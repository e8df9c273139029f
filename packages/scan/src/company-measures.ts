import type { MeasureKind } from './measure-kind.ts';
import type { Unit } from './units.ts';

/**
 * What reports and registers tell of a company, as of the day. The stock filter reads them; a scan does not, because
 * they are not known bar by bar.
 */
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

export const COMPANY_MEASURES: ReadonlyMap<string, MeasureKind> = new Map(
  Object.entries(OF_COMPANIES).map(([name, [title, unit]]) => [
    name,
    {
      name,
      title,
      parameters: [],
      lines: new Map([['value', { unit, words: [] }]]),
      usual: 'value',
      group: null,
    },
  ]),
);

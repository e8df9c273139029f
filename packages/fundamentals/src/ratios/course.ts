import { alone, annualised, average, compound, growth, over, plus, ratio, ttm, ytd } from '../formula.ts';
import { sectorsOf } from '../packs.ts';
import type { Ratio } from '../ratio.ts';

const EARNERS = sectorsOf('lender', 'life', 'non-life', 'hydro', 'company');
const BUILDERS = sectorsOf('company', 'hydro');

const EQUITY = plus(average('paid_up'), average('reserves'));
const YEAR = ytd('net_profit');

/** What is left of what comes in. */
export const PROFIT: readonly Ratio[] = [
  {
    id: 'roe',
    words: 'ROE',
    group: 'profit',
    formula: over(annualised('net_profit'), EQUITY),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
    stated: { item: 'return_on_equity', bases: ['stated', 'ttm'] },
  },
  {
    id: 'roa',
    words: 'ROA',
    group: 'profit',
    formula: over(annualised('net_profit'), average('total_assets')),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
    stated: { item: 'return_on_assets', bases: ['stated', 'ttm'] },
  },
  {
    id: 'net_margin',
    words: 'Net margin',
    group: 'profit',
    formula: over(YEAR, ytd('revenue')),
    unit: 'percent',
    better: 'up',
    sectors: BUILDERS,
  },
  {
    id: 'operating_margin',
    words: 'Operating margin',
    group: 'profit',
    formula: over(ytd('operating_profit'), ytd('revenue')),
    unit: 'percent',
    better: 'up',
    sectors: BUILDERS,
  },
  {
    id: 'gross_margin',
    words: 'Gross margin',
    group: 'profit',
    formula: over(ytd('gross_profit'), ytd('revenue')),
    unit: 'percent',
    better: 'up',
    sectors: sectorsOf('company'),
  },
  {
    id: 'asset_turnover',
    words: 'Asset turnover',
    group: 'profit',
    formula: over(ttm('revenue'), average('total_assets')),
    unit: 'times',
    better: 'up',
    sectors: sectorsOf('company'),
  },
];

/** Against the same quarter of the year before, since most companies have seasons. */
export const GROWTH: readonly Ratio[] = [
  {
    id: 'profit_growth',
    words: 'Profit growth',
    group: 'growth',
    formula: growth(YEAR),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
  {
    id: 'revenue_growth',
    words: 'Revenue growth',
    group: 'growth',
    formula: growth(ytd('revenue')),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
  {
    id: 'eps_growth',
    words: 'EPS growth',
    group: 'growth',
    formula: growth(ratio('eps'), 'year_factor'),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
  {
    id: 'profit_growth_quarter',
    words: 'Profit growth of the quarter',
    group: 'growth',
    formula: growth(alone('net_profit')),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
  {
    id: 'profit_cagr_3',
    words: 'Profit growth a year, three years',
    group: 'growth',
    formula: compound(YEAR, 3),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
  {
    id: 'book_growth',
    words: 'Book value growth',
    group: 'growth',
    formula: growth(ratio('book_value'), 'year_factor'),
    unit: 'percent',
    better: 'up',
    sectors: EARNERS,
  },
];

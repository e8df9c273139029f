import { COMBINED_LINE, SOLVENCY_LINE } from '@chuli/market';
import { annualised, atEnd, average, given, growth, over, plus, ratio, times, ytd } from '../formula.ts';
import { sectorsOf } from '../packs.ts';
import type { Ratio } from '../ratio.ts';

const INSURERS = sectorsOf('life', 'non-life');
const LIFE = sectorsOf('life');
const NON_LIFE = sectorsOf('non-life');
const group = 'insurer';

/** Of those who take premiums: what goes out again, and what stands behind what is promised. */
export const INSURER: readonly Ratio[] = [
  {
    id: 'claim_ratio',
    words: 'Claim ratio',
    group,
    formula: over(ytd('claims'), ytd('net_premium')),
    unit: 'percent',
    better: 'down',
    sectors: INSURERS,
  },
  {
    id: 'expense_ratio',
    words: 'Expense ratio',
    group,
    formula: over(plus(ytd('management_expense'), ytd('commission')), ytd('net_premium')),
    unit: 'percent',
    better: 'down',
    sectors: INSURERS,
  },
  {
    id: 'combined_ratio',
    words: 'Combined ratio',
    group,
    formula: plus(ratio('claim_ratio'), ratio('expense_ratio')),
    unit: 'percent',
    better: 'down',
    sectors: NON_LIFE,
    yardsticks: [{ side: 'at-most', line: COMBINED_LINE }],
  },
  {
    id: 'retention',
    words: 'Retention',
    group,
    formula: over(ytd('net_premium'), ytd('gross_premium')),
    unit: 'percent',
    better: 'none',
    sectors: NON_LIFE,
  },
  {
    id: 'investment_yield',
    words: 'Investment yield',
    group,
    formula: over(annualised('investment_income'), average('investments')),
    unit: 'percent',
    better: 'up',
    sectors: LIFE,
  },
  {
    id: 'solvency',
    words: 'Solvency',
    group,
    formula: over(atEnd('solvency_available'), atEnd('solvency_required')),
    unit: 'times',
    better: 'up',
    sectors: INSURERS,
    yardsticks: [{ side: 'at-least', line: SOLVENCY_LINE }],
  },
  {
    id: 'premium_growth',
    words: 'Premium growth',
    group,
    formula: growth(ytd('gross_premium')),
    unit: 'percent',
    better: 'up',
    sectors: INSURERS,
  },
  {
    id: 'price_life_fund',
    words: 'Price over life fund',
    group,
    formula: over(times(given('price'), atEnd('shares')), atEnd('life_fund')),
    unit: 'times',
    better: 'down',
    sectors: LIFE,
  },
];

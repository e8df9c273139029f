import {
  CAPITAL_OF_BANKS,
  CAPITAL_OF_MICROFINANCE,
  CREDIT_DEPOSIT_LIMIT,
  NPL_LIMIT,
  NPL_WATCH,
  type SectorId,
} from '@chuli/market';
import { annualised, atEnd, average, minus, over, plus, stated, ytd } from '../formula.ts';
import { sectorsOf } from '../packs.ts';
import type { Ratio } from '../ratio.ts';

const LENDERS = sectorsOf('lender');
const BANKS: readonly SectorId[] = [1, 2, 3];
const MICROFINANCE: readonly SectorId[] = [9];
const group = 'lender';

const CAPITAL = [
  { sectors: BANKS, side: 'at-least', line: CAPITAL_OF_BANKS },
  { sectors: MICROFINANCE, side: 'at-least', line: CAPITAL_OF_MICROFINANCE },
] as const;

const rate = (id: 'spread' | 'base_rate' | 'cost_of_funds', words: Ratio['words']): Ratio => ({
  id,
  words,
  group,
  formula: stated(id),
  unit: 'rate',
  better: id === 'spread' ? 'none' : 'down',
  sectors: BANKS,
});

/** Of those who take deposits and lend: what comes back, what holds it, what it costs. */
export const LENDER: readonly Ratio[] = [
  {
    id: 'cd',
    words: 'CD ratio',
    group,
    formula: over(atEnd('loans'), atEnd('deposits')),
    unit: 'percent',
    better: 'none',
    sectors: BANKS,
    yardsticks: [{ side: 'at-most', line: CREDIT_DEPOSIT_LIMIT }],
  },
  {
    id: 'npl',
    words: 'NPL',
    group,
    formula: over(atEnd('non_performing'), atEnd('loans')),
    unit: 'percent',
    better: 'down',
    sectors: LENDERS,
    stated: { item: 'npl', bases: ['stated'] },
    yardsticks: [
      { side: 'at-most', line: NPL_WATCH },
      { side: 'at-most', line: NPL_LIMIT },
    ],
  },
  {
    id: 'coverage',
    words: 'Coverage of bad loans',
    group,
    formula: over(atEnd('provisions'), atEnd('non_performing')),
    unit: 'percent',
    better: 'up',
    sectors: LENDERS,
  },
  {
    id: 'car',
    words: 'Capital adequacy',
    group,
    formula: over(atEnd('total_capital'), atEnd('risk_weighted')),
    unit: 'percent',
    better: 'up',
    sectors: LENDERS,
    yardsticks: CAPITAL,
  },
  {
    id: 'core_car',
    words: 'Core capital adequacy',
    group,
    formula: over(atEnd('core_capital'), atEnd('risk_weighted')),
    unit: 'percent',
    better: 'up',
    sectors: LENDERS,
  },
  rate('spread', 'Interest spread'),
  rate('base_rate', 'Base rate'),
  rate('cost_of_funds', 'Cost of funds'),
  {
    id: 'net_interest_margin',
    words: 'Net interest margin',
    group,
    formula: over(minus(annualised('interest_income'), annualised('interest_expense')), average('loans')),
    unit: 'percent',
    better: 'up',
    sectors: LENDERS,
  },
  {
    id: 'cost_income',
    words: 'Cost to income',
    group,
    formula: over(ytd('operating_expense'), minus(ytd('revenue'), ytd('interest_expense'))),
    unit: 'percent',
    better: 'down',
    sectors: LENDERS,
  },
  {
    id: 'dividend_capacity',
    words: 'Dividend capacity',
    group,
    formula: over(atEnd('distributable_balance'), atEnd('paid_up')),
    unit: 'percent',
    better: 'up',
    sectors: sectorsOf('lender', 'life', 'non-life'),
  },
  {
    id: 'overdue',
    words: 'Overdue loans in percent',
    group,
    formula: over(atEnd('overdue_loans'), atEnd('loans')),
    unit: 'percent',
    better: 'down',
    sectors: MICROFINANCE,
  },
  {
    id: 'loan_per_member',
    words: 'Loan of a member',
    group,
    formula: over(atEnd('loans'), atEnd('members')),
    unit: 'rupees',
    better: 'none',
    sectors: MICROFINANCE,
  },
  {
    id: 'leverage',
    words: 'Leverage',
    group: 'debt',
    formula: over(plus(atEnd('deposits'), atEnd('borrowings')), plus(atEnd('paid_up'), atEnd('reserves'))),
    unit: 'times',
    better: 'none',
    sectors: LENDERS,
    stated: { item: 'debt_to_equity', bases: ['stated'] },
  },
];

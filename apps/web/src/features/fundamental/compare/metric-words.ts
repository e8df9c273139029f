import type { RatioGroup } from '@chuli/fundamentals';
import type { Phrase } from '@chuli/language';

export const GROUP_NAMES: Readonly<Record<RatioGroup, Phrase>> = {
  worth: 'Valuation',
  profit: 'Profit',
  growth: 'Growth',
  debt: 'Debt',
  lender: 'Lending',
  insurer: 'Insurance',
  hydro: 'Hydropower plants',
  company: 'Stock and receivables',
  fund: 'Fund',
};

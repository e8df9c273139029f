import type { Phrase } from '@chuli/language';
import type { Pack } from './packs.ts';

/** How a fact is kept: rupees as paisa, a share of something in percent, a day as the number of days since 1970. */
export type FactUnit = 'paisa' | 'percent' | 'times' | 'shares' | 'count' | 'mw' | 'mwh' | 'day';

/**
 * A flow is earned or spent over a time and adds up through the fiscal year; a stock stands at the end of a quarter; what
 * is stated was printed as a ratio or a rate; a date is fixed in a licence or an agreement.
 */
type Kind = 'flow' | 'stock' | 'stated' | 'date';

type Item<K extends Kind> = {
  readonly kind: K;
  readonly words: Phrase;
  readonly unit: FactUnit;
  /** Which kinds of company print it. */
  readonly packs: readonly Pack[] | 'all';
};

const maker =
  <const K extends Kind>(kind: K) =>
  (packs: Item<K>['packs'], words: Phrase, unit: FactUnit = 'paisa'): Item<K> => ({
    kind,
    words,
    unit,
    packs,
  });

const flow = maker('flow');
const stock = maker('stock');
const stated = maker('stated');
const date = maker('date');

const LENDER = ['lender'] as const;
const LIFE = ['life'] as const;
const INSURERS = ['life', 'non-life'] as const;
const HYDRO = ['hydro'] as const;
const COMPANY = ['company'] as const;
const BUILDERS = ['hydro', 'company'] as const;
const PAYERS = ['lender', 'life', 'non-life', 'hydro', 'company'] as const;

/** Every line of a report that is kept, by the name under which it is imported. */
export const ITEMS = {
  net_profit: flow('all', 'Net profit'),
  revenue: flow('all', 'Revenue'),
  operating_profit: flow('all', 'Operating profit'),
  paid_up: stock('all', 'Paid-up capital'),
  reserves: stock('all', 'Reserves'),
  shares: stock('all', 'Shares', 'shares'),
  total_assets: stock('all', 'Total assets'),
  distributable_year: flow('all', 'Distributable profit of the year'),
  distributable_balance: stock('all', 'Distributable profit, brought forward'),
  cash_flow_operating: flow('all', 'Cash flow from operations'),
  interest_income: flow(LENDER, 'Interest income'),
  interest_expense: flow(LENDER, 'Interest expense'),
  operating_expense: flow(LENDER, 'Operating expense'),
  impairment: flow(LENDER, 'Impairment of loans'),
  deposits: stock(LENDER, 'Deposits'),
  loans: stock(LENDER, 'Loans'),
  non_performing: stock(LENDER, 'Non-performing loans'),
  provisions: stock(LENDER, 'Provisions for loans'),
  core_capital: stock(LENDER, 'Core capital'),
  total_capital: stock(LENDER, 'Total capital'),
  risk_weighted: stock(LENDER, 'Risk-weighted assets'),
  borrowings: stock(LENDER, 'Borrowings'),
  members: stock(LENDER, 'Members', 'count'),
  overdue_loans: stock(LENDER, 'Overdue loans'),
  gross_premium: flow(INSURERS, 'Gross premium'),
  net_premium: flow(INSURERS, 'Net premium'),
  claims: flow(INSURERS, 'Claims'),
  management_expense: flow(INSURERS, 'Management expense'),
  commission: flow(INSURERS, 'Commission'),
  investment_income: flow(INSURERS, 'Investment income'),
  life_fund: stock(LIFE, 'Life fund'),
  investments: stock(['life', 'company'], 'Investments'),
  solvency_available: stock(INSURERS, 'Solvency capital available'),
  solvency_required: stock(INSURERS, 'Solvency capital required'),
  policies: stock(LIFE, 'Policies', 'count'),
  catastrophe_reserve: stock(['non-life'], 'Catastrophe reserve'),
  energy_sold_mwh: flow(HYDRO, 'Energy sold', 'mwh'),
  energy_contract_mwh: flow(HYDRO, 'Contract energy', 'mwh'),
  installed_mw: stock(HYDRO, 'Installed capacity', 'mw'),
  debt: stock(BUILDERS, 'Debt'),
  finance_cost: flow(BUILDERS, 'Finance cost'),
  depreciation: flow(HYDRO, 'Depreciation'),
  rate_wet: stated(HYDRO, 'Rate in the wet season'),
  rate_dry: stated(HYDRO, 'Rate in the dry season'),
  ppa_ends_on: date(HYDRO, 'Power purchase agreement ends', 'day'),
  licence_ends_on: date(HYDRO, 'Licence ends', 'day'),
  operates_since: date(HYDRO, 'Operates since', 'day'),
  cost_of_sales: flow(COMPANY, 'Cost of sales'),
  gross_profit: flow(COMPANY, 'Gross profit'),
  current_assets: stock(COMPANY, 'Current assets'),
  current_liabilities: stock(COMPANY, 'Current liabilities'),
  inventory: stock(COMPANY, 'Inventory'),
  receivables: stock(COMPANY, 'Receivables'),
  cash: stock(COMPANY, 'Cash'),
  nav: stock(['fund'], 'Net asset value of a unit'),
  fund_size: stock(['fund'], 'Fund size'),
  units: stock(['fund'], 'Units', 'shares'),
  base_rate: stated(LENDER, 'Base rate', 'percent'),
  cost_of_funds: stated(LENDER, 'Cost of funds', 'percent'),
  spread: stated(LENDER, 'Interest spread', 'percent'),
  eps: stated(PAYERS, 'EPS'),
  book_value: stated(PAYERS, 'Book value'),
  price_earnings: stated(PAYERS, 'P/E', 'times'),
  price_book: stated(PAYERS, 'P/B', 'times'),
  return_on_equity: stated(PAYERS, 'ROE', 'percent'),
  return_on_assets: stated(PAYERS, 'ROA', 'percent'),
  npl: stated(LENDER, 'NPL', 'percent'),
  current_ratio: stated(COMPANY, 'Current ratio', 'times'),
  debt_to_equity: stated(PAYERS, 'Debt to equity', 'times'),
} as const satisfies Record<string, Item<Kind>>;

export type ItemId = keyof typeof ITEMS;
type OfKind<K extends Kind> = { [I in ItemId]: (typeof ITEMS)[I]['kind'] extends K ? I : never }[ItemId];

export type FlowItem = OfKind<'flow'>;
export type StockItem = OfKind<'stock'>;
export type StatedItem = OfKind<'stated'>;
export type DateItem = OfKind<'date'>;

export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];
export const isItem = (name: string): name is ItemId => Object.hasOwn(ITEMS, name);

/** The items that a kind of company prints, in the order of its report. */
export const itemsOf = (pack: Pack): ItemId[] =>
  ITEM_IDS.filter((id) => {
    const { packs }: Item<Kind> = ITEMS[id];
    return packs === 'all' || packs.includes(pack);
  });

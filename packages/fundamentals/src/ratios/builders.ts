import type { SectorId } from '@chuli/market';
import { atEnd, constant, dateOf, given, minus, over, plus, times, ttm, ytd } from '../formula.ts';
import { sectorsOf } from '../packs.ts';
import type { Ratio } from '../ratio.ts';

const BUILDERS = sectorsOf('company', 'hydro');
const COMPANIES = sectorsOf('company');
const HYDRO = sectorsOf('hydro');
const MAKERS: readonly SectorId[] = [4, 8, 11, 12];
const HOURS_A_YEAR = constant(8_766);
const DAYS_A_YEAR = 365;

const EQUITY = plus(atEnd('paid_up'), atEnd('reserves'));
const untilYears = (item: 'ppa_ends_on' | 'licence_ends_on') =>
  over(minus(dateOf(item), given('today')), constant(365.25));

/** What is owed, and whether it can be paid. */
export const DEBT: readonly Ratio[] = [
  {
    id: 'debt_to_equity',
    words: 'Debt to equity',
    group: 'debt',
    formula: over(atEnd('debt'), EQUITY),
    unit: 'times',
    better: 'down',
    sectors: BUILDERS,
    stated: { item: 'debt_to_equity', bases: ['stated'] },
  },
  {
    id: 'current_ratio',
    words: 'Current ratio',
    group: 'debt',
    formula: over(atEnd('current_assets'), atEnd('current_liabilities')),
    unit: 'times',
    better: 'up',
    sectors: BUILDERS,
    stated: { item: 'current_ratio', bases: ['stated'] },
  },
  {
    id: 'quick_ratio',
    words: 'Quick ratio',
    group: 'debt',
    formula: over(minus(atEnd('current_assets'), atEnd('inventory')), atEnd('current_liabilities')),
    unit: 'times',
    better: 'up',
    sectors: COMPANIES,
  },
  {
    id: 'interest_cover',
    words: 'Interest cover',
    group: 'debt',
    formula: over(ytd('operating_profit'), ytd('finance_cost')),
    unit: 'times',
    better: 'up',
    sectors: BUILDERS,
  },
  {
    id: 'cash_conversion',
    words: 'Cash conversion',
    group: 'debt',
    formula: over(ytd('cash_flow_operating'), ytd('net_profit')),
    unit: 'times',
    better: 'up',
    sectors: BUILDERS,
  },
];

/** Of those who sell electricity: what a megawatt costs and what it brings, and until when. */
export const POWER: readonly Ratio[] = [
  {
    id: 'price_mw',
    words: 'Price of a megawatt',
    group: 'hydro',
    formula: over(plus(times(given('price'), atEnd('shares')), atEnd('debt')), atEnd('installed_mw')),
    unit: 'crore',
    better: 'down',
    sectors: HYDRO,
  },
  {
    id: 'debt_mw',
    words: 'Debt of a megawatt',
    group: 'hydro',
    formula: over(atEnd('debt'), atEnd('installed_mw')),
    unit: 'crore',
    better: 'down',
    sectors: HYDRO,
  },
  {
    id: 'plant_factor',
    words: 'Plant factor',
    group: 'hydro',
    formula: over(ttm('energy_sold_mwh'), times(atEnd('installed_mw'), HOURS_A_YEAR)),
    unit: 'percent',
    better: 'up',
    sectors: HYDRO,
  },
  {
    id: 'energy_delivered',
    words: 'Energy delivered',
    group: 'hydro',
    formula: over(ytd('energy_sold_mwh'), ytd('energy_contract_mwh')),
    unit: 'percent',
    better: 'up',
    sectors: HYDRO,
  },
  {
    id: 'ppa_years',
    words: 'Years of the power purchase agreement',
    group: 'hydro',
    formula: untilYears('ppa_ends_on'),
    unit: 'years',
    better: 'up',
    sectors: HYDRO,
  },
  {
    id: 'licence_years',
    words: 'Years of the licence',
    group: 'hydro',
    formula: untilYears('licence_ends_on'),
    unit: 'years',
    better: 'up',
    sectors: HYDRO,
  },
];

const days = (id: 'inventory_days' | 'receivable_days'): Ratio['formula'] =>
  id === 'inventory_days'
    ? times(over(atEnd('inventory'), ttm('cost_of_sales')), constant(DAYS_A_YEAR))
    : times(over(atEnd('receivables'), ttm('revenue')), constant(DAYS_A_YEAR));

/** Of those who make and sell things: how long their money lies in store and with customers. */
export const STORES: readonly Ratio[] = [
  {
    id: 'inventory_days',
    words: 'Days in store',
    group: 'company',
    formula: days('inventory_days'),
    unit: 'days',
    better: 'down',
    sectors: MAKERS,
  },
  {
    id: 'receivable_days',
    words: 'Days until paid',
    group: 'company',
    formula: days('receivable_days'),
    unit: 'days',
    better: 'down',
    sectors: MAKERS,
  },
];

/** A net asset value older than this says nothing of the price of today. */
export const NAV_STALE_DAYS = 45;

/** Of a fund there is what a unit is worth. */
export const FUNDS: readonly Ratio[] = [
  {
    id: 'premium',
    words: 'Premium over NAV',
    group: 'fund',
    formula: minus(over(given('price'), atEnd('nav')), constant(1)),
    unit: 'percent',
    better: 'down',
    sectors: sectorsOf('fund'),
    freshDays: NAV_STALE_DAYS,
  },
];

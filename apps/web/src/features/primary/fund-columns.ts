import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import type { Column } from '@chuli/ui';

export type FundRow = RowOf<'/data/fund/'>;
export type HoldingRow = RowOf<'/data/fund-holding/'>;

const CYCLES: Readonly<Record<NonNullable<FundRow['cycle']>, Phrase>> = {
  daily: 'daily',
  weekly: 'weekly',
  monthly: 'monthly',
};

const ALL_COLUMNS: readonly Column<FundRow>[] = [
  { id: 'symbol', label: 'Fund', format: 'symbol', value: ({ symbol }) => symbol },
  { key: 'name', label: 'Name', format: 'text', width: 210, priority: 2 },
  {
    key: 'nav',
    label: 'NAV',
    hint: 'Net asset value of one unit',
    format: 'rupees',
    unknown: 'No NAV.',
  },
  { key: 'nav_on', label: 'NAV on', format: 'date', priority: 3, unknown: 'No NAV.' },
  {
    id: 'cycle',
    label: 'Cycle',
    format: 'text',
    width: 76,
    priority: 4,
    value: ({ cycle }) => (cycle === null ? null : t(CYCLES[cycle])),
  },
  { key: 'price', label: 'Price', format: 'rupees', none: 'Not traded on the floor.' },
  {
    key: 'premium',
    label: 'Premium',
    hint: 'Price over the last value that its day could know, less one',
    format: 'share',
    unknown: 'No NAV, or one older than 45 days.',
  },
  {
    key: 'yield',
    label: 'Yield',
    hint: 'Cash of the last fiscal year over the price',
    format: 'share',
    priority: 2,
    none: 'Paid nothing for the last fiscal year.',
  },
  {
    key: 'years_left',
    label: 'Years left',
    format: 'rupees',
    width: 84,
    none: 'Has no end, or it is missing.',
  },
  {
    key: 'to_maturity',
    label: 'To maturity',
    hint: 'A year’s return if the present value is paid at the end',
    format: 'share',
    priority: 2,
    none: 'Asked of closed-end funds with half a year left or more.',
  },
  { key: 'fund_size', label: 'Fund size', format: 'amount', priority: 3, unknown: 'No NAV.' },
  {
    key: 'amount_20',
    label: 'Turnover, 20 days',
    hint: 'Mean of the 20 sessions before the last',
    format: 'amount',
    priority: 3,
    unknown: 'Younger than 20 sessions, or not known.',
  },
  {
    key: 'change_1_year',
    label: 'Price, 1 year',
    format: 'barePercent',
    priority: 3,
    unknown: 'Not traded a year ago.',
  },
  {
    key: 'nav_change_1_year',
    label: 'NAV, 1 year',
    format: 'barePercent',
    priority: 3,
    unknown: 'No NAV of a year ago.',
  },
  {
    key: 'stocks_percent',
    label: 'In shares',
    hint: 'Shares of the last known portfolio over the size of the fund; the rest is cash',
    format: 'share',
    priority: 4,
    unknown: 'No portfolio.',
  },
  {
    key: 'matures_on',
    label: 'Ends on',
    format: 'date',
    priority: 4,
    none: 'Has no end, or it is missing.',
  },
  {
    key: 'manager',
    label: 'Fund manager',
    format: 'text',
    width: 170,
    priority: 4,
    unknown: 'No source names it.',
  },
];

/** Those of which something is there: an archive without values has no column of them. */
export const fundColumns = (rows: readonly FundRow[]): readonly Column<FundRow>[] =>
  ALL_COLUMNS.filter((column) =>
    rows.some((row) => ('key' in column ? row[column.key] : column.value(row)) !== null),
  );

const CHANGES: readonly Column<HoldingRow>[] = [
  {
    key: 'units_change',
    label: 'Change',
    hint: 'Units against the month before, bonus shares and splits taken out',
    format: 'netQuantity',
    unknown: 'The month before is missing.',
  },
  {
    key: 'amount_change',
    label: 'Change, Rs',
    hint: 'At the price of the end of the month',
    format: 'netAmount',
    priority: 2,
    unknown: 'The month before is missing.',
  },
];

const STOCK: Column<HoldingRow> = { key: 'symbol', label: 'Symbol', format: 'symbol' };
const UNITS: readonly Column<HoldingRow>[] = [
  { key: 'units', label: 'Units', format: 'quantity', priority: 2 },
  { key: 'amount', label: 'Amount', format: 'amount', none: 'Held no more.' },
];

/** All funds together, by stock. */
export const STOCK_COLUMNS: readonly Column<HoldingRow>[] = [
  STOCK,
  { key: 'name', label: 'Name', format: 'text', width: 210, priority: 3 },
  { key: 'funds', label: 'Funds', hint: 'How many hold it', format: 'quantity', width: 64 },
  ...UNITS,
  ...CHANGES,
  {
    key: 'float_percent',
    label: '% of float',
    format: 'share',
    priority: 2,
    unknown: 'Float missing.',
  },
  {
    key: 'funds_in',
    label: 'In',
    hint: 'Funds that did not hold it a month before',
    format: 'quantity',
    width: 56,
    priority: 3,
  },
  {
    key: 'funds_out',
    label: 'Out',
    hint: 'Funds that no longer hold it',
    format: 'quantity',
    width: 56,
    priority: 3,
  },
];

/** One fund, or the funds that hold one stock. */
export const OF_FUND_COLUMNS: readonly Column<HoldingRow>[] = [
  { id: 'fund', label: 'Fund', format: 'symbol', value: ({ fund }) => fund },
  STOCK,
  { key: 'name', label: 'Name', format: 'text', width: 210, priority: 3 },
  ...UNITS,
  {
    key: 'share_percent',
    label: '% of its shares',
    hint: 'Of all that the fund has in shares',
    format: 'share',
    unknown: 'Some amounts are missing.',
  },
  ...CHANGES,
];

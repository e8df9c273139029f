import type { Column } from '@chuli/ui';
import { STOCK_COLUMNS } from '../../shared/market/stock-columns.ts';
import { FLOAT_CLASS_WORDS } from '../../shared/market/float-classes.ts';
import type { CapitalRow } from './capital-rows.ts';

const NO_SHARES = 'No list says how many shares there are' as const;
const NO_FLOAT = 'No list says how many shares the public holds' as const;

const NAMED: readonly Column<CapitalRow>[] = [
  ...STOCK_COLUMNS,
  { key: 'close', label: 'Close', format: 'rupees', priority: 2 },
  { key: 'percentage_change', label: 'Change', format: 'percent', priority: 2 },
];

const CATEGORY: Column<CapitalRow> = {
  id: 'category',
  label: 'Class',
  format: 'text',
  priority: 2,
  width: 108,
  hint: 'By what the public holds: Rs 10 arab, 3 arab and 1 arab are the lines, which are ours',
  value: ({ category }) => (category === null ? null : FLOAT_CLASS_WORDS[category]),
  unknown: NO_FLOAT,
};

const FLOAT: readonly Column<CapitalRow>[] = [
  {
    key: 'public_shares',
    label: 'Public shares',
    format: 'quantity',
    priority: 3,
    width: 116,
    unknown: NO_FLOAT,
  },
  {
    key: 'float_cap',
    label: 'Float value',
    format: 'amount',
    hint: 'Close × shares that the public holds',
    unknown: NO_FLOAT,
  },
];

const MARKET_VALUE: Column<CapitalRow> = {
  key: 'market_cap',
  label: 'Market value',
  format: 'amount',
  hint: 'Close × listed shares',
  unknown: NO_SHARES,
};

/** By what all shares are worth, with what each company is of the whole. */
export const MARKET_CAP_COLUMNS: readonly Column<CapitalRow>[] = [
  ...NAMED,
  {
    key: 'listed_shares',
    label: 'Listed shares',
    format: 'quantity',
    priority: 3,
    width: 116,
    unknown: NO_SHARES,
  },
  MARKET_VALUE,
  {
    key: 'share',
    label: 'Share',
    format: 'share',
    hint: 'Of all ordinary shares together',
    unknown: 'It is not among the ordinary shares that are counted',
  },
  {
    key: 'cumulative',
    label: 'With larger ones',
    format: 'share',
    priority: 2,
    width: 112,
    hint: 'Share of this company and all larger ones together',
    unknown: 'It is not among the ordinary shares that are counted',
  },
  ...FLOAT,
  {
    key: 'float_percent',
    label: 'Float',
    format: 'share',
    priority: 3,
    hint: 'Shares that the public holds, of those listed',
    unknown: NO_FLOAT,
  },
  CATEGORY,
];

/** By what the public holds, and how long it lasts at the usual turnover. */
export const FLOAT_CAP_COLUMNS: readonly Column<CapitalRow>[] = [
  ...NAMED,
  CATEGORY,
  ...FLOAT,
  {
    key: 'days_to_turn',
    label: 'Sessions to turn',
    format: 'quantity',
    width: 116,
    hint: 'Sessions of average turnover in which all public shares would change hands once',
    unknown: 'It has traded in fewer than 20 sessions',
  },
  { ...MARKET_VALUE, priority: 3 },
];

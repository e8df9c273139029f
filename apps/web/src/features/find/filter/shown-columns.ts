import { type Phrase, languageNow, t } from '@chuli/language';
import { type ColumnGroup, FILTER_COLUMNS, type FilterColumn, statesOf } from '@chuli/scan/filter';
import { columnName } from '@chuli/scan/words';
import type { Column } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';

/** A stock of the table: its place, and what all columns tell of it. */
export type FilterRow = {
  readonly row: number;
  readonly symbol: string;
  readonly sector_id: number | null;
  readonly quarter: string | null;
  readonly values: Readonly<Record<string, number | null>>;
};

export const GROUP_WORDS: Readonly<Record<ColumnGroup, Phrase>> = {
  price: 'Price',
  trade: 'Volume',
  technical: 'Technical',
  state: 'States',
  worth: 'Valuation',
  profit: 'Profit',
  size: 'Size',
  growth: 'Growth',
  debt: 'Debt',
  lender: 'Banks and other lenders',
  insurer: 'Insurers',
  hydro: 'Hydropower',
  company: 'Makers and traders',
  fund: 'Funds',
};

export const USUAL_COLUMNS: readonly string[] = [
  'close',
  'change',
  'amount',
  'volume_ratio',
  'pe',
  'pb',
  'roe',
  'rsi_14',
  'from_high_52',
];

const AMOUNTS = new Set(['amount', 'turnover', 'market_cap', 'float_cap', 'net_profit', 'paid_up']);
const CHANGES = new Set(['change', 'change_5', 'change_20', 'change_60']);
const WORDS: Readonly<Record<string, Phrase>> = {
  up: 'up',
  down: 'down',
  mixed: 'mixed',
  none: 'none there',
  yes: 'there',
  no: 'none there',
};

const stateText = (column: FilterColumn, value: number | null): string | null => {
  const found = statesOf(column).find((state) => state.value === value)?.word;
  return found === undefined ? null : t(WORDS[found] ?? 'none there');
};

type NumberFormat = 'amount' | 'quantity' | 'barePercent' | 'share' | 'rupees';

export const formatOf = ({ id, unit }: FilterColumn): NumberFormat => {
  if (AMOUNTS.has(id)) return 'amount';
  if (unit === 'shares' || unit === 'bars' || id === 'trades') return 'quantity';
  if (CHANGES.has(id)) return 'barePercent';
  return unit === 'percent' ? 'share' : 'rupees';
};

/** Wide enough for the heading, within reason. */
const widthOf = ({ id }: FilterColumn, name: string): number =>
  Math.min(214, Math.max(AMOUNTS.has(id) ? 108 : 84, 26 + 6.4 * name.length));

const columnOf = (column: FilterColumn, place: number): Column<FilterRow> => {
  const word = columnName(column, languageNow());
  const shared = {
    id: column.id,
    label: { word },
    unknown: 'Not known of this stock on this day',
    priority: place < 2 ? 1 : place < 6 ? 2 : 3,
    width: widthOf(column, word),
  } as const;
  if (column.unit === 'state')
    return { ...shared, format: 'text', value: ({ values }) => stateText(column, values[column.id] ?? null) };
  const format: NumberFormat = formatOf(column);
  return { ...shared, format, value: ({ values }) => values[column.id] ?? null } as Column<FilterRow>;
};

const FIRST: readonly Column<FilterRow>[] = [
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 92, phoneWidth: 84 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    value: ({ sector_id }) => sectorName(sector_id),
    unknown: 'No source names its sector',
    width: 116,
    priority: 2,
  },
];

/** The chosen columns in their order, after the symbol and the sector. */
export const shownColumns = (chosen: readonly string[]): readonly Column<FilterRow>[] => [
  ...FIRST,
  ...chosen.flatMap((id, place) => {
    const column = FILTER_COLUMNS.find((one) => one.id === id);
    return column === undefined ? [] : [columnOf(column, place)];
  }),
];

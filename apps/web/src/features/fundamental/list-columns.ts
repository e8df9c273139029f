import type { RowOf } from '@chuli/contracts';
import { type RatioGroup, type RatioId, ratiosOf } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import type { Column } from '@chuli/ui';
import { quarterName } from '../../shared/fundamental/quarter-name.ts';
import { STOCK_COLUMNS } from '../../shared/market/stock-columns.ts';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import { ratioColumn } from './ratio-columns.ts';

type ScanRow = RowOf<'/fundamental-scan/'>;
type ProRow = RowOf<'/fundamental-scan-pro/'>;

type Rank = 1 | 2 | 3 | 4;

const QUARTER: Column<ScanRow> = {
  id: 'quarter',
  label: 'Quarter',
  format: 'text',
  width: 96,
  priority: 2,
  hint: 'Of the newest report',
  value: quarterName,
};

const CLOSE = {
  key: 'close',
  label: 'Close',
  format: 'rupees',
  priority: 2,
  unknown: 'It has not traded',
} as const;

/** Ratios that companies of one kind have alone come first, then what is owed. */
const OF_PACK: readonly RatioGroup[] = ['lender', 'insurer', 'hydro', 'company', 'debt'];
const FIRST_OF_PACK = 5;

const ofSector = (sector: string, last?: Rank): Column<ScanRow>[] =>
  sector === ALL_SECTORS
    ? [ratioColumn('npl', { priority: last ?? 3 })]
    : OF_PACK.flatMap((one) => ratiosOf(Number(sector)).filter(({ group }) => group === one)).map(
        ({ id }, place) => ratioColumn(id, { priority: last ?? (place < FIRST_OF_PACK ? 2 : 3) }),
      );

const FEW = 'Fewer than five companies of the sector state it' as const;

const againstSector = (id: 'price_earnings' | 'price_book'): Column<ScanRow> => ({
  id: `sector_${id}`,
  label: id === 'price_earnings' ? 'P/E vs sector' : 'P/B vs sector',
  format: 'rupees',
  width: 104,
  priority: 3,
  hint: 'As a multiple of the middle company of its sector',
  value: ({ vs_sector }) => vs_sector[id] ?? null,
  unknown: FEW,
});

/** What a share costs and earns, with the rank by which each leaves a table that is too narrow. */
const WORTH: readonly (readonly [id: RatioId, priority: Rank])[] = [
  ['eps', 2],
  ['price_earnings', 1],
  ['book_value', 3],
  ['price_book', 1],
  ['roe', 1],
  ['roa', 3],
  ['dividend_yield', 3],
];

/** `last` where something else matters more than all of them. */
const worth = (last?: Rank): readonly Column<ScanRow>[] =>
  WORTH.map(([id, priority]) => ratioColumn(id, { priority: last ?? priority }));

/** The newest report of every company; those of a sector have the ratios of its kind. */
export const scanColumns = (sector: string): readonly Column<ScanRow>[] => [
  ...STOCK_COLUMNS,
  QUARTER,
  CLOSE,
  ...worth(),
  ...ofSector(sector),
  againstSector('price_earnings'),
  againstSector('price_book'),
];

/** One quarter of every company against the same of the year before. */
export const proColumns = (sector: string): readonly Column<ProRow>[] => [
  ...STOCK_COLUMNS,
  CLOSE,
  ratioColumn('profit_growth'),
  { key: 'net_profit', label: 'Net profit', format: 'amount', hint: 'Of the fiscal year so far' },
  {
    key: 'profit_before',
    label: 'Profit a year before',
    format: 'amount',
    priority: 2,
    width: 136,
    unknown: 'Needs earlier reports',
  },
  ratioColumn('profit_growth_quarter', { priority: 2 }),
  ratioColumn('revenue_growth', { priority: 2 }),
  ratioColumn('eps_growth', { priority: 2 }),
  ...worth(4),
  ...ofSector(sector, 4),
  {
    key: 'known_on',
    label: 'Known on',
    format: 'date',
    width: 108,
    priority: 3,
    why: ({ known_on_is_assumed }) => (known_on_is_assumed ? t('Assumed: the source has no day') : null),
  },
];

/** Companies that grew, with what it is of. */
export const GROWTH_COLUMNS: readonly Column<RowOf<'/sector/{id}/growth-above-40/'>>[] = [
  ...STOCK_COLUMNS,
  { key: 'now', label: 'Now', format: 'amount', hint: 'This year', width: 108 },
  { key: 'before', label: 'A year before', format: 'amount', priority: 2, width: 116 },
  { key: 'growth', label: 'Growth', format: 'signedPercent' },
  {
    key: 'price_earnings',
    label: 'P/E',
    format: 'rupees',
    priority: 2,
    none: 'A loss, or a newer report has come',
  },
  {
    key: 'peg',
    label: 'PEG',
    format: 'rupees',
    priority: 2,
    hint: 'P/E ÷ growth of EPS in percent; under 1 the price asks less than the growth',
    none: 'EPS did not grow, or a newer report has come',
  },
];

/** Stocks under what a method says they are worth. */
export const FAIR_COLUMNS: readonly Column<RowOf<'/sector/{id}/trading-below-fair/'>>[] = [
  ...STOCK_COLUMNS,
  { key: 'close', label: 'Close', format: 'rupees' },
  { key: 'fair', label: 'Fair value', format: 'rupees' },
  {
    key: 'discount',
    label: 'Discount',
    format: 'share',
    hint: 'How far the last close lies below the value; less than zero is above',
  },
  { key: 'eps', label: 'EPS', format: 'rupees', priority: 2, hint: 'Of a share as it is today' },
  {
    key: 'book_value',
    label: 'Book value',
    format: 'rupees',
    priority: 2,
    hint: 'Of a share as it is today',
  },
  {
    id: 'methods',
    label: 'Methods',
    format: 'fraction',
    hint: 'By how many methods it is below, of how many that can be told',
    value: ({ methods_below, of }) => [methods_below, of],
  },
];

const NO_COUNT = 'No list says how many shares there are' as const;

/** Companies with little paid-up capital, the smallest first. */
export const LOW_CAP_COLUMNS: readonly Column<RowOf<'/sector/low-cap/'>>[] = [
  ...STOCK_COLUMNS,
  {
    key: 'paid_up_capital',
    unit: 'Cr',
    label: 'Paid-up capital',
    format: 'amount',
    width: 112,
    why: ({ paid_up_from }) =>
      paid_up_from === 'register' ? t('From the register; no report states it') : null,
  },
  {
    key: 'listed_shares',
    label: 'Listed shares',
    format: 'quantity',
    priority: 3,
    width: 112,
    unknown: NO_COUNT,
  },
  {
    key: 'public_shares',
    label: 'Public shares',
    format: 'quantity',
    priority: 2,
    width: 112,
    unknown: 'No list says how many shares the public holds',
  },
  CLOSE,
  {
    key: 'market_cap',
    label: 'Market value',
    format: 'amount',
    hint: 'Close × listed shares',
    unknown: NO_COUNT,
  },
  {
    key: 'average_amount_20',
    label: 'Avg turnover',
    format: 'amount',
    priority: 2,
    hint: 'Average turnover of the 20 sessions before',
    unknown: 'It has traded in fewer than 20 sessions',
  },
  { key: 'eps', label: 'EPS', format: 'rupees', priority: 3, none: 'Not reported' },
  { key: 'price_earnings', label: 'P/E', format: 'rupees', priority: 2, none: 'A loss, or not reported' },
  { key: 'price_book', label: 'P/B', format: 'rupees', priority: 3, none: 'Not reported' },
];

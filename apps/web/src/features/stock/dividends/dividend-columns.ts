import type { RowOf } from '@chuli/contracts';
import type { Column } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';

type HistoryRow = RowOf<'/dividend-history/'>;
type ComparedRow = RowOf<'/dividend-history-comparison/'>;

const NOT_STATED = 'No source states it' as const;

/** Of one stock its name would say the same in every row. */
export const historyColumns = (isOfOne: boolean): readonly Column<HistoryRow>[] => [
  ...(isOfOne
    ? []
    : ([
        { key: 'symbol', label: 'Symbol', format: 'symbol' },
        { key: 'name', label: 'Company', format: 'text', width: 190, priority: 3 },
      ] as const)),
  { key: 'fiscal_year', label: 'Fiscal year', format: 'code', width: 92 },
  { key: 'bonus_percent', label: 'Bonus %', format: 'share', width: 78, unknown: NOT_STATED },
  { key: 'cash_percent', label: 'Cash %', format: 'share', width: 78, unknown: NOT_STATED },
  {
    key: 'total_percent',
    label: 'Total %',
    format: 'share',
    width: 78,
    hint: 'Bonus and cash in percent of the face value',
    unknown: 'One of the two parts is not stated',
  },
  { key: 'announced_on', label: 'Announced', format: 'date', priority: 2, unknown: NOT_STATED },
  { key: 'book_close_on', label: 'Book close', format: 'date', unknown: NOT_STATED },
  { key: 'distributed_on', label: 'Distributed', format: 'date', priority: 3, unknown: NOT_STATED },
  { key: 'bonus_listed_on', label: 'Bonus listed', format: 'date', priority: 3, unknown: NOT_STATED },
  {
    key: 'close',
    label: 'Close before',
    format: 'rupees',
    priority: 3,
    hint: 'The last close before the books closed, as traded',
    unknown: 'No book close, or no price in the 30 days before it',
  },
  {
    key: 'yield_at_close',
    label: 'Yield',
    format: 'share',
    priority: 2,
    width: 78,
    hint: 'The total in rupees, in percent of the last close before the books closed',
    unknown: 'Total or price unknown',
  },
  {
    key: 'payout',
    label: 'Payout',
    format: 'share',
    priority: 2,
    width: 82,
    hint: 'The total in rupees, in percent of the profit of a share in that fiscal year',
    unknown: 'The profit of a share in that year is not stated, or was none',
  },
];

export const comparedColumns = (years: number): readonly Column<ComparedRow>[] => [
  { key: 'symbol', label: 'Symbol', format: 'symbol' },
  { key: 'name', label: 'Company', format: 'text', width: 190, priority: 3 },
  {
    id: 'sector',
    label: 'Sector',
    format: 'sector',
    priority: 4,
    value: ({ sector_id }) => sectorName(sector_id),
  },
  { id: 'paid', label: 'Years paid', format: 'fraction', width: 88, value: ({ paid }) => [paid, years] },
  { key: 'mean_total', label: 'Mean total %', format: 'share', unknown: NOT_STATED },
  { key: 'mean_cash', label: 'Mean cash %', format: 'share', priority: 2, unknown: NOT_STATED },
  { key: 'mean_bonus', label: 'Mean bonus %', format: 'share', priority: 2, unknown: NOT_STATED },
  {
    key: 'yield_now',
    label: 'Yield now',
    format: 'share',
    width: 86,
    hint: 'The last declared total in rupees, in percent of the last close',
    unknown: 'Last total or price unknown',
  },
  {
    key: 'growth',
    label: 'Growth a year',
    format: 'percent',
    priority: 2,
    hint: 'Of the total, compounded, from the oldest to the newest year',
    unknown: 'One of the two years has no dividend, or it is unknown',
  },
  {
    key: 'streak',
    label: 'Streak',
    format: 'quantity',
    width: 76,
    hint: 'Years in a row with a dividend, up to the newest',
  },
];

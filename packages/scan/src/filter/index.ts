export {
  COLUMN_GROUPS,
  type ColumnGroup,
  FILTER_COLUMNS,
  type FilterColumn,
  type NullReason,
  SAME_AS,
  isOfBars,
} from './columns.ts';
export { type Filtered, type IsShown, filteredBy } from './filtered.ts';
export { columnIdOf, judgeFilter, sectorMedians } from './judge-filter.ts';
export {
  type SentColumns,
  type StockTable,
  reasonOf,
  rowsOf,
  silentReasonIn,
  statesOf,
  stockTable,
} from './stock-table.ts';

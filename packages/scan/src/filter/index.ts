export {
  COLUMN_GROUPS,
  type ColumnGroup,
  FILTER_COLUMNS,
  type FilterColumn,
  NULL_REASONS,
  type NullReason,
  isOfBars,
} from './columns.ts';
export { clausesOf, columnIdOf, judgeFilter, sectorMedians } from './judge-filter.ts';
export {
  type SentColumns,
  type StockTable,
  reasonOf,
  rowsOf,
  silentReason,
  statesOf,
  stockTable,
} from './stock-table.ts';

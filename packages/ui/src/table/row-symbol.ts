import type { StockSymbol } from '@chuli/kernel';
import { type Column, columnValue, wordsOf } from './column.ts';

export const isSymbolColumn = <Row>({ format }: Column<Row>): boolean =>
  format === 'symbol' || format === 'notedSymbol';

/** The stock that a column names; null where it names none. */
export const symbolIn = <Row>(column: Column<Row> | undefined, row: Row): StockSymbol | null =>
  column === undefined || !isSymbolColumn(column) ? null : (wordsOf(columnValue(column, row)) as StockSymbol);

/** The stock that the row is about, where one of its columns is a link to it. */
export const symbolOf = <Row>(columns: readonly Column<Row>[], row: Row): StockSymbol | null =>
  symbolIn(columns.find(isSymbolColumn), row);

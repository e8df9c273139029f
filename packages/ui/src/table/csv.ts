import { type CsvValue, csvLine } from '@chuli/kernel';
import { type Column, type ColumnValue, columnLabel, columnValue, wordsOf } from './column.ts';

const cellOf = (value: ColumnValue): CsvValue => {
  if (typeof value !== 'object' || value === null) return value;
  const [first, mark] = value;
  // A figure with a mark is a figure: a sheet has to count with it.
  if (typeof first === 'number' && typeof mark === 'string') return first;
  return wordsOf(value) ?? value.join(' ');
};

/** The exact values, not the shortened ones of the screen; the headings are those of the screen. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string => {
  const lines = [csvLine(columns.map(columnLabel))];
  for (const row of rows) lines.push(csvLine(columns.map((column) => cellOf(columnValue(column, row)))));
  return lines.join('');
};

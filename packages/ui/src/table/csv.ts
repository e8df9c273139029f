import { csvCell } from '@chuli/kernel';
import { type Column, type ColumnValue, columnLabel, columnValue, wordsOf } from './column.ts';

const cellText = (value: ColumnValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const words = wordsOf(value);
  if (words !== null) return csvCell(words);
  return typeof value === 'string' ? csvCell(value) : value.join(' ');
};

/** RFC 4180 with the exact values, not the shortened ones of the screen; the headings are those of the screen. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string => {
  const lines = [columns.map((column) => cellText(columnLabel(column))).join(',')];
  for (const row of rows) lines.push(columns.map((column) => cellText(columnValue(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
};

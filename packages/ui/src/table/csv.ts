import { type Column, type ColumnValue, columnLabel, columnValue, wordsOf } from './column.ts';

/** A spreadsheet runs cells that begin like a formula; a quote before them keeps them text. */
const FORMULA_START = /^[=+\-@\t\r]/;

const cellText = (value: ColumnValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const words = wordsOf(value);
  const text = words ?? (typeof value === 'string' ? value : value.join(' '));
  const safe = words !== null && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180 with the exact values, not the shortened ones of the screen; the headings are those of the screen. */
export const toCsv = <Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): string => {
  const lines = [columns.map((column) => cellText(columnLabel(column))).join(',')];
  for (const row of rows) lines.push(columns.map((column) => cellText(columnValue(column, row))).join(','));
  return `${lines.join('\r\n')}\r\n`;
};

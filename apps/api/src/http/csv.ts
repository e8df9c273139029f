import type { Contract } from '@chuli/contracts';
import { csvCell } from '@chuli/kernel';
import { z } from 'zod';

/** Names of what a reply holds; none where it is not an object. */
export const fieldsOf = (reply: Contract['reply']): readonly string[] =>
  reply instanceof z.ZodObject ? Object.keys(reply.shape) : [];

/** Columns of a reply that is a table, in the order its contract declares them; null when it is not one. */
export const columnsOf = (reply: Contract['reply']): readonly string[] | null => {
  if (!(reply instanceof z.ZodObject)) return null;
  const rows: unknown = reply.shape['rows'];
  if (!(rows instanceof z.ZodArray) || !(rows.element instanceof z.ZodObject)) return null;
  return Object.keys(rows.element.shape);
};

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return csvCell(typeof value === 'string' ? value : JSON.stringify(value));
};

type Row = Readonly<Record<string, unknown>>;

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

export const csvHead = (columns: readonly string[]): string => lineOf(columns);

export const csvLines = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => lineOf(columns.map((name) => cell(row[name])))).join('');

/** RFC 4180: comma, CRLF, doubled quotes; numbers as they are, unknown as nothing. */
export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  csvHead(columns) + csvLines(columns, rows);

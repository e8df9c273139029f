import type { Contract } from '@chuli/contracts';
import { type CsvValue, csvLine } from '@chuli/kernel';
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

/** A list or an object is one cell, as JSON. */
const cellOf = (value: unknown): CsvValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue);

type Row = Readonly<Record<string, unknown>>;

export const csvLines = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => csvLine(columns.map((name) => cellOf(row[name])))).join('');

export const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  csvLine(columns) + csvLines(columns, rows);

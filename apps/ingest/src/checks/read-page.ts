import type { Paisa } from '@chuli/kernel';
import { type Checked, type Fields, bad, good, isFields } from './checked.ts';
import { readCount, readPaisa } from './values.ts';

/** One page of a list, as the exchange wraps it. Counts that are missing or absurd are null. */
export type Page = {
  readonly rows: readonly unknown[];
  readonly totalPages: number | null;
  readonly totalRows: number | null;
};

/** The day's totals so far, which the floorsheet prints around each of its pages. */
export type DeclaredTotals = {
  readonly trades: number | null;
  readonly quantity: number | null;
  readonly amount: Paisa | null;
};

export type FloorsheetPage = Page & { readonly declared: DeclaredTotals };

const MOST_PAGES = 100_000;

const countOf = (value: unknown): number | null => {
  const count = readCount(value);
  return count !== null && count <= MOST_PAGES ? count : null;
};

export const readPage = (payload: unknown): Checked<Page> => {
  if (!isFields(payload)) return bad('page is not an object');
  const rows = payload['content'];
  if (!Array.isArray(rows)) return bad('page has no content');
  return good({
    rows,
    totalPages: countOf(payload['totalPages']),
    totalRows: readCount(payload['totalElements']),
  });
};

const declaredIn = (payload: Fields): DeclaredTotals => ({
  trades: readCount(payload['totalTrades']),
  quantity: readCount(payload['totalQty']),
  amount: readPaisa(payload['totalAmount']),
});

export const readFloorsheetPage = (payload: unknown): Checked<FloorsheetPage> => {
  if (!isFields(payload)) return bad('floorsheet is not an object');
  const page = readPage(payload['floorsheets']);
  return page.reason === null ? good({ ...page.value, declared: declaredIn(payload) }) : page;
};

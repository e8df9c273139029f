import { Readable } from 'node:stream';
import type { Contract } from '@chuli/contracts';
import { csvLine } from '@chuli/kernel';
import type { FastifyReply } from 'fastify';
import { csvLines, fieldsOf } from './csv.ts';
import type { Format } from './negotiate.ts';

/** Whoever wants more asks by page, or more narrowly. */
export const MOST_CSV_ROWS = 20_000;

const PAGE_SIZE = 500;

type Row = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, unknown>>;
type Page = { readonly as_of?: unknown; readonly total: number; readonly rows: readonly Row[] };

/** Builds the answer to a question. */
export type AskPage = (query: Query) => Promise<unknown>;

/** Replies that tell how many rows all their pages have. */
const isPaged = ({ reply }: Contract): boolean =>
  ['page', 'page_size', 'total', 'rows'].every((field) => fieldsOf(reply).includes(field));

/** Whether a table that comes in pages is wanted whole: as CSV, and no page of it named. */
export const wantsAllPages = (contract: Contract, format: Format, asked: object): boolean =>
  format === 'text/csv' && isPaged(contract) && !Object.hasOwn(asked, 'page');

/** Pages of one answer stand on one day: a session that closes meanwhile would shift them. */
const onOneDay = (query: Query, { as_of }: Page): Query =>
  query['as_of'] === undefined && query['date'] === undefined && as_of !== undefined
    ? { ...query, as_of }
    : query;

/** Line after line as fast as the reader takes them: the next page is asked for when the last one has gone. */
async function* linesOf(columns: readonly string[], query: Query, first: Page, ask: AskPage) {
  yield csvLine(columns);
  const wanted = Math.min(first.total, MOST_CSV_ROWS);
  let page = first;
  for (let number = 2, told = 0; ; number += 1) {
    yield csvLines(columns, page.rows);
    told += page.rows.length;
    if (told >= wanted || page.rows.length === 0) return;
    page = (await ask({ ...query, page: number })) as Page;
  }
}

/**
 * All pages as one table. The headers say how many rows there are and how many are sent at most; nothing is kept, and
 * when the reader leaves no further page is built.
 */
export const sendCsvPages = async (
  reply: FastifyReply,
  { columns, query, ask }: { columns: readonly string[]; query: Query; ask: AskPage },
): Promise<FastifyReply> => {
  const paged = { ...query, page: 1, page_size: PAGE_SIZE };
  const first = (await ask(paged)) as Page;
  const lines = Readable.from(linesOf(columns, onOneDay(paged, first), first, ask), { objectMode: false });
  return reply
    .header('vary', 'accept, accept-encoding, authorization')
    .header('cache-control', 'no-store')
    .header('x-total-rows', first.total)
    .header('x-most-rows', MOST_CSV_ROWS)
    .type('text/csv; charset=utf-8; header=present')
    .send(lines);
};

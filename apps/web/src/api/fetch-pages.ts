import type { AskedBy, GetPath, RepliedBy } from '@chuli/contracts';
import { ownFetch } from '../account/own-fetch.ts';
import { failureOf, unreachable } from './call-failure.ts';
import { fetchCall, searchOf } from './fetch-call.ts';

type Paged = { page: number; page_size: number; total: number; rows: readonly unknown[] };

/** Calls that answer in pages. */
export type PagedPath = { [P in GetPath]: RepliedBy<P> extends Paged ? P : never }[GetPath];

/** What is asked, whatever the page. */
export type PagedQuery<P extends PagedPath> = Omit<AskedBy<P>, 'page' | 'page_size'>;

export const fetchPage = <P extends PagedPath>(
  path: P,
  query: PagedQuery<P>,
  { page, page_size }: { page: number; page_size: number },
  signal?: AbortSignal,
): Promise<RepliedBy<P>> => fetchCall(path, { ...query, page, page_size } as AskedBy<P>, signal);

/** All pages as one table. */
export const fetchCsv = async <P extends PagedPath>(path: P, query: PagedQuery<P>): Promise<string> => {
  const response = await ownFetch(`/api${path}${searchOf(query)}`, { headers: { accept: 'text/csv' } }).catch(
    () => {
      throw unreachable();
    },
  );
  if (!response.ok) throw failureOf(await response.json().catch(() => null));
  return await response.text();
};

const LARGEST_PAGE = 500;

/** The first page with the rows of those after it, as far as a page may have use for them. */
export const fetchPages = async <P extends PagedPath>(
  path: P,
  query: PagedQuery<P>,
  mostRows: number,
  signal?: AbortSignal,
): Promise<RepliedBy<P>> => {
  const first = await fetchPage(path, query, { page: 1, page_size: LARGEST_PAGE }, signal);
  const rows: unknown[] = [...first.rows];
  for (let page = 2; rows.length < Math.min(first.total, mostRows); page += 1) {
    const next = await fetchPage(path, query, { page, page_size: LARGEST_PAGE }, signal);
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { ...first, rows };
};

import { type FloorsheetPage, readFloorsheetPage } from '../../checks/read-page.ts';
import type { Drift } from '../../checks/drift.ts';
import { type Notice, type SourceItem, eventItem, notice } from '../source.ts';
import { type Client, type HttpSettings, PATHS } from './client.ts';
import { nextPage } from './page-plan.ts';
import { KNOWN_TRADE_FIELDS, type Seen, pageKey } from './seen.ts';

export type News = {
  readonly client: Client;
  readonly settings: HttpSettings;
  readonly seen: Seen;
  readonly drift: Drift;
  readonly isKnown: (contractId: string) => boolean;
  /** Hears the text of the first page, by which a publisher that stands still is recognised. */
  readonly onFirstPage: (text: string) => void;
  readonly canWalk: boolean;
};

type NewsPage = FloorsheetPage & { readonly text: string; readonly key: string };

const readNewsPage = async (
  { client, settings }: News,
  page: number,
  firstKey: string | null,
): Promise<NewsPage | Notice> => {
  const query = { size: String(settings.pageSize), page: String(page), sort: 'contractId,desc' };
  const answer = await client.ask(PATHS.floorsheet, query);
  if (answer.fault !== null) return notice(answer.fault, `floorsheet page ${page}: ${answer.detail}`);
  const read = readFloorsheetPage(answer.value);
  if (read.reason !== null) return notice('schema-drift', read.reason);
  const key = pageKey(read.value.rows);
  const isRepeated = key === firstKey && read.value.rows.length > 0;
  if (isRepeated) return notice('repeated-page', `page ${page} is page 0 again`);
  return { ...read.value, text: answer.text, key };
};

/** What of a page is new to the log, and whether all of it was new to us. */
function* tell({ seen, drift, isKnown }: News, rows: readonly unknown[]): Generator<SourceItem, boolean> {
  for (const field of drift.look('floorsheet', KNOWN_TRADE_FIELDS, rows)) yield notice('schema-drift', field);
  const { fresh, rejected } = seen.sort(rows);
  for (const trade of fresh) if (!isKnown(trade.contractId)) yield eventItem(trade);
  yield* rejected;
  return rows.length > 0 && fresh.length + rejected.length === rows.length;
}

/** Contracts that are new since the last round. Ends early, with a notice, on anything that cannot be believed. */
export async function* floorsheetNews(news: News): AsyncGenerator<SourceItem> {
  const { seen, canWalk, settings } = news;
  const done = new Set<number>();
  let firstKey: string | null = null;
  let declared = 0;
  for (let page: number | null = 0; page !== null;) {
    const read: NewsPage | Notice = await readNewsPage(news, page, firstKey);
    if ('kind' in read) {
      yield read;
      return;
    }
    declared = read.declared.trades ?? read.totalRows ?? declared;
    if (page === 0) news.onFirstPage(read.text);
    firstKey ??= read.key;
    const isAllNew = yield* tell(news, read.rows);
    done.add(page);
    const totalPages = read.totalPages ?? Math.ceil(declared / settings.pageSize);
    const firstPages = seen.firstPages(settings.pageSize);
    const isDone = seen.count() >= declared;
    page = isDone ? null : nextPage({ page, isAllNew, totalPages, firstPages, done, canWalk });
  }
  const missing = declared - seen.count();
  if (missing > 0) yield notice('gap', `${missing} of ${declared} contracts not seen yet`);
}

import { type StockSymbol, instant, readCsvRecords } from '@chuli/kernel';
import type { Announced } from '@chuli/registry/site';
import type { Batch, Rejection } from '../market-source.ts';

const MESSAGES = ['id', 'added_at', 'symbol', 'title', 'body'] as const;
const DISCLOSURES = ['id', 'added_at', 'symbol', 'headline'] as const;

type Topics = readonly (readonly [topic: string, words: RegExp])[];

/** What a notice of the exchange is about, by its title; the first that fits. */
const EXCHANGE_TOPICS: Topics = [
  ['listing-bonus', /listing.*bonus/i],
  ['listing-right', /listing.*right/i],
  ['listing-ipo', /listing.*(ipo|fpo)/i],
  ['price-adjusted', /price adjusted/i],
  ['promoter-conversion', /conversion of promoter/i],
  ['operations', /market operation/i],
];

/** What a company discloses, by its headline in either language; the first that fits. */
const COMPANY_TOPICS: Topics = [
  ['lock-in-end', /lock.?in|लक.{0,2}इ/i],
  ['book-close', /book.?clos/i],
  ['dividend', /dividend|bonus|लाभांश|बोनस/i],
  ['agm', /\bagm\b|general meeting|साधारण.?सभा/i],
  ['report', /quarter.*report|report.*quarter|त्रैमास/i],
  ['auditor', /auditor|लेखापरीक्षक/i],
  ['appointment', /appoint|नियुक्त/i],
  ['resignation', /resign|राजीनामा/i],
];

const topicOf = (topics: Topics, title: string): string =>
  topics.find(([, words]) => words.test(title))?.[0] ?? 'other';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const NAMED = /[[(]([A-Z0-9]{2,12})[\])]/g;

/** The last symbol that the title puts in brackets, else that of the column; null where neither is listed. */
const symbolOf = (title: string, column: string, listed: ReadonlySet<string>): StockSymbol | null => {
  const named = [...title.matchAll(NAMED)].flatMap(([, symbol = '']) => (listed.has(symbol) ? [symbol] : []));
  const found = named.at(-1) ?? (listed.has(column) ? column : null);
  return found as StockSymbol | null;
};

/** The clock of the exchange; null where the line has no time. */
const publishedAt = (text: string): Date | null => {
  const at = new Date(`${text}+05:45`);
  return Number.isNaN(at.getTime()) ? null : new Date(instant(at.getTime()));
};

type Line = { id: string; added_at: string; symbol: string; title: string; body: string };
type Kind = { source: Announced['source']; topics: Topics };

const LONGEST_TITLE = 200;
const LONGEST_BODY = 4_000;

const announcedBy = (
  lines: readonly Line[],
  { source, topics }: Kind,
  listed: ReadonlySet<string>,
): Batch<Announced> => {
  const rows: Announced[] = [];
  const rejected: Rejection[] = [];
  let last: Date | null = null;
  for (const line of lines.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    const own = publishedAt(line.added_at);
    const at: Date | null = own ?? last;
    const title = line.title.trim();
    if (at === null || title === '' || title.length > LONGEST_TITLE || line.body.length > LONGEST_BODY) {
      rejected.push({ reason: at === null ? 'no time' : 'text not understood', example: line.id });
      continue;
    }
    last = at;
    const symbol = symbolOf(title, line.symbol, listed);
    rows.push({
      kind: symbol === null ? 'market' : 'company',
      symbol,
      title_en: title,
      title_ne: title,
      body_en: line.body,
      body_ne: line.body,
      published_at: at,
      expires_at: null,
      withdrawn_at: null,
      source,
      source_id: line.id,
      topic: topicOf(topics, title),
      language: DEVANAGARI.test(title) ? 'ne' : 'en',
      time_is_assumed: own === null,
    });
  }
  return { rows, rejected };
};

/** Notices of the exchange. Those without a time take that of the notice before them. */
const parseExchangeMessages = (text: string, listed: ReadonlySet<string>): Batch<Announced> =>
  announcedBy(readCsvRecords(text, MESSAGES), { source: 'exchange', topics: EXCHANGE_TOPICS }, listed);

/** What companies have disclosed to the exchange: headlines, the papers themselves are not in the file. */
const parseDisclosures = (text: string, listed: ReadonlySet<string>): Batch<Announced> =>
  announcedBy(
    readCsvRecords(text, DISCLOSURES).map(({ id, added_at, symbol, headline }) => ({
      id,
      added_at,
      symbol,
      title: headline,
      body: '',
    })),
    { source: 'company', topics: COMPANY_TOPICS },
    listed,
  );

/** Both together, as one part of a market. */
export const parseAnnouncements = (
  messages: string,
  disclosures: string,
  listed: ReadonlySet<string>,
): Batch<Announced> => {
  const [exchange, companies] = [
    parseExchangeMessages(messages, listed),
    parseDisclosures(disclosures, listed),
  ];
  return {
    rows: [...exchange.rows, ...companies.rows],
    rejected: [...exchange.rejected, ...companies.rejected],
  };
};

import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExchangeDay } from './day.ts';
import { type ExchangeFaults, noFaults, sendFault } from './faults.ts';
import { Payloads, type Row, pageOf } from './payloads.ts';

export type TestExchange = {
  /** The base address, as a source is configured with it. */
  readonly url: string;
  readonly faults: ExchangeFaults;
  /** Paths that were asked for, oldest first. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
};

const BASE = '/api/nots/';
const DEFAULT_SIZE = 20;
const LARGEST_SIZE = 500;

type Question = { readonly path: string; readonly query: URLSearchParams; readonly now: number };

const listPage = (rows: readonly Row[], { query }: Question, faults: ExchangeFaults | null): Row => {
  const size = Math.min(LARGEST_SIZE, Number(query.get('size') ?? DEFAULT_SIZE));
  const number = Number(query.get('page') ?? 0);
  const asked = faults?.repeatPage === true ? 0 : number;
  const page = pageOf(rows, asked, size);
  return faults?.losePage === number ? { ...page, content: [], numberOfElements: 0 } : page;
};

const floorsheet = (payloads: Payloads, question: Question, faults: ExchangeFaults | null): Row => {
  const isAscending = question.query.get('sort') === 'contractId,asc';
  const { rows, quantity, amount } = payloads.trades(question.now, isAscending);
  const drift = faults?.drift ?? null;
  return {
    floorsheets: listPage(drift === null ? rows : rows.map(drift), question, faults),
    totalAmount: amount,
    totalQty: quantity,
    totalTrades: rows.length,
  };
};

const answerTo = (payloads: Payloads, question: Question, faults: ExchangeFaults | null): unknown => {
  const { path, now } = question;
  const book = /^nepse-data\/marketdepth\/(\d+)\/$/.exec(path);
  if (book !== null) return payloads.book(now, Number(book[1]));
  switch (path) {
    case 'nepse-data/market-open':
      return payloads.marketOpen(now);
    case 'nepse-index':
      return payloads.indices(now);
    case 'market-summary/':
      return payloads.summary(now);
    case 'nepse-data/floorsheet':
      return floorsheet(payloads, question, faults);
    case 'nepse-data/today-price':
      return listPage(payloads.prices(now), question, faults);
    default:
      return null;
  }
};

/** A moment that stands still while the exchange is frozen. */
const createNow = (clock: () => number, faults: ExchangeFaults) => {
  let frozenAt: number | null = null;
  return (): number => {
    frozenAt = faults.freeze ? (frozenAt ?? clock()) : null;
    return frozenAt ?? clock();
  };
};

/** An exchange on loopback that shows one day as its website would, by the given clock, with faults on demand. */
export const startExchange = async (day: ExchangeDay, clock: () => number): Promise<TestExchange> => {
  const payloads = new Payloads(day);
  const faults = noFaults();
  const requests: string[] = [];
  const nowOf = createNow(clock, faults);
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = address.pathname.slice(BASE.length);
    requests.push(`${path}${address.search}`);
    const isFaulty = faults.times > 0 && path.includes(faults.only);
    if (isFaulty) faults.times -= 1;
    const question = { path, query: address.searchParams, now: nowOf() };
    const answer = answerTo(payloads, question, isFaulty ? faults : null);
    const body = JSON.stringify(answer);
    if (isFaulty && faults.slowMs > 0) await wait(faults.slowMs);
    if (isFaulty && sendFault(faults, response, body)) return;
    response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' }).end(body);
  };
  // A connection that idles is kept, so that a test on a machine that stood still does not meet its end.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    request.resume();
    reply(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${BASE.slice(0, -1)}`,
    faults,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

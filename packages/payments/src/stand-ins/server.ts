import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readObject } from '../read-json.ts';
import { type Book, type Faults, LIES, NO_FAULTS, type Payment, openBook } from './book.ts';
import { pageOf } from './page.ts';

export type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly form: URLSearchParams;
};

export type Said =
  | { readonly status?: number; readonly json: string }
  | { readonly status?: number; readonly html: string }
  | { readonly location: string };

export type Route = {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Calls from server to server fail when the gateway is down; the person's page stays. */
  readonly isApi: boolean;
  readonly answer: (asked: Asked, part: string) => Said;
};

/** A gateway as its documents describe it, on the loopback network. */
export type StandIn = { readonly url: string; readonly book: Book; stop: () => Promise<void> };

export type Protocol = {
  readonly name: string;
  readonly routes: (book: Book, url: string) => readonly Route[];
  /** Where the browser goes when the person has chosen. */
  readonly back: (payment: Payment) => string;
};

const LARGEST = 65_536;

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LARGEST) throw new Error('too long');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const ACTS = { confirm: 'paid', cancel: 'canceled', wait: 'pending' } as const;
const isAct = (text: string): text is keyof typeof ACTS => Object.hasOwn(ACTS, text);

/** The person's choice on the page. What was paid stays paid. */
const choose = (book: Book, { back }: Protocol, form: URLSearchParams): Said => {
  const payment = book.byId(form.get('payment') ?? '');
  const act = form.get('act') ?? '';
  if (payment === undefined || !isAct(act)) return { status: 404, html: 'There is no such payment.' };
  if (payment.state === 'begun' || payment.state === 'pending') payment.state = ACTS[act];
  return { location: back(payment) };
};

const STATES = new Set(['begun', 'paid', 'canceled', 'pending', 'partly-refunded', 'refunded']);

const faultsOf = (text: string): Faults => {
  const json = readObject(text);
  const { slowMs, down, lie, stale } = json;
  return {
    slowMs: typeof slowMs === 'number' ? slowMs : NO_FAULTS.slowMs,
    down: down === 'refuses' || down === 'silent' ? down : 'no',
    lie: LIES.find((one) => one === lie) ?? null,
    stale: Array.isArray(stale) ? (stale.filter((one) => STATES.has(String(one))) as Faults['stale']) : [],
  };
};

const shared = (book: Book, protocol: Protocol): Route[] => [
  {
    method: 'GET',
    path: /^\/pay$/,
    isApi: false,
    answer: ({ url }) => {
      const payment = book.byId(url.searchParams.get('payment') ?? '');
      return payment === undefined
        ? { status: 404, html: 'There is no such payment.' }
        : { html: pageOf(protocol.name, payment) };
    },
  },
  { method: 'POST', path: /^\/pay$/, isApi: false, answer: ({ form }) => choose(book, protocol, form) },
  {
    method: 'POST',
    path: /^\/control$/,
    isApi: false,
    answer: ({ text }) => {
      book.faults = faultsOf(text);
      return { json: JSON.stringify(book.faults) };
    },
  },
];

const send = (reply: ServerResponse, said: Said): void => {
  if ('location' in said) {
    reply.writeHead(302, { location: said.location }).end();
    return;
  }
  const [type, body] = 'json' in said ? ['application/json', said.json] : ['text/html', said.html];
  reply.writeHead(said.status ?? 200, { 'content-type': `${type}; charset=utf-8` }).end(body);
};

const handle = async (
  routes: readonly Route[],
  book: Book,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const route = routes.find(({ method, path }) => method === request.method && path.test(url.pathname));
  const text = await readText(request);
  if (route === undefined) return send(reply, { status: 404, json: '{"detail":"Not found."}' });
  if (route.isApi) {
    const { slowMs, down } = book.faults;
    if (slowMs > 0) await delay(slowMs);
    if (down === 'silent') return void request.socket.destroy();
    if (down === 'refuses')
      return send(reply, {
        status: 503,
        json: '{"code":0,"error_message":"Service is currently unavailable"}',
      });
  }
  const part = route.path.exec(url.pathname)?.[1] ?? '';
  const asked = {
    method: route.method,
    url,
    headers: request.headers,
    text,
    form: new URLSearchParams(text),
  };
  send(reply, route.answer(asked, part));
};

export const startStandIn = async (protocol: Protocol, port: number): Promise<StandIn> => {
  const book = openBook();
  let routes: readonly Route[] = [];
  const server = createServer((request, reply) => {
    handle(routes, book, request, reply).catch(() => reply.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`;
  routes = [...shared(book, protocol), ...protocol.routes(book, url)];
  return {
    url,
    book,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { HSTS_HEADER } from '@chuli/kernel';
import { LOGO } from '../page/marks.ts';
import { CONTENT_POLICY } from '../page/style.ts';
import type { Board, Sheet } from './board.ts';

/** A page is small, and whoever is slow to ask for it is nobody who waits for one. */
const LIMITS = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };
const MOST_CONNECTIONS = 5_000;

/**
 * Caches in front may answer a crowd for some seconds, and while they ask anew; never for long, and not when this
 * machine is gone: an old page would say that all is well.
 */
const SHEET_LIFE = 'public, max-age=15, stale-while-revalidate=30';
const LOGO_LIFE = 'public, max-age=86400';

const COMMON: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'strict-transport-security': HSTS_HEADER,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(headers['accept-encoding'] ?? '');

const sendSheet = (request: IncomingMessage, response: ServerResponse, sheet: Sheet): void => {
  const { type, tag, body, packed } = sheet;
  const headers = {
    ...COMMON,
    'cache-control': SHEET_LIFE,
    vary: 'accept-encoding',
    etag: tag,
    // What programs read, those of other sites may read as well; nothing in it is anybody's own.
    ...(type.startsWith('application/json') && { 'access-control-allow-origin': '*' }),
  };
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
  const isPacked = takesGzip(request);
  const bytes = isPacked ? packed : body;
  response
    .writeHead(200, {
      ...headers,
      'content-type': type,
      'content-length': bytes.length,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    .end(request.method === 'HEAD' ? undefined : bytes);
};

const sendPlain = (response: ServerResponse, status: number, type: string, text: string, life = 'no-store') =>
  response
    .writeHead(status, {
      ...COMMON,
      'content-type': type,
      'content-length': Buffer.byteLength(text),
      'cache-control': life,
    })
    .end(text);

type Options = {
  readonly board: Pick<Board, 'sheet'>;
  readonly isLeaving: () => boolean;
  readonly onTrouble: (error: unknown) => void;
};

const answer = ({ board, isLeaving }: Options, request: IncomingMessage, response: ServerResponse): void => {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void sendPlain(response, 405, 'text/plain', '');
  if (path === '/healthz') return void sendPlain(response, 200, 'application/json', '{"status":"ok"}');
  if (path === '/readyz')
    return void (isLeaving()
      ? sendPlain(response, 503, 'application/json', '{"status":"leaving"}')
      : sendPlain(response, 200, 'application/json', '{"status":"ok"}'));
  if (path === '/mark.svg') return void sendPlain(response, 200, 'image/svg+xml', LOGO, LOGO_LIFE);
  const sheet = board.sheet(path);
  if (sheet === null) return void sendPlain(response, 404, 'text/plain', '');
  sendSheet(request, response, sheet);
};

/** A few sheets, a mark, and two answers for whoever watches the process. */
export const createPageServer = (options: Options): Server => {
  const server = createServer(LIMITS, (request, response) => {
    try {
      answer(options, request, response);
    } catch (error) {
      options.onTrouble(error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'text/plain', '');
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
};

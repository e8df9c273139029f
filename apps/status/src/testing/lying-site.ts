import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MarketFields, type MarketState, hashOfState } from '@chuli/contracts/live';
import { type WebSocket, WebSocketServer } from 'ws';

const LIVE_PROTOCOL = 'chuli.live.1';

/** How a site lies: each is of one part, and all the others are as they should be. */
export type Lie =
  | 'page: error'
  | 'page: silent'
  | 'page: drips'
  | 'page: endless'
  | 'page: cut'
  | 'page: no script named'
  | 'page: script gone'
  | 'page: script is a page'
  | 'page: leads elsewhere'
  | 'call: error'
  | 'call: silent'
  | 'call: of another contract'
  | 'call: no json'
  | 'call: kept'
  | 'call: does not move'
  | 'live: no ticket'
  | 'live: ticket is none'
  | 'live: refuses sockets'
  | 'live: silent socket'
  | 'live: snapshot alone'
  | 'live: endless snapshot'
  | 'live: no json'
  | 'live: loses a change'
  | 'live: other state than told'
  | 'live: not ready'
  | 'live: moves away'
  | 'live: closes'
  | 'prices: old'
  | 'prices: of yesterday'
  | 'prices: none'
  | 'prices: untraded'
  | 'prices: halted';

/** What the site knows of the market, by its own clock, which need not be ours. */
export type Facts = {
  readonly day: string;
  /** Of the calls, where they know of another than the stream. */
  readonly calledDay?: string;
};

/** Minutes behind: whatever is judged by a clock is judged by that of the site. */
const CLOCK_BEHIND_MS = 7 * 60_000;

const clock = (): number => Date.now() - CLOCK_BEHIND_MS;

const market = (lie: Lie | null, { day }: Facts): MarketFields | null =>
  lie === 'prices: none'
    ? null
    : ({
        day: lie === 'prices: of yesterday' ? '2026-11-18' : day,
        phase: lie === 'prices: halted' ? 'halted' : 'open',
        heard_at: clock() - (lie === 'prices: old' || lie === 'prices: halted' ? 20_000 : 500),
        trades: lie === 'prices: untraded' ? 0 : 5,
      } as MarketFields);

const stateOf = (lie: Lie | null, facts: Facts): MarketState => ({
  market: market(lie, facts),
  previous: [],
  quotes: [['NABIL', 50_000, 50_000, 50_000, 50_000, 10, 500_000, 1, 0]],
  indices: [],
});

const stamp = { channel: 'market', epoch: 'one' };

/** The other end of one socket. */
const converse = (socket: WebSocket, lie: Lie | null, facts: Facts): void => {
  const state = stateOf(lie, facts);
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  const snapshot = (): void => {
    const data = lie === 'live: endless snapshot' ? { ...state, more: 'x'.repeat(9_000_000) } : state;
    say({ t: 'snapshot', ...stamp, seq: 3, as_of: clock(), data });
    if (lie === 'live: loses a change') say({ t: 'delta', ...stamp, seq: 5, as_of: clock(), data: {} });
  };
  const beat = (): void => {
    const hash = lie === 'live: other state than told' ? 'ffffffff' : hashOfState(state);
    say({ t: 'beat', ...stamp, seq: 3, at: clock(), hash });
    const heard_at = state.market?.heard_at;
    const fields = heard_at === undefined ? {} : { market: { heard_at } };
    say({ t: 'delta', ...stamp, seq: 4, as_of: clock(), data: fields });
  };
  const first: Partial<Record<Lie, () => void>> = {
    'live: silent socket': () => undefined,
    'live: no json': () => socket.send('{"t":'),
    'live: not ready': () => say({ t: 'error', code: 'live.not-ready', message: 'later' }),
    'live: moves away': () => say({ t: 'moved', within_ms: 0 }),
    'live: closes': () => socket.close(),
  };
  socket.on('message', (data: Buffer) => {
    const { op } = JSON.parse(data.toString('utf8')) as { op: string };
    if (op === 'subscribe') (lie === null ? snapshot : (first[lie] ?? snapshot))();
    else if (lie !== 'live: snapshot alone') beat();
  });
};

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const send = (response: ServerResponse, type: string, text: string, headers = {}): void =>
  void response.writeHead(200, { 'content-type': type, ...headers }).end(text);

const PAGE = '<!doctype html><script type="module" crossorigin src="/assets/main.js"></script>';

const fail = (response: ServerResponse): void => void response.writeHead(500).end('no');

const drip = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100_000 });
  const timer = setInterval(() => response.write('<'), 50);
  response.on('close', () => clearInterval(timer));
};

const flood = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1_000 });
  response.write(PAGE, () => response.destroy());
};

const PAGE_LIES: Partial<Record<Lie, (response: ServerResponse) => void>> = {
  'page: error': fail,
  'page: silent': () => undefined,
  'page: drips': drip,
  'page: endless': flood,
  'page: cut': cut,
  'page: no script named': (response) => send(response, 'text/html', '<!doctype html>'),
  'page: leads elsewhere': (response) => void response.writeHead(302, { location: '/login' }).end(),
};

const scriptOf =
  (lie: Lie | null): Reply =>
  (_, response) => {
    if (lie === 'page: script gone') response.writeHead(404).end();
    else if (lie === 'page: script is a page') send(response, 'text/html', PAGE);
    else send(response, 'text/javascript; charset=utf-8', 'draw()');
  };

const MOVED_NOT = Math.floor(clock() / 1_000) - 1_000;
let made = MOVED_NOT;

const callOf =
  (lie: Lie | null, { day, calledDay = day }: Facts): Reply =>
  (_, response) => {
    if (lie === 'call: error') return fail(response);
    if (lie === 'call: silent') return;
    if (lie === 'call: no json') return send(response, 'application/json', '<html>');
    if (lie !== 'call: does not move') made += 1;
    const days = {
      as_of: calledDay,
      as_of_live: calledDay,
      as_of_weekly: calledDay,
      as_of_hourly: calledDay,
    };
    const body = { ...days, as_of_live_unix: 1, is_open: true, ltp: true, c: made, phase: 'open' };
    const told = lie === 'call: of another contract' ? { ...body, phase: 'dancing' } : body;
    send(
      response,
      'application/json',
      JSON.stringify(told),
      lie === 'call: kept' ? { 'x-chuli-kept': '1' } : {},
    );
  };

const ticketOf =
  (lie: Lie | null): Reply =>
  (_, response) => {
    if (lie === 'live: no ticket') response.writeHead(429).end();
    else send(response, 'application/json', lie === 'live: ticket is none' ? '{}' : '{"ticket":"t1"}');
  };

/** A product of which one thing is not as it should be; null is one without a fault. */
export const openLyingSite = async (facts: Facts) => {
  let lie: Lie | null = null;
  const answer: Reply = (request, response) => {
    const page = lie === null ? undefined : PAGE_LIES[lie];
    const routes: Readonly<Record<string, Reply>> = {
      '/': (_, reply) => (page === undefined ? send(reply, 'text/html; charset=utf-8', PAGE) : page(reply)),
      '/assets/main.js': scriptOf(lie),
      '/api/tools/market-status/': callOf(lie, facts),
      '/live/ticket': ticketOf(lie),
    };
    const route = routes[request.url ?? ''];
    if (route === undefined) response.writeHead(404).end();
    else route(request, response);
  };
  const server = createServer(answer);
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => LIVE_PROTOCOL });
  server.on('upgrade', (request, socket, head) => {
    if (lie === 'live: refuses sockets') {
      socket.end('HTTP/1.1 503 Busy\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      open.on('error', () => undefined);
      converse(open, lie, facts);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    lie: (next: Lie | null): void => {
      lie = next;
    },
    close: (): void => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
};

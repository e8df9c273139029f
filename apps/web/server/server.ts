import { type Server, type ServerResponse, createServer } from 'node:http';
import { HOSTS, roleOfRequest } from '@chuli/contracts/screens';
import { ERRORS, type ErrorCode, answerBroken } from '@chuli/kernel';
import { readBuilds } from './builds.ts';
import type { Log } from './log.ts';
import { type Proxy, createProxy } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** The largest thing that anybody sends is a form. */
const REQUEST_TIMEOUT_MS = 30_000;

const LIMITS = { connectMs: 2_000, firstByteMs: 15_000, stalledMs: 15_000 };
const API_LIMITS = { ...LIMITS, totalMs: 60_000 };
/** A stream of events ends with the page that reads it. */
const LIVE_LIMITS = { ...LIMITS, totalMs: null };

const apiAway = (response: ServerResponse, code: ErrorCode, requestId: string): void => {
  const { status, message, retry } = ERRORS[code];
  const body = JSON.stringify({ code, message, retry, details: {}, request_id: requestId });
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'x-request-id': requestId,
    })
    .end(body);
};

/** Where no gateway runs the page shows the last session, and asks again later. */
const liveAway = (response: ServerResponse): void => void response.writeHead(204).end();

const isBelow = (url: string | undefined, folder: string): boolean => url?.startsWith(folder) === true;

/** Serves the built web, and what stands behind it, to the hosts of the table. */
export const createWebServer = (
  settings: Settings,
  log: Log,
  isLeaving: () => boolean = () => false,
): Server => {
  const { environment, formOrigins, apiUrl, liveUrl } = settings;
  const site = createSite({ builds: readBuilds(settings.builds), environment, formOrigins });
  const api = createProxy({ url: apiUrl, log, limits: API_LIMITS, whenAway: apiAway });
  const live = createProxy({ url: liveUrl, log, limits: LIVE_LIMITS, whenAway: liveAway });
  const common = commonHeaders(environment);

  /** Whoever watches the process needs no name of ours. */
  const sayHealth = (response: ServerResponse, isAway: boolean): void => {
    const status = isAway ? ERRORS['server.leaving'].status : 200;
    const headers = { ...common, 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(JSON.stringify({ status: isAway ? 'leaving' : 'ok' }));
  };

  const behind = (url: string | undefined): Proxy | null =>
    isBelow(url, '/api/') ? api : isBelow(url, '/live/') ? live : null;

  const server = createServer((request, response) => {
    if (request.url === '/healthz') return sayHealth(response, false);
    if (request.url === '/readyz') return sayHealth(response, isLeaving());
    const isOurs = roleOfRequest(HOSTS[environment], request).kind !== 'unknown';
    const proxy = isOurs ? behind(request.url) : null;
    if (proxy !== null) return proxy.pass(request, response);
    site(request, response).catch((error: unknown) => {
      log('error', { problem: error instanceof Error ? error.message : String(error) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, common).end();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const isOurs = roleOfRequest(HOSTS[environment], request).kind !== 'unknown';
    if (isOurs && isBelow(request.url, '/live/')) live.passUpgrade(request, socket, head);
    else
      socket.end(
        `HTTP/1.1 ${isOurs ? '404 Not Found' : '421 Misdirected Request'}\r\nConnection: close\r\n\r\n`,
      );
  });
  server.on('clientError', answerBroken(common));
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return server;
};

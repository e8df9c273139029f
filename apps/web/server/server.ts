import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HOSTS, roleOfRequest } from '@chuli/contracts/screens';
import { ERRORS, type ErrorCode, answerBroken } from '@chuli/kernel';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { readBuilds } from './builds.ts';
import type { Log } from './log.ts';
import { proxy } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { openTunnel } from './tunnel.ts';

const SOCKET_LIMITS = {
  /** The largest thing that anybody sends is a form. */
  requestTimeout: 30_000,
  http: { headersTimeout: 10_000 },
  // Whoever still comes in by a connection of his own while we leave is answered.
  return503OnClosing: false,
};

const LIMITS = { connectMs: 2_000, firstByteMs: 15_000, stalledMs: 15_000 };
const API_LIMITS = { ...LIMITS, totalMs: 60_000 };
/** A stream of events ends with the page that reads it. */
const LIVE_LIMITS = { ...LIMITS, totalMs: null };

/** An error in the words and the form of the API. */
const sayError = (reply: FastifyReply, code: ErrorCode, requestId: string): void => {
  const { status, message, retry } = ERRORS[code];
  void reply
    .code(status)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(retry === 'later' && { 'retry-after': '5' }),
    })
    .send(JSON.stringify({ code, message, retry, details: {}, request_id: requestId }));
};

/** Where no gateway runs the page shows the last session, and asks again later. */
const liveAway = (reply: FastifyReply): void => void reply.code(204).send();

/** Whoever watches the process needs no name of ours. */
const serveHealth = (
  app: FastifyInstance,
  common: Record<string, string>,
  isLeaving: () => boolean,
): void => {
  const say = (reply: FastifyReply, isAway: boolean): FastifyReply =>
    reply
      .code(isAway ? ERRORS['server.leaving'].status : 200)
      .headers({ ...common, 'content-type': 'application/json', 'cache-control': 'no-store' })
      .send(JSON.stringify({ status: isAway ? 'leaving' : 'ok' }));
  app.get('/healthz', (_, reply) => say(reply, false));
  app.get('/readyz', (_, reply) => say(reply, isLeaving()));
};

/** Serves the built web, and what stands behind it, to the hosts of the table. */
export const createWebServer = async (
  settings: Settings,
  log: Log,
  isLeaving: () => boolean = () => false,
): Promise<FastifyInstance> => {
  const { environment, formOrigins, apiUrl, liveUrl } = settings;
  const site = createSite({ builds: readBuilds(settings.builds), environment, formOrigins });
  const common = commonHeaders(environment);
  const isOurs = (asked: IncomingMessage): boolean =>
    roleOfRequest(HOSTS[environment], asked).kind !== 'unknown';

  /** What cannot be read: a call is told so in the words of the API, and a page is one that leads nowhere. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isOurs(request.raw) || !request.url.startsWith('/api/')) return site(request, reply);
    sayError(reply, 'input.invalid', randomUUID());
    return reply;
  };

  const app = Fastify({
    ...SOCKET_LIMITS,
    clientErrorHandler: answerBroken(common),
    frameworkErrors: (_, request, reply) => void refuse(request, reply),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if ((error.statusCode ?? 500) < 500) return refuse(request, reply);
    log('error', { problem: error.message }, 'a request failed');
    return reply.code(500).headers(common).send();
  });
  serveHealth(app, common, isLeaving);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOurs(request.raw)) await site(request, reply);
    });
    const [api, live] = [() => apiUrl, () => liveUrl];
    await scope.register(proxy, { prefix: '/api', behind: api, log, limits: API_LIMITS, whenAway: sayError });
    await scope.register(proxy, {
      prefix: '/live',
      behind: live,
      log,
      limits: LIVE_LIMITS,
      whenAway: liveAway,
    });
    scope.setNotFoundHandler(site);
  });
  app.server.on('upgrade', (asked, socket, head) => {
    if (isOurs(asked) && asked.url?.startsWith('/live/') === true)
      openTunnel(liveUrl, { asked, socket, head }, LIMITS.connectMs);
    else
      socket.end(
        `HTTP/1.1 ${isOurs(asked) ? '404 Not Found' : '421 Misdirected Request'}\r\nConnection: close\r\n\r\n`,
      );
  });
  return app;
};

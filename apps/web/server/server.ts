import type { IncomingMessage } from 'node:http';
import { HOSTS, roleOfRequest } from '@chuli/contracts/screens';
import { ERRORS, type Environment, type ErrorCode, answerBroken } from '@chuli/kernel';
import { newTraceId } from '@chuli/telemetry';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { environmentOf, readBuilds } from './builds.ts';
import type { Log } from './log.ts';
import { type WebMeters, countRequests, openWebMeters } from './meters.ts';
import { proxy } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { PLAIN_HEADERS } from './plain-page.ts';
import { createLook } from './status/look.ts';
import { statusPage } from './status/page.ts';
import { statesOf } from './status/states.ts';
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
/** The one address of the gateway that readers open a socket at; its others are for processes of ours. */
const LIVE_SOCKET = '/live/socket';

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

/** Its pages would refuse every host of this environment, and each reader would see an empty page. */
const requireBuildFor = (environment: Environment, [newest = '']: readonly string[]): void => {
  const built = environmentOf(newest);
  if (built !== null && built !== environment)
    throw new Error(`The web in ${newest} was built for ${built}; this process runs for ${environment}.`);
};

/** Read when nothing else can be: it needs no build, no call and no script. A partner's site has its own. */
const serveStatus = (app: FastifyInstance, { environment, apiUrl, liveUrl }: Served): void => {
  const look = createLook({ apiUrl, liveUrl });
  app.get('/status', async (request, reply) => {
    const { kind } = roleOfRequest(HOSTS[environment], request.raw);
    if (kind !== 'whole') return reply.callNotFound();
    const seen = await look();
    return reply
      .code(200)
      .headers({ ...commonHeaders(environment), ...PLAIN_HEADERS })
      .send(statusPage(statesOf(seen), seen.at));
  });
};

type Served = Omit<Settings, 'telemetry'>;

/** What stands behind this server. */
const serveBehind = async (
  scope: FastifyInstance,
  { apiUrl, liveUrl }: Served,
  watched: { readonly log: Log; readonly meters: WebMeters },
): Promise<void> => {
  await scope.register(proxy, {
    ...watched,
    prefix: '/api',
    name: 'api',
    behind: () => apiUrl,
    limits: API_LIMITS,
    whenAway: sayError,
  });
  await scope.register(proxy, {
    ...watched,
    prefix: '/live',
    name: 'live',
    behind: () => liveUrl,
    limits: LIVE_LIMITS,
    whenAway: liveAway,
  });
};

/** Serves the built web, and what stands behind it, to the hosts of the table. */
export const createWebServer = async (
  settings: Served,
  log: Log,
  isLeaving: () => boolean = () => false,
  meters: WebMeters = openWebMeters(),
): Promise<FastifyInstance> => {
  const { environment, formOrigins, liveUrl } = settings;
  requireBuildFor(environment, settings.builds);
  const site = createSite({ builds: readBuilds(settings.builds), environment, formOrigins });
  const common = commonHeaders(environment);
  const isOurs = (asked: IncomingMessage): boolean =>
    roleOfRequest(HOSTS[environment], asked).kind !== 'unknown';

  /** What cannot be read: a call is told so in the words of the API, and a page is one that leads nowhere. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isOurs(request.raw) || !request.url.startsWith('/api/')) return site(request, reply);
    sayError(reply, 'input.invalid', newTraceId());
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
  countRequests(app, meters);
  serveHealth(app, common, isLeaving);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOurs(request.raw)) await site(request, reply);
    });
    await serveBehind(scope, settings, { log, meters });
    serveStatus(scope, settings);
    scope.setNotFoundHandler(site);
  });
  app.server.on('upgrade', (asked, socket, head) => {
    if (isOurs(asked) && asked.url === LIVE_SOCKET)
      openTunnel(liveUrl, { asked, socket, head }, LIMITS.connectMs);
    else
      socket.end(
        `HTTP/1.1 ${isOurs(asked) ? '404 Not Found' : '421 Misdirected Request'}\r\nConnection: close\r\n\r\n`,
      );
  });
  return app;
};

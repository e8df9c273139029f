import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_ERRORS, LIVE_TICKET_MS, type LiveErrorCode } from '@chuli/contracts';
import { type Hosts, roleOfRequest } from '@chuli/contracts/screens';
import { type Caller } from '../access/authorise.ts';
import { addressOf, isOwnOrigin } from '../access/origin.ts';
import type { Seats } from '../access/seats.ts';
import type { Tickets } from '../access/tickets.ts';
import type { Metrics } from '../metrics.ts';
import { answer, answerError } from './answer.ts';
import { type EventStreams, readLastEventId } from './event-stream.ts';

/** Finds out who sent a request; signing in plugs in here. */
export type ResolveCaller = (request: IncomingMessage) => Caller | Promise<Caller>;

type Options = {
  hosts: Hosts;
  proxies: number;
  tickets: Tickets;
  seats: Seats;
  streams: EventStreams;
  metrics: Metrics;
  resolveCaller: ResolveCaller;
  isReady: () => boolean;
  away: () => readonly string[];
  isLeaving: () => boolean;
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const REFUSAL_STATUS: Partial<Record<LiveErrorCode, number>> = {
  'live.no-such-channel': 404,
  'live.not-ready': 503,
  token_not_valid: 401,
};

const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('vary', 'origin');
};

const ticketRoute =
  ({ hosts, proxies, tickets, metrics, resolveCaller }: Options): Route =>
  async (request, response) => {
    request.resume();
    if (!isOwnOrigin(hosts, request.headers.origin)) return answerError(response, 'access.denied');
    allowOrigin(request, response);
    const ticket = tickets.issue(await resolveCaller(request), addressOf(request, proxies));
    if (ticket !== null) return answer(response, 200, { ticket, expires_in_ms: LIVE_TICKET_MS });
    metrics.refused('tickets-full');
    answerError(response, 'engine.unavailable', 429);
  };

/** A page of ours asks its own host without naming an origin; whoever names one must be ours. */
const streamRoute =
  (options: Options): Route =>
  async (request, response) => {
    const { hosts, proxies, seats, streams, resolveCaller, isReady } = options;
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(hosts, origin)) return answerError(response, 'access.denied');
    if (!isReady()) return answerError(response, 'engine.unavailable');
    allowOrigin(request, response);
    const caller = await resolveCaller(request);
    const address = addressOf(request, proxies);
    const refusedSeat = seats.take(address);
    if (refusedSeat !== null)
      return answerError(response, 'engine.unavailable', refusedSeat === 'full' ? 503 : 429);
    response.once('close', () => seats.leave(address));
    const channel = new URL(request.url ?? '', 'http://live').searchParams.get('channel') ?? '';
    const resume = readLastEventId(request.headers['last-event-id']);
    const code = await streams.open(response, caller, channel, resume);
    if (code !== null)
      answer(response, REFUSAL_STATUS[code] ?? 403, { code, message: LIVE_ERRORS[code].message });
  };

type Routes = Readonly<Record<string, Route>>;

/** Without the log listeners still get the session as far as it was read, and are told nothing new. */
const readinessRoute =
  ({ isReady, isLeaving, away }: Options): Route =>
  (_request, response) => {
    if (isLeaving()) return answerError(response, 'server.leaving');
    if (!isReady()) return answerError(response, 'engine.unavailable');
    const engines = away();
    answer(response, 200, engines.length === 0 ? { status: 'ok' } : { status: 'degraded', away: engines });
  };

/** For those who watch the process. `/healthz`: it answers. `/readyz`: listeners may be sent here. */
const probesOf = (options: Options): Routes => ({
  'GET /healthz': (_request, response) => answer(response, 200, { status: 'ok' }),
  'GET /readyz': readinessRoute(options),
});

const keyOf = ({ method = '', url = '' }: IncomingMessage): string => `${method} ${url.split('?', 1)[0]}`;

const findRoute = (routes: Routes, request: IncomingMessage): Route | undefined => {
  const key = keyOf(request);
  return Object.hasOwn(routes, key) ? routes[key] : undefined;
};

/** Everything that is not a WebSocket. Those who watch the process need no name; everyone else comes to a host of ours. */
export const createRoutes = (options: Options): Route => {
  const probes = probesOf(options);
  const routes: Routes = {
    'POST /live/ticket': ticketRoute(options),
    'GET /live/stream': streamRoute(options),
  };
  return (request, response) => {
    const probe = findRoute(probes, request);
    if (probe !== undefined) return probe(request, response);
    if (roleOfRequest(options.hosts, request).kind === 'unknown') {
      options.metrics.refused('host');
      return answerError(response, 'host.unknown');
    }
    const route = findRoute(routes, request);
    return route === undefined ? answerError(response, 'route.not-found') : route(request, response);
  };
};

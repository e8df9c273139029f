import { HOSTS, type Hosts } from '@chuli/contracts/screens';
import { type Clock, HSTS, HSTS_HEADER, answerBroken } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type Scanner, openScanner } from '@chuli/scanner';
import { readReference } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { openBook } from './book.ts';
import { NO_OFFERS, type NoticeOffers } from './areas/notice/offers.ts';
import { type Parts, allEndpoints } from './catalogue.ts';
import { serveHealth } from './health.ts';
import type { ResolveCaller } from './http/access.ts';
import { ByteCache } from './http/cache.ts';
import { serveDocs } from './http/docs.ts';
import { sendError, sendNotFound } from './http/errors.ts';
import { checkHosts } from './http/host.ts';
import type { Context, Endpoint } from './http/implement.ts';
import type { FeedAddresses } from './areas/operator/engines.ts';
import type { MobileVersions } from './areas/reference/tools.ts';
import { openApiDocument } from './http/openapi.ts';
import { operatorDoor } from './http/operator-door.ts';
import { registerEndpoints } from './http/register.ts';
import { requestIds } from './http/request-id.ts';
import { RequestLog } from './http/request-log.ts';
import { type PaymentsOptions, openPayments, settlePaymentsOf, startSweeping } from '@chuli/billing';
import { callerByToken } from './areas/account/caller.ts';
import { type PeopleOptions, openPeople } from './areas/account/people.ts';
import { openScoreBooks } from './areas/broker/open-score-books.ts';
import { openWindowBooks } from './areas/broker/open-window-book.ts';
import { openFactBook } from './areas/fundamental/fact-book.ts';
import { openLimitBook } from './areas/market/open-limit-book.ts';
import { openVitals } from './areas/site/vitals.ts';
import { openSessionBook } from './sessions.ts';
import { type ApiMeters, openApiMeters } from './watch/api-meters.ts';
import { countAnswers } from './watch/count-answers.ts';
import { readParts } from './watch/read-parts.ts';
import { traceCalls } from './watch/trace-calls.ts';
import { watchRegistry } from './watch/read-registry.ts';
import { startSharing } from './shares/share-usage.ts';
import { openShares } from './shares/shares.ts';

export type ServerDeps = {
  tape: Tape;
  /** Connections of their own for heavy questions; those of all others without it. */
  heavyTape?: Tape;
  registry: Registry;
  clock: Clock;
  log: FastifyBaseLogger;
};

export type ServerOptions = {
  checkReplies: boolean;
  /** Room for answers that are kept to be sent again; 0 keeps none. */
  cacheBytes: number;
  /** How long sessions, companies and brokers are kept; 0 asks for them every time. */
  bookMs?: number;
  /** Who asks; by the access token unless a test says otherwise. */
  resolveCaller?: ResolveCaller;
  mobileVersions?: MobileVersions;
  /** Opens the calls of operators to its holder; without it they do not exist. */
  operatorKey?: string | null;
  feed?: FeedAddresses;
  people?: PeopleOptions;
  /** By what notices can leave; by nothing unless it is said. */
  notices?: NoticeOffers;
  payments?: PaymentsOptions;
  /** Addresses of proxies of ours, whose word on where a request came from is taken. */
  trustedProxies?: readonly string[];
  /** The hosts that are answered; a developer's unless said otherwise. */
  hosts?: Hosts;
  /** What one caller may use a second: shares/shares.ts. */
  callerPerSecond?: number;
  /** How long a question waits for its turn before it is refused. */
  patienceMs?: number;
  /** Others are told what callers use, and tell what they changed of what people hold; one that runs alone need not. */
  isOneOfMany?: boolean;
  /** Judges scans; in this very thread unless one is given. */
  scanner?: Scanner;
  endpoints?: readonly Endpoint<Parts>[];
  /** Whether the process is about to stop, and wants no more traffic. */
  isLeaving?: () => boolean;
  /** Where figures are counted; nobody looks at them unless it is said. */
  meters?: ApiMeters;
  /** Read what only the registry knows, again and again; one whose figures nobody asks for need not. */
  watchesRegistry?: boolean;
};

const VERSION = '0.1.0';

/** A call is a few headers and at most a form: whoever sends it slowly, or reads nothing of the answer, is cut off. */
const SOCKET_LIMITS = {
  requestTimeout: 15_000,
  connectionTimeout: 60_000,
  /** Longer than the web server keeps its connections to us, so that it never sends a call into a closing one. */
  keepAliveTimeout: 75_000,
  http: { headersTimeout: 10_000 },
  // What comes by a connection that a balancer kept is answered while we close.
  return503OnClosing: false,
};

/** Answers are data: a browser that is led to take one for a page runs and loads nothing of it. */
const NOTHING = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** A company that is listed today is found after this. */
const REFERENCE_MS = 5_000;

const openBooks = ({ tape, registry, clock }: ServerDeps, { bookMs }: ServerOptions) => ({
  sessions: openSessionBook(tape, clock, bookMs),
  reference: openBook({ read: () => readReference(registry), clock, lifetimeMs: bookMs ?? REFERENCE_MS }),
});

type Books = ReturnType<typeof openBooks>;

const openContext = (
  { tape, registry, clock, log }: ServerDeps,
  books: Books,
  options: ServerOptions & { meters: ApiMeters },
): Context & Parts => {
  const { meters } = options;
  const payments = openPayments(log, options.payments ?? {});
  const [sessions, reference] = [books.sessions.take, books.reference.take];
  const windows = openWindowBooks({ tape, reference, sessions, clock }, options.bookMs);
  return {
    tape,
    registry,
    clock,
    sessions,
    reference,
    mobileVersions: options.mobileVersions ?? { minimum: null, latest: null },
    feed: options.feed ?? { log: null, processes: [] },
    people: openPeople(
      {
        tape,
        registry,
        clock,
        sessions,
        reference,
        log,
        onOutcome: (channel, outcome) => meters.count('chuli_deliveries_total', { channel, outcome }),
      },
      options.people ?? {},
    ),
    notices: options.notices ?? NO_OFFERS,
    payments,
    facts: openFactBook({ registry, clock }, options.bookMs),
    vitals: openVitals(clock, meters),
    limits: openLimitBook({ tape, reference, clock }, options.bookMs),
    windows,
    scores: openScoreBooks({ tape, registry, reference, sessions, windows, clock }, options.bookMs),
    scanner: options.scanner ?? openScanner({ tape, registry, clock, lookMs: options.bookMs }),
    settlePayments: (personId) => settlePaymentsOf({ registry, clock, payments }, personId),
  };
};

type OpenContext = ReturnType<typeof openContext>;

/** All years of sessions at a limit, of both scores, and all reports, before the first reader would wait for them. */
const takeBooks = async ({ limits, facts, scores }: OpenContext): Promise<void> => {
  for (const book of [limits, facts, scores.radar, scores.risk]) void book.take().catch(() => undefined);
};

type Beside = {
  readonly deps: ServerDeps;
  readonly context: OpenContext;
  readonly shares: ReturnType<typeof openShares>;
  readonly meters: ApiMeters;
};

/** What goes on beside the calls; each is given by what stops it. */
const workBeside = (
  { deps, context, shares, meters }: Beside,
  { isOneOfMany = false, watchesRegistry = false, payments }: ServerOptions,
): (() => unknown)[] => {
  const { people } = context;
  const watched = { ...deps, smsDailyCap: people.smsDailyCap, meters };
  return [
    () => people.messages.stop(),
    ...(isOneOfMany
      ? [startSharing(deps.registry, shares, deps.log), people.accessChanges.follow(deps.registry, deps.log)]
      : []),
    ...(watchesRegistry ? [watchRegistry(watched)] : []),
    ...(payments?.sweepMs === undefined ? [] : [startSweeping(context, payments.sweepMs)]),
  ];
};

export const buildServer = async (deps: ServerDeps, options: ServerOptions): Promise<FastifyInstance> => {
  const { clock, log } = deps;
  const { endpoints = allEndpoints(), cacheBytes, checkReplies, trustedProxies = [] } = options;
  const books = openBooks(deps, options);
  const { meters = openApiMeters() } = options;
  const context = openContext(deps, books, { ...options, meters });
  const { people } = context;
  const resolveCaller = options.resolveCaller ?? callerByToken(people);
  const ids = requestIds(trustedProxies);
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    ...SOCKET_LIMITS,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: ids.id,
    logController: new RequestLog(),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: answerBroken({ 'strict-transport-security': HSTS_HEADER }),
  });

  const shares = openShares(clock, options.callerPerSecond, options.patienceMs);
  const cache = cacheBytes === 0 ? null : new ByteCache({ clock, maxBytes: cacheBytes });
  const tapes = { light: deps.tape, heavy: deps.heavyTape ?? deps.tape };
  countAnswers(server, meters);
  traceCalls(server, ids);
  const queues = { 'sign-ins': people.door };
  readParts(meters, { clock, registry: deps.registry, tapes, shares, queues, cache });
  server.addHook('onListen', () => takeBooks(context));
  for (const stop of workBeside({ deps, context, shares, meters }, options)) server.addHook('onClose', stop);
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(sendNotFound);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: HSTS,
  });
  checkHosts(server, options.hosts ?? HOSTS.development);
  serveHealth(server, { ...deps, books, isLeaving: options.isLeaving });
  await server.register(
    async (api) => {
      registerEndpoints(api, endpoints, {
        context,
        resolveCaller,
        operatorDoor: operatorDoor(options.operatorKey ?? null, deps),
        cache,
        shares,
        tapes,
        checkReplies,
      });
      await serveDocs(api, openApiDocument(VERSION));
    },
    { prefix: '/api' },
  );
  return server;
};

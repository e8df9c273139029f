import { randomUUID } from 'node:crypto';
import { CONTRACTS } from '@chuli/contracts';
import { HOSTS, type Hosts } from '@chuli/contracts/screens';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { NO_OFFERS, type NoticeOffers } from './areas/notice-offers.ts';
import { allEndpoints } from './catalogue.ts';
import { HEALTH_PATHS, serveHealth } from './health.ts';
import type { ResolveCaller } from './http/access.ts';
import { ByteCache } from './http/cache.ts';
import { serveDocs } from './http/docs.ts';
import { sendError, sendNotFound } from './http/errors.ts';
import { checkHosts } from './http/host.ts';
import type { Context, Endpoint, FeedAddresses, MobileVersions } from './http/implement.ts';
import { openApiDocument } from './http/openapi.ts';
import { operatorDoor } from './http/operator-door.ts';
import { registerEndpoints } from './http/register.ts';
import { type PaymentsOptions, openPayments } from './payments/payments.ts';
import { settlePaymentsOf, startSweeping } from './payments/sweep.ts';
import { callerByToken } from './people/caller.ts';
import { type PeopleOptions, openPeople } from './people/people.ts';
import { openSessionBook } from './sessions.ts';
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
  /** How long the list of known sessions is kept; 0 asks for it every time. */
  sessionBookMs?: number;
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
  /** Tell other processes what callers use; one that runs alone need not. */
  sharesUsage?: boolean;
  endpoints?: readonly Endpoint[];
};

const VERSION = '0.1.0';

/** Answers are data: a browser that is led to take one for a page runs and loads nothing of it. */
const NOTHING = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const openContext = ({ tape, registry, clock, log }: ServerDeps, options: ServerOptions): Context => {
  const payments = openPayments(log, options.payments ?? {});
  return {
    tape,
    registry,
    clock,
    sessions: openSessionBook(tape, clock, options.sessionBookMs),
    mobileVersions: options.mobileVersions ?? { minimum: null, latest: null },
    feed: options.feed ?? { nats: null, processes: [] },
    people: openPeople({ registry, clock, log }, options.people ?? {}),
    notices: options.notices ?? NO_OFFERS,
    payments,
    settlePayments: (personId) => settlePaymentsOf({ registry, clock, payments }, personId),
  };
};

export const buildServer = async (deps: ServerDeps, options: ServerOptions): Promise<FastifyInstance> => {
  const { clock, log } = deps;
  const { endpoints = allEndpoints(), cacheBytes, checkReplies, trustedProxies = [] } = options;
  const context = openContext(deps, options);
  const { people } = context;
  const resolveCaller = options.resolveCaller ?? callerByToken(people);
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: ({ url }) => HEALTH_PATHS.has(url) }),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });

  const shares = openShares(clock, options.callerPerSecond);
  server.addHook('onClose', () => people.messages.stop());
  if (options.sharesUsage === true) server.addHook('onClose', startSharing(deps.registry, shares, log));
  const { sweepMs } = options.payments ?? {};
  if (sweepMs !== undefined) server.addHook('onClose', startSweeping(context, sweepMs));
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(sendNotFound);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  checkHosts(server, options.hosts ?? HOSTS.development);
  serveHealth(server, context);
  await server.register(
    async (api) => {
      const cache = cacheBytes === 0 ? null : new ByteCache({ clock, maxBytes: cacheBytes });
      registerEndpoints(api, endpoints, {
        context,
        resolveCaller,
        operatorDoor: operatorDoor(options.operatorKey ?? null),
        cache,
        shares,
        tapes: { light: deps.tape, heavy: deps.heavyTape ?? deps.tape },
        checkReplies,
      });
      await serveDocs(api, openApiDocument(CONTRACTS, VERSION));
    },
    { prefix: '/api' },
  );
  return server;
};

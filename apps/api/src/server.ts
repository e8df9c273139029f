import { randomUUID } from 'node:crypto';
import { CONTRACTS } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { allEndpoints } from './catalogue.ts';
import { HEALTH_PATHS, serveHealth } from './health.ts';
import { type ResolveCaller, VISITOR } from './http/access.ts';
import { ByteCache } from './http/cache.ts';
import { serveDocs } from './http/docs.ts';
import { sendError, sendNotFound } from './http/errors.ts';
import type { Context, Endpoint, MobileVersions } from './http/implement.ts';
import { openApiDocument } from './http/openapi.ts';
import { registerEndpoints } from './http/register.ts';
import { openSessionBook } from './sessions.ts';

export type ServerDeps = {
  tape: Tape;
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
  /** Until people can sign in everyone is a visitor. */
  resolveCaller?: ResolveCaller;
  mobileVersions?: MobileVersions;
  endpoints?: readonly Endpoint[];
};

const VERSION = '0.1.0';

export const buildServer = async (
  { tape, registry, clock, log }: ServerDeps,
  options: ServerOptions,
): Promise<FastifyInstance> => {
  const { resolveCaller = () => VISITOR, endpoints = allEndpoints(), cacheBytes, checkReplies } = options;
  const context: Context = {
    tape,
    registry,
    clock,
    sessions: openSessionBook(tape, clock, options.sessionBookMs),
    mobileVersions: options.mobileVersions ?? { minimum: null, latest: null },
  };
  const server: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: ({ url }) => HEALTH_PATHS.has(url) }),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });

  server.setErrorHandler(sendError);
  server.setNotFoundHandler(sendNotFound);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  await server.register(helmet, { crossOriginResourcePolicy: { policy: 'same-site' } });
  serveHealth(server, context);
  await server.register(
    async (api) => {
      const cache = cacheBytes === 0 ? null : new ByteCache({ clock, maxBytes: cacheBytes });
      registerEndpoints(api, endpoints, { context, resolveCaller, cache, checkReplies });
      await serveDocs(api, openApiDocument(CONTRACTS, VERSION));
    },
    { prefix: '/api' },
  );
  return server;
};

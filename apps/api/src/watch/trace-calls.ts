import { beginRequest, failSpan } from '@chuli/telemetry';
import { type Context, ROOT_CONTEXT, SpanKind, context } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { RequestIds } from '../http/request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the parts of its work belong. */
    within: Context;
  }
}

/** Every call is a part of the trace that the web server began, or one of its own; what fails is kept in any case. */
export const traceCalls = (server: FastifyInstance, ids: RequestIds): void => {
  server.decorateRequest('within');
  server.addHook('onRequest', async (request, reply) => {
    const { config, url } = request.routeOptions;
    request.within = ROOT_CONTEXT;
    if (config.call === undefined) return;
    const from = ids.from(request.raw);
    const { span, within } = beginRequest(config.call, from === null ? { traceId: request.id } : { from }, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': url ?? '' },
    });
    request.within = within;
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) failSpan(span, request.refusedWith ?? 'server.unexpected');
      span.end();
    });
  });
  // Reading a body loses what a request carries; behind it nothing does.
  server.addHook('preHandler', (request, _reply, done) => context.with(request.within, done));
};

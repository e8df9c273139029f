import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { ErrorCode } from '@chuli/kernel';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { type ExchangeLimits, TooLateError, openExchange } from './exchange.ts';
import { answeredHeaders, forwardedHeaders } from './forwarded-headers.ts';
import type { Log } from './log.ts';
import type { Behind, WebMeters } from './meters.ts';
import { beginSpan } from './request-span.ts';

/** Sockets to what is behind us: more calls than that wait, and are told so when their time is over. */
const MOST_SOCKETS = 256;
/** Below the time for which the API keeps them, so that no call is sent into a connection that is being closed. */
const IDLE_SOCKET_MS = 60_000;

/**
 * Browsers say how long a body is. One in chunks would reach a connection that many readers share without its frame,
 * where what is behind us could take it for a request of somebody else.
 */
const refuseWithoutLength = async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (headers['transfer-encoding'] !== undefined)
    await reply.code(411).headers({ connection: 'close', 'cache-control': 'no-store' }).send();
};

export type ProxyOptions = {
  /** What stands behind us for a request; null where nothing does. */
  behind: (asked: IncomingMessage) => string | null;
  /** By which name figures speak of it. */
  name: Behind;
  log: Log;
  /** Where its answers are counted, if anywhere. */
  meters?: WebMeters;
  limits: ExchangeLimits;
  /** What a reader is told while nothing answers behind us; the id stands in our log too. */
  whenAway: (reply: FastifyReply, code: ErrorCode, requestId: string) => void;
};

type Question = { readonly path: string; readonly signal: AbortSignal };

/**
 * The sockets to what is behind us. The proxy of Fastify hands neither the reader's leaving on nor the path as it came,
 * so they reach the request beside it.
 */
const openSockets = (connectMs: number) => {
  const agent = new Agent({
    connections: MOST_SOCKETS,
    keepAliveTimeout: IDLE_SOCKET_MS,
    keepAliveMaxTimeout: IDLE_SOCKET_MS,
    connect: { timeout: connectMs },
    // The exchange has its own limits, which also count the wait for a socket.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const questions = new AsyncLocalStorage<Question>();
  const request = (
    options: Dispatcher.RequestOptions,
    done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ): void => agent.request({ ...options, ...questions.getStore() }, done);
  return { questions, request: request as Dispatcher['request'], close: () => agent.destroy() };
};

/** Hands requests to our processes, under the name by which they came. */
export const proxy: FastifyPluginAsync<ProxyOptions> = async (scope, options) => {
  const { behind, name, log, meters, limits, whenAway } = options;
  const { questions, request: send, close } = openSockets(limits.connectMs);
  await scope.register(replyFrom, { undici: { request: send }, disableRequestLogging: true });
  scope.addHook('onClose', close);
  scope.addHook('onRequest', refuseWithoutLength);
  // A stream of its own: the reader is still to be answered when what is behind us breaks off in the middle of a body.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_, body, done) => done(null, body.pipe(new PassThrough())));

  scope.all('/*', (request, reply) => {
    const { raw } = request;
    const { requestId, traceparent } = beginSpan(name, request.method, reply.raw);
    const address = behind(raw);
    if (address === null) {
      whenAway(reply, 'engine.unavailable', requestId);
      return reply;
    }
    const began = performance.now();
    let state: 'asked' | 'answering' | 'away' = 'asked';
    const fail = (error: Error): void => {
      if (reply.raw.destroyed || state === 'away') return;
      log('warn', { behind: address, problem: error.message, requestId }, 'nothing answers');
      if (state === 'answering') return;
      state = 'away';
      const isLate = error instanceof TooLateError;
      meters?.count('chuli_web_upstream_failed_total', { behind: name, why: isLate ? 'late' : 'refused' });
      whenAway(reply, isLate ? 'server.no-answer' : 'engine.unavailable', requestId);
    };
    const { signal, answered } = openExchange(reply.raw, limits, fail);
    return questions.run({ path: raw.url ?? '/', signal }, () =>
      reply.from('/', {
        getUpstream: () => address,
        // Once more where a kept connection was closed under a question; and never for an answer that says 503.
        retriesCount: 1,
        rewriteRequestHeaders: () => {
          const { 'content-length': length, ...headers } = forwardedHeaders(raw, traceparent);
          // Of these no body is handed on.
          const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD' && length !== undefined;
          return hasBody ? { ...headers, 'content-length': length } : headers;
        },
        rewriteHeaders: answeredHeaders,
        onResponse: (_, sent, { stream }) => {
          // Also one of which no more than the head has come is an answer, and is cut off like any other.
          stream.once('error', () => reply.raw.destroy());
          state = 'answering';
          meters?.observe(
            'chuli_web_upstream_seconds',
            { behind: name },
            (performance.now() - began) / 1_000,
          );
          void sent.send(stream);
          answered(stream);
        },
        onError: (_, { error }) => fail(error),
      }),
    );
  });
};

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * These belong to one connection alone (`expect` is answered here already), and those say where a request came from and
 * to which trace it belongs: we say that ourselves.
 */
const LEFT_OUT =
  /^(connection|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate|baggage|x-request-id)$/;

/** What is handed on of a request, under the name by which it came and the id that we gave it. */
export const forwardedHeaders = (asked: IncomingMessage, traceparent: string): IncomingHttpHeaders => {
  const kept = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !LEFT_OUT.test(name)));
  const before = asked.headers['x-forwarded-for'];
  const here = asked.socket.remoteAddress ?? '';
  // Whoever reads it counts from the end, where only proxies of ours have written.
  const chain = [Array.isArray(before) ? before.join(', ') : before, here].filter(Boolean).join(', ');
  return { ...kept, 'x-forwarded-for': chain, traceparent };
};

/** What is handed back of an answer. */
export const answeredHeaders = <H extends object>(headers: H): H =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name)),
  ) as H;

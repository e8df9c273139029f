import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * These belong to one connection alone (`expect` is answered here already), and those say where a request came from: we
 * say that ourselves.
 */
const LEFT_OUT =
  /^(connection|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip)$/;

/** What is handed on of a request, under the name by which it came. */
export const forwardedHeaders = (asked: IncomingMessage): IncomingHttpHeaders => {
  const kept = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !LEFT_OUT.test(name)));
  const before = asked.headers['x-forwarded-for'];
  const here = asked.socket.remoteAddress ?? '';
  // Whoever reads it counts from the end, where only proxies of ours have written.
  const chain = [Array.isArray(before) ? before.join(', ') : before, here].filter(Boolean).join(', ');
  return { ...kept, 'x-forwarded-for': chain };
};

/** What is handed back of an answer. */
export const answeredHeaders = <H extends object>(headers: H): H =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name)),
  ) as H;

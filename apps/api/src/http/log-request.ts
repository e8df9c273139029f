import type { FastifyRequest } from 'fastify';

const SECRET = /token|code|password|secret|key|refresh|access/i;

/** The address of a request as it may be written down: values that could sign somebody in are left out. */
export const safeUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const shown = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    return SECRET.test(name) ? `${name}=…` : pair;
  });
  return `${path}?${shown.join('&')}`;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that everyone may make: what it asks about says nothing of a person. */
    isOpen?: boolean;
  }
}

/** Beside a network address stands what was asked of open calls alone: personal ones name what somebody follows. */
export const requestSerializer = ({ method, url, ip, routeOptions }: FastifyRequest) => ({
  method,
  url: safeUrl(routeOptions.config.isOpen === true ? url : (url.split('?', 1)[0] ?? '')),
  ip,
});

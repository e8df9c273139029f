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

export const requestSerializer = ({ method, url, ip }: FastifyRequest) => ({ method, url: safeUrl(url), ip });

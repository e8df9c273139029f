import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * The live gateway behind the same origin. Where none runs the page is told so by an empty answer, not by an error:
 * it then shows the last session, and asks again later.
 */
export const liveProxy = (target: string): ProxyOptions => ({
  target,
  ws: true,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => {
      if (response instanceof ServerResponse && !response.headersSent) response.writeHead(204).end();
    });
  },
});

import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Worker } from './worker.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the stored signals are those of the newest bars, or another copy sees to
 * it. No engine is asked for either, so that both answer at once whatever hangs.
 */
export const startServer = async (
  { host, port }: { host: string; port: number },
  worker: Worker,
  away: () => readonly string[],
): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    const state = worker.state();
    const isReady = state.trouble === null && (state.role === 'stand-by' || state.mark !== null);
    const [status, body] =
      path === '/healthz'
        ? [200, { status: 'ok' }]
        : path === '/readyz'
          ? [isReady ? 200 : 503, { ...state, away: away() }]
          : [404, { code: 'route.not-found' }];
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(body));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

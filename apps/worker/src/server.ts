import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type MetricsDoor, answerMetrics } from '@chuli/telemetry';
import type { WorkerMeters } from './watch/worker-meters.ts';
import type { Worker } from './worker.ts';

type Place = MetricsDoor & { readonly port: number };

type Watched = {
  readonly worker: Worker;
  readonly away: () => readonly string[];
  readonly meters: WorkerMeters;
};

const healthOf = ({ worker, away }: Watched, path: string): readonly [status: number, body: object] => {
  if (path === '/healthz') return [200, { status: 'ok' }];
  if (path !== '/readyz') return [404, { code: 'route.not-found' }];
  const state = worker.state();
  const isReady = state.trouble === null && (state.role === 'stand-by' || state.mark !== null);
  return [isReady ? 200 : 503, { ...state, away: away() }];
};

/**
 * `/healthz`: the process answers. `/readyz`: the stored signals are those of the newest bars, or another copy sees to
 * it. `/metrics`: its figures. No engine is asked for any of them, so that all answer at once whatever hangs.
 */
export const startServer = async ({ host, port, key }: Place, watched: Watched): Promise<Server> => {
  const answerFigures = answerMetrics({ host, key }, watched.meters);
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/metrics') {
      answerFigures(request, response).catch(() => response.destroy());
      return;
    }
    const [status, body] = healthOf(watched, path);
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

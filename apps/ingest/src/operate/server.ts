import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { answerMetrics, type MetricsDoor } from '@chuli/telemetry';
import type { Metrics } from './metrics.ts';

/** How the feed stands, for a supervisor and for people. */
export type Health = {
  readonly isReady: boolean;
  readonly role: 'leader' | 'stand-by';
  readonly term: number | null;
  readonly day: string;
  /** What the leader does with the day. */
  readonly stage: 'waiting' | 'opening' | 'reading' | 'closing' | 'finished';
  readonly phase: string;
  readonly trades: number;
  /** Engines that were away when they were last asked. */
  readonly away: readonly string[];
};

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
};

/** `/healthz`: the process answers. `/readyz`: it leads and reads, or stands by with the log read to its end. */
export const startServer = async (
  { host, port, key = null }: { host: string; port: number; key?: MetricsDoor['key'] },
  feed: { health: () => Health; metrics: Metrics },
): Promise<Server> => {
  const answerFigures = answerMetrics({ host, key }, feed.metrics);
  const route = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (path === '/healthz') return answer(response, 200, { status: 'ok' });
    if (path === '/readyz') {
      const state = feed.health();
      return answer(response, state.isReady ? 200 : 503, state);
    }
    if (path === '/metrics') return answerFigures(request, response);
    answer(response, 404, { code: 'route.not-found' });
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (request.method === 'GET') void route(path, request, response);
    else answer(response, 405, { code: 'method.not-allowed' });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Told, answerMetrics } from './answer-metrics.ts';
import type { MetricsDoor } from './door.ts';

export type MetricsPlace = MetricsDoor & { readonly port: number };

export type MetricsListener = { readonly port: number | null; readonly close: () => void };

/** A look is small and quick; whoever is slow with it is no scraper. */
const LIMITS = { requestTimeout: 5_000, headersTimeout: 5_000, connectionsCheckingInterval: 5_000 };

/**
 * The figures of a process that readers reach, on a listener of their own: what serves readers knows no such address.
 * Where the port is taken the process goes on unwatched, and says so: whoever watches sees that it does not answer.
 */
export const listenForMetrics = async (
  { host, port, key }: MetricsPlace,
  told: Told,
  onTrouble: (error: unknown) => void,
): Promise<MetricsListener> => {
  const answer = answerMetrics({ host, key }, told);
  const server: Server = createServer(LIMITS, (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      answer(request, response).catch((error: unknown) => {
        onTrouble(error);
        response.destroy();
      });
    else response.writeHead(404, { 'content-length': 0 }).end();
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    onTrouble(error);
    return { port: null, close: () => undefined };
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

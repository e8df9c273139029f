import { type Meters, PART_METRICS, WEB_METRICS, openMeters } from '@chuli/telemetry';
import type { FastifyInstance } from 'fastify';

const TABLE = { ...WEB_METRICS, ...PART_METRICS } as const;

export type WebMeters = Meters<typeof TABLE>;

export const openWebMeters = (): WebMeters => openMeters(TABLE);

/** What a request was for, by its address alone; it says nothing of the reader. */
const kindOf = (url: string): string => {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/live/')) return 'live';
  if (url === '/healthz' || url === '/readyz' || url === '/status') return 'status';
  return url.startsWith('/assets/') || /\.\w{2,12}$/.test(url.split('?', 1)[0] ?? '') ? 'asset' : 'page';
};

/** Nobody's business here: a host that is not ours, or what cannot be read. */
const REFUSED: ReadonlySet<number> = new Set([400, 421]);

/** Counts every request when its connection is done with it, and the connections themselves when somebody asks. */
export const countRequests = (app: FastifyInstance, meters: WebMeters): void => {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.raw.once('close', () => {
      const { writableFinished, statusCode } = reply.raw;
      const kind = kindOf(url);
      meters.count('chuli_web_requests_total', {
        kind: REFUSED.has(statusCode) && kind !== 'api' && kind !== 'live' ? 'refused' : kind,
        status: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'left',
      });
    });
  });
  let listeners = 0;
  let readers = 0;
  app.server.on('upgrade', (_, socket) => {
    listeners += 1;
    socket.once('close', () => void (listeners -= 1));
  });
  app.server.on('connection', (socket) => {
    readers += 1;
    socket.once('close', () => void (readers -= 1));
  });
  meters.read('chuli_web_sockets', () => [
    [{ kind: 'readers' }, readers - listeners],
    [{ kind: 'listeners' }, listeners],
  ]);
};

export type Behind = 'api' | 'live';

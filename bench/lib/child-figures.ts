import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as BareServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const BACKLOG = 8_192;

/** On a free port that a crowd may come to at once. */
export const listenAnywhere = async (server: Server | BareServer): Promise<number> => {
  server.listen({ host: '127.0.0.1', port: 0, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

export const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** After the garbage is gone, in bytes. */
export const memoryNow = async (): Promise<{ rss: number; heap: number }> => {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await delay(100);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
};

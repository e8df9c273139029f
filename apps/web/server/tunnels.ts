import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The connections of listeners that pass through to the gateway. The port does not close before they do, and nobody
 * else would end them: they are let go one after the other, and browsers come back elsewhere, where they resume.
 */
export const trackTunnels = (server: Server) => {
  const open = new Set<Duplex>();
  server.on('upgrade', (_, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    release: async (withinMs: number): Promise<void> => {
      const all = [...open];
      for (const socket of all) {
        socket.end(() => socket.destroy());
        await delay(withinMs / all.length);
      }
    },
  };
};

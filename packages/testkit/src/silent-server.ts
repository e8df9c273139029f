import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

export type SilentServer = { port: number; close: () => void };

/** Takes every connection and says nothing, like a machine that hangs. */
export const startSilentServer = async (): Promise<SilentServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

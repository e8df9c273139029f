import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** Open; refused: every connection is broken off; swallowed: connections stand and nothing comes through. */
export type Passage = 'open' | 'refused' | 'swallowed';

/** The way from one process to one engine, which can be closed to it alone. */
export type Proxy = { readonly url: string; become: (passage: Passage) => void; close: () => void };

export const startProxy = async (engineUrl: string): Promise<Proxy> => {
  const engine = new URL(engineUrl);
  let passage: Passage = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const join = (near: Socket): void => {
    const far = connect(Number(engine.port), engine.hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (passage === 'refused') near.resetAndDestroy();
    else if (passage === 'swallowed') near.pause();
    else join(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(engineUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const breakOff = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    become: (next) => {
      passage = next;
      if (next !== 'swallowed') return breakOff();
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      server.close();
      breakOff();
    },
  };
};

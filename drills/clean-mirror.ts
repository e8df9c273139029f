import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type Mirror = { readonly address: string; stop: () => void };

const HTTPS_PORT = 443;

/** What lets apt of a machine without a way out ask the mirrors: it forwards what a proxy is asked. */
export const startMirror = async (host: string): Promise<Mirror> => {
  const server = createServer((asked, reply) => {
    const sent = request(asked.url ?? '', { method: asked.method, headers: asked.headers }, (given) => {
      reply.writeHead(given.statusCode ?? 0, given.headers);
      given.pipe(reply);
    });
    sent.on('error', () => reply.destroy());
    asked.pipe(sent);
  });
  server.on('connect', ({ url }, socket) => {
    const [name, port] = (url ?? '').split(':');
    const there = connect(Number(port ?? HTTPS_PORT), name, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    for (const [one, other] of [
      [there, socket],
      [socket, there],
    ] as const)
      one.on('error', () => other.destroy());
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

import { type IncomingMessage, type RequestOptions, createServer, request } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';

const isLive = (message: IncomingMessage): boolean => message.url?.startsWith('/live/') ?? false;

/** One origin for the web and a gateway of the test's own, whatever stands behind the web itself. */
export const openDoor = async (web: string, gateway: string) => {
  const sockets = new Set<Socket>();
  const targetOf = (message: IncomingMessage): URL => new URL(isLive(message) ? gateway : web);
  const server = createServer((asked, answer) => {
    const { hostname, port } = targetOf(asked);
    const options: RequestOptions = {
      hostname,
      port,
      path: asked.url ?? '/',
      method: asked.method ?? 'GET',
      headers: asked.headers,
    };
    const passed = request(options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(204).end());
    asked.pipe(passed);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, socket, head) => {
    const { hostname, port } = targetOf(asked);
    const passed = connect(Number(port), hostname, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      passed.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    cut,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): void => {
      server.close();
      cut();
    },
  };
};

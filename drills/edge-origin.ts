import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the drill lets the origin say of itself at an address of its own. */
export type Said = { readonly control: string; readonly headers?: Readonly<Record<string, string>> };

/** The web server as the edge meets it: every question is counted, and it goes away when it is told to. */
export type Origin = {
  readonly port: number;
  /** Questions for this address since they were last asked for. */
  take: (host: string, path: string) => number;
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
};

const keyOf = (host: string, path: string): string => `${host} ${path}`;

const passOn = (port: number, asked: IncomingMessage, reply: ServerResponse): void => {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  asked.pipe(passed);
};

export const openOrigin = async (webPort: number, said: Readonly<Record<string, Said>>): Promise<Origin> => {
  const counts = new Map<string, number>();
  let made = 0;
  const answer = (asked: IncomingMessage, reply: ServerResponse): void => {
    const path = asked.url ?? '';
    const key = keyOf(asked.headers.host ?? '', path);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const own = said[path];
    if (own === undefined) return passOn(webPort, asked, reply);
    made += 1;
    reply.writeHead(200, { 'cache-control': own.control, 'content-type': 'text/plain', ...own.headers });
    reply.end(String(made));
  };
  let server: Server = createServer(answer);
  const listen = async (port: number): Promise<void> => {
    server.listen({ host: '127.0.0.1', port });
    await once(server, 'listening');
  };
  const leave = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    take: (host, path) => {
      const count = counts.get(keyOf(host, path)) ?? 0;
      counts.delete(keyOf(host, path));
      return count;
    },
    leave,
    comeBack: async () => {
      server = createServer(answer);
      await listen(port);
    },
    stop: async () => {
      if (server.listening) await leave();
    },
  };
};

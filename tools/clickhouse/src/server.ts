import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { answerQuery } from './answer-query.ts';
import { Engine } from './engine.ts';

const MAX_ADDRESS_BYTES = 1024 * 1024;
const SHUTDOWN_GRACE = 5_000;
/** As ClickHouse has it. With Node's 5 s, a stall of the machine would cut off questions that wait to be read. */
const KEEP_ALIVE_MS = 30_000;

type ServerOptions = { data: string; host?: string; port: number; sessions: number };

type ClickHouseServer = { url: string; close: () => Promise<void> };

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=UTF-8' });
  response.end(text);
};

const route = (engine: Engine, request: IncomingMessage, response: ServerResponse): void => {
  const [path, search] = (request.url ?? '/').split('?');
  if (path === '/ping') sendText(response, 200, 'Ok.\n');
  else if (path !== '/') sendText(response, 404, `There is no handle ${path ?? ''}\n`);
  else if (request.method === 'GET' && !search?.includes('query=')) sendText(response, 200, 'Ok.\n');
  else void answerQuery(engine, request, response);
};

/** Serves one data folder over ClickHouse's HTTP interface; on loopback only, where nothing else is said. */
export const startClickHouse = async ({
  data,
  host = '127.0.0.1',
  port,
  sessions,
}: ServerOptions): Promise<ClickHouseServer> => {
  const engine = new Engine(data, sessions);
  const server = createServer(
    { maxHeaderSize: MAX_ADDRESS_BYTES, requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => route(engine, request, response),
  );
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await engine.close(SHUTDOWN_GRACE);
      server.closeAllConnections();
    },
  };
};

import { once } from 'node:events';
import { Agent, type Server, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { finishWithin } from './finish-within.ts';

let server: Server;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

/** A request that the server has taken in and not answered; a connection is kept after the answer. */
const runningRequest = async (): Promise<{ response: ServerResponse; status: Promise<number | null> }> => {
  const taken = new Promise<ServerResponse>((resolve) => {
    server = createServer((_, response) => resolve(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sending = request({ host: '127.0.0.1', port, agent });
  const status = new Promise<number | null>((resolve) => {
    sending.on('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? null);
    });
    sending.on('error', () => resolve(null));
  });
  sending.end();
  return { response: await taken, status };
};

const closeWithin = (withinMs?: number): Promise<void> =>
  finishWithin(server, new Promise((resolve) => server.close(resolve)), withinMs);

it('a running request is answered after the port has closed, and its connection let go', async () => {
  const { response, status } = await runningRequest();
  const closing = closeWithin();
  expect(server.listening).toBe(false);
  response.end('late');
  expect(await status).toBe(200);
  await closing;
});

it('a request that does not end is cut off after its time', async () => {
  const { status } = await runningRequest();
  await closeWithin(100);
  expect(await status).toBeNull();
});

import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { askOther } from './ask-other.ts';

const SAID = { role: 'primary', timeline: 2 };

const serveAt = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};

it('hears the other over a fresh connection where the kept one is gone', async () => {
  const known = new Set<Socket>();
  let gone = 0;
  const address = await serveAt(({ socket }, reply) => {
    if (known.has(socket)) {
      gone += 1;
      return socket.destroy();
    }
    known.add(socket);
    return reply.end(JSON.stringify(SAID));
  });
  expect(await askOther(address)).toEqual(SAID);
  // The connection is kept from the end of the answer on.
  await delay(100);
  expect(await askOther(address)).toEqual(SAID);
  expect(gone).toBe(1);
});

it('hears nothing of one that is silent, within the time a balancer has', async () => {
  const address = await serveAt(() => undefined);
  const began = performance.now();
  expect(await askOther(address)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1_900);
});

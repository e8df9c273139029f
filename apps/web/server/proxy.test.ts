import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, type Server, createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProxy } from './proxy.ts';

const LIMITS = { connectMs: 500, firstByteMs: 50, totalMs: 5_000, stalledMs: 50 };
const MEGABYTES = Buffer.alloc(32 * 1024 * 1024);

const serve = async (listener: RequestListener): Promise<{ server: Server; port: number }> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
};

/** A proxy before a process that does this with every request. */
const proxyTo = async (listener: RequestListener, limits: Partial<typeof LIMITS> = {}) => {
  const behind = await serve(listener);
  const lines: Record<string, unknown>[] = [];
  const proxy = createProxy({
    url: `http://127.0.0.1:${behind.port}`,
    log: (_level, facts) => lines.push(facts),
    limits: { ...LIMITS, ...limits },
    whenAway: (response, code, requestId) =>
      void response.writeHead(503, { 'x-request-id': requestId }).end(code),
  });
  const { port } = await serve(proxy.pass);
  return { port, lines, behind: behind.server };
};

const ask = async (port: number): Promise<{ id: unknown; body: string }> => {
  const [reply] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return { id: reply.headers['x-request-id'], body };
};

describe('the limits of the proxy', () => {
  it('let go of a process that takes a call and says nothing, under an id that the log has too', async () => {
    const { port, lines } = await proxyTo(() => undefined);
    const { id, body } = await ask(port);
    expect(body).toBe('server.no-answer');
    expect(lines).toMatchObject([{ requestId: id, problem: 'no answer in time' }]);
  });

  it('tell a process that is gone from one that is late', async () => {
    const { port, behind } = await proxyTo(() => undefined);
    behind.close();
    expect((await ask(port)).body).toBe('engine.unavailable');
  });

  it('end an answer that never ends', async () => {
    const { port } = await proxyTo((_, response) => void response.write('begun'), { totalMs: 100 });
    await expect(ask(port)).rejects.toThrow('aborted');
  });

  it('cut off a reader who takes nothing of a large answer, and stop what is behind', async () => {
    const { promise: left, resolve } = Promise.withResolvers<boolean>();
    const { port } = await proxyTo((_, response) => {
      response.on('close', () => resolve(response.writableFinished));
      response.end(MEGABYTES);
    });
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: slow\r\n\r\n');
    socket.pause();
    expect(await left).toBe(false);
  });

  it('leave a patient reader and a slow answer alone', async () => {
    const { port } = await proxyTo((_, response) => {
      response.write('slow');
      setTimeout(() => response.end(' answer'), 2 * LIMITS.firstByteMs);
    });
    expect((await ask(port)).body).toBe('slow answer');
  });
});

import { once } from 'node:events';
import {
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  type Server,
  createServer,
  request,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openWebMeters } from './meters.ts';
import { proxy } from './proxy.ts';

// What a test does not ask about must not end it on a busy machine.
const LIMITS = { connectMs: 5_000, firstByteMs: 5_000, totalMs: 10_000, stalledMs: 5_000 };
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
  const app = Fastify();
  const meters = openWebMeters();
  await app.register(proxy, {
    name: 'api',
    meters,
    behind: () => `http://127.0.0.1:${behind.port}`,
    log: (_level, facts) => lines.push(facts),
    limits: { ...LIMITS, ...limits },
    whenAway: (reply, code, requestId) => void reply.code(503).header('x-request-id', requestId).send(code),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return { port, lines, meters, behind: behind.server };
};

const ask = async (port: number, { body = '', ...options }: RequestOptions & { body?: string } = {}) => {
  const sent = request({ port, host: '127.0.0.1', agent: false, ...options }).end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = reply;
  return { status, headers, id: headers['x-request-id'], body: await text(reply) };
};

/** What it was asked, with the body. */
const echo: RequestListener = (asked, response) =>
  void text(asked).then((body) =>
    response.end(JSON.stringify({ method: asked.method, url: asked.url, headers: asked.headers, body })),
  );

describe('the id of a request', () => {
  it('is ours: what a reader says of it goes no further', async () => {
    const { port } = await proxyTo(echo);
    const told = {
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'vendor=1',
      baggage: 'who=me',
      'x-request-id': 'mine',
    };
    const { headers } = JSON.parse((await ask(port, { headers: told })).body) as {
      headers: Record<string, string>;
    };
    expect(headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(headers['traceparent']).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736');
    for (const name of ['tracestate', 'baggage', 'x-request-id']) expect(headers).not.toHaveProperty(name);
  });
});

describe('the limits of the proxy', () => {
  it('let go of a process that takes a call and says nothing, under an id that the log has too', async () => {
    const { port, lines, meters } = await proxyTo(() => undefined, { firstByteMs: 50 });
    const { id, body } = await ask(port);
    expect(body).toBe('server.no-answer');
    expect(lines).toMatchObject([{ requestId: id, problem: 'no answer in time' }]);
    expect(await meters.text()).toContain('chuli_web_upstream_failed_total{behind="api",why="late"} 1');
  });

  it('tell a process that is gone from one that is late', async () => {
    const { port, behind } = await proxyTo(() => undefined);
    behind.close();
    expect((await ask(port)).body).toBe('engine.unavailable');
  });

  it('end an answer that never ends', async () => {
    const { port } = await proxyTo((_, response) => void response.write('begun'), { totalMs: 1_000 });
    await expect(ask(port)).rejects.toThrow('aborted');
  });

  it('cut off a reader who takes nothing of a large answer, and stop what is behind', async () => {
    const { promise: left, resolve } = Promise.withResolvers<boolean>();
    const { port } = await proxyTo(
      (_, response) => {
        response.on('close', () => resolve(response.writableFinished));
        response.end(MEGABYTES);
      },
      { stalledMs: 50 },
    );
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: slow\r\n\r\n');
    socket.pause();
    expect(await left).toBe(false);
  });

  it('leave a patient reader and a slow answer alone', async () => {
    const firstByteMs = 500;
    const { port } = await proxyTo(
      (_, response) => {
        response.write('slow');
        setTimeout(() => response.end(' answer'), 2 * firstByteMs);
      },
      { firstByteMs },
    );
    expect((await ask(port)).body).toBe('slow answer');
  });

  it('count the wait for a connection, and tell those who wait when their time is over', async () => {
    const { port } = await proxyTo(() => undefined, { firstByteMs: 1_000 });
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask(port)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['server.no-answer']));
  });

  it('tell what is behind at once that a reader has left before it answered, and log nothing', async () => {
    const { promise: left, resolve } = Promise.withResolvers<string>();
    const { port, lines } = await proxyTo((asked, response) => {
      response.once('close', () => resolve('left'));
      reader.destroy();
    });
    const reader = request({ port, host: '127.0.0.1', agent: false }).end();
    reader.on('error', () => undefined);
    expect(await left).toBe('left');
    expect(lines).toEqual([]);
  });
});

describe('what the proxy hands on', () => {
  it('is the address as it came, byte for byte', async () => {
    const { port } = await proxyTo(echo);
    for (const path of ['/a/../b//c', '/a;b|c?d=%zz&e=/../', '/%61?'])
      expect(JSON.parse((await ask(port, { path })).body)).toMatchObject({ url: path });
  });

  it('is the body of a form, but none of a question', async () => {
    const { port } = await proxyTo(echo);
    const headers = { 'content-type': 'not a type', 'content-length': 4, expect: '100-continue' };
    const json = { ...headers, 'content-type': 'application/json' };
    const posted = JSON.parse(
      (await ask(port, { method: 'POST', headers: json, body: '{"a"' })).body,
    ) as object;
    expect(posted).toMatchObject({ method: 'POST', body: '{"a"', headers: { 'content-length': '4' } });
    const asked = JSON.parse((await ask(port, { method: 'GET', headers, body: 'abcd' })).body) as object;
    expect(asked).toMatchObject({ method: 'GET', body: '' });
    expect(asked).not.toHaveProperty('headers.content-length');
  });

  it('is an answer with its head, without what belongs to the connection behind', async () => {
    const { port } = await proxyTo((asked, response) => {
      response.writeHead(asked.method === 'HEAD' ? 200 : 304, {
        ...(asked.method === 'HEAD' && { 'content-length': '5' }),
        'set-cookie': ['a=1', 'b=2'],
        'keep-alive': 'timeout=999',
        etag: '"x"',
      });
      response.end();
    });
    const head = await ask(port, { method: 'HEAD' });
    expect(head).toMatchObject({
      status: 200,
      headers: { 'content-length': '5', 'set-cookie': ['a=1', 'b=2'] },
    });
    expect(head.headers['keep-alive']).not.toBe('timeout=999');
    expect(await ask(port)).toMatchObject({ status: 304, headers: { etag: '"x"' }, body: '' });
  });

  it('is asked once more where the connection broke, but not what changes something, nor after a refusal', async () => {
    const asked: string[] = [];
    const { port } = await proxyTo((question, response) => {
      asked.push(`${question.method} ${question.url}`);
      if (question.url === '/busy') response.writeHead(503, { 'retry-after': '5' }).end('busy');
      else if (question.method === 'GET' && asked.length > 1) response.end('fine');
      else question.socket.destroy();
    });
    expect((await ask(port, { path: '/' })).body).toBe('fine');
    expect((await ask(port, { path: '/', method: 'POST', body: 'x' })).body).toBe('engine.unavailable');
    expect((await ask(port, { path: '/busy' })).body).toBe('busy');
    expect(asked).toEqual(['GET /', 'GET /', 'POST /', 'GET /busy']);
  });

  it('is a word to whoever sends a form while nothing is there', async () => {
    const { port, behind } = await proxyTo(echo);
    behind.close();
    const body = 'x'.repeat(1_000_000);
    const answer = await ask(port, { method: 'POST', headers: { 'content-length': body.length }, body });
    expect(answer.body).toBe('engine.unavailable');
  });
});

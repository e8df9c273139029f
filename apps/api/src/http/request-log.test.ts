import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { HSTS_HEADER, answerBroken } from '@chuli/kernel';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { RequestLog } from './request-log.ts';

const open = () => {
  const lines: string[] = [];
  const server = Fastify({
    loggerInstance: createLogger('info', { write: (line) => void lines.push(line) }),
    logController: new RequestLog(),
    clientErrorHandler: answerBroken({ 'strict-transport-security': HSTS_HEADER }),
  });
  server.get('/asked', { config: { isOpen: true } }, () => ({}));
  server.get('/healthz', () => ({}));
  return { server, lines };
};

it('writes one line a request, with what was asked and what came of it, and none for those who watch', async () => {
  const { server, lines } = open();
  await server.inject('/asked?symbol=NABIL');
  await server.inject('/healthz');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'request completed',
      req: expect.objectContaining({ method: 'GET', url: '/asked?symbol=NABIL' }) as unknown,
      res: expect.objectContaining({ statusCode: 200 }) as unknown,
      responseTime: expect.any(Number) as unknown,
    }),
  ]);
});

it('answers what is no request in our own shape', async () => {
  const { server } = open();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').end('NO SUCH THING\r\n\r\n').setEncoding('utf8');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  await once(socket, 'end');
  await server.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*strict-transport-security[^]*"code":"input\.invalid"/);
});

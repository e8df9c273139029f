import { AppError } from '@chuli/kernel';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendError } from '../http/errors.ts';
import { openApiMeters } from './api-meters.ts';
import { countAnswers } from './count-answers.ts';

const opened = async () => {
  const meters = openApiMeters();
  const server = Fastify({ logger: false });
  countAnswers(server, meters);
  server.setErrorHandler(sendError);
  server.get('/ok/:id', { config: { call: 'stock.raw' } }, () => ({ ok: true }));
  server.get('/refused', { config: { call: 'market.close' } }, () => {
    throw new AppError('membership.tier-required');
  });
  server.get('/broken', { config: { call: 'market.close' } }, () => {
    throw new Error('ours');
  });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  server.get('/never', { config: { call: 'market.sector' } }, () => {
    arrive();
    return new Promise(() => undefined);
  });
  server.post('/sign-in', { config: { call: 'account.token' } }, () => {
    throw new AppError('sign-in.refused');
  });
  server.get('/page', () => 'no call');
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    server.server.closeAllConnections();
    return server.close();
  });
  const lines = async (): Promise<string[]> => (await meters.text()).split('\n');
  return {
    lines,
    arrived,
    ask: (path: string, init?: RequestInit) => fetch(address + path, init).then((reply) => reply.text()),
  };
};

/** A connection is done with a moment after its reader is: what is told of it is waited for. */
describe('answered calls', () => {
  it('are counted by contract and status, whatever stands in the address', async () => {
    const { ask, lines } = await opened();
    for (const path of ['/ok/1', '/page', '/nowhere', '/ok/2?q=x']) await ask(path);
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          'chuli_api_requests_total{call="stock.raw",status="2xx"} 2',
          'chuli_api_request_seconds_count{call="stock.raw"} 2',
        ]),
      );
    const told = await lines();
    expect(told.filter((line) => line.startsWith('chuli_api_requests_total{'))).toHaveLength(1);
  });

  it('that are refused are counted by why and by code', async () => {
    const { ask, lines } = await opened();
    await ask('/refused');
    await ask('/broken');
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          'chuli_api_requests_total{call="market.close",status="4xx"} 1',
          'chuli_api_requests_total{call="market.close",status="5xx"} 1',
          'chuli_api_refused_total{reason="tier",code="membership.tier-required"} 1',
          'chuli_api_refused_total{reason="fault",code="server.unexpected"} 1',
        ]),
      );
  });

  it('whose reader left are no answers', async () => {
    const { ask, lines, arrived } = await opened();
    const leaving = new AbortController();
    const asked = ask('/never', { signal: leaving.signal });
    await arrived;
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await expect
      .poll(lines)
      .toEqual(expect.arrayContaining(['chuli_api_requests_total{call="market.sector",status="left"} 1']));
  });

  it('to sign in are counted by what came of them', async () => {
    const { ask, lines } = await opened();
    await ask('/sign-in', { method: 'POST' });
    await expect
      .poll(lines)
      .toEqual(
        expect.arrayContaining([
          'chuli_api_sign_ins_total{outcome="wrong"} 1',
          'chuli_api_sign_ins_total{outcome="done"} 0',
        ]),
      );
  });
});

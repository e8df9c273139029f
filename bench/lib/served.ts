import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildServer } from '@chuli/api';
import { ALL_FEATURES } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import { pino } from 'pino';

const agent = new Agent({ keepAlive: true });

export const fetchJson = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (reply.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${url} answered ${reply.statusCode}: ${text}`));
      });
    }).on('error', reject);
  });

/** More than any benchmark asks: what a call takes is measured, not how much of it one caller may have. */
const CALLER_PER_SECOND = 100_000;

/** The product's server as in production, but refusing nobody, and unless it may keep answers every call is built anew. */
export const serve = async (tape: Tape, registry: Registry, cacheBytes = 0) => {
  const server = await buildServer(
    { tape, registry, clock: () => instant(Date.now()), log: pino({ level: 'silent' }) },
    {
      checkReplies: false,
      cacheBytes,
      callerPerSecond: CALLER_PER_SECOND,
      people: { freeFeatures: ALL_FEATURES },
    },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};

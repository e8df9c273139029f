import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildServer } from '@chuli/api';
import { ALL_FEATURES } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { type Registry, openRegistry } from '@chuli/registry';
import { referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { knownDays } from '@chuli/tape/market';
import { pino } from 'pino';
import { type Timing, timePaired } from './paired-timing.ts';
import { type Question, sliceQuestions } from './slice-questions.ts';

const agent = new Agent({ keepAlive: true });

const fetchJson = (url: string): Promise<unknown> =>
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

/** The product's server as in production, but keeping no answers: every call is built anew. */
const serve = async (tape: Tape, registry: Registry) => {
  const server = await buildServer(
    { tape, registry, clock: () => instant(Date.now()), log: pino({ level: 'silent' }) },
    { checkReplies: false, cacheBytes: 0, people: { freeFeatures: ALL_FEATURES } },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};

const askBare =
  (tape: Tape, { sql, params, beside }: Question) =>
  async () => {
    const rows = async (): Promise<unknown> =>
      (await tape.query({ query: sql, query_params: params, format: 'JSONEachRow' })).json();
    return Promise.all([rows(), beside?.(tape)]);
  };

export type Measured = Timing & { name: string };

/** Times the three questions over HTTP against the same statements on the bare driver. */
export const measureSlice = async (
  tape: Tape,
  registryUrl: string,
  effort: { blocks: number; runs: number },
): Promise<Measured[]> => {
  const started = performance.now();
  const days = (await knownDays(tape)).filter((day) => day.has_trades).map((day) => day.traded_on);
  console.log(`list of known days, read every 30 s: ${(performance.now() - started).toFixed(0)} ms`);
  const registry = openRegistry(registryUrl);
  const questions = await sliceQuestions(tape, days, referenceOf(registry));
  const server = await serve(tape, registry);
  const measured: Measured[] = [];
  try {
    for (const question of questions) {
      const ways = { bare: askBare(tape, question), served: () => fetchJson(server.url + question.path) };
      measured.push(Object.assign(await timePaired(ways, effort), { name: question.name }));
    }
  } finally {
    await server.close();
    await registry.destroy();
  }
  return measured;
};

import { Agent, get } from 'node:http';
import { namedContracts } from '@chuli/contracts';
import { startBenchProcess } from './live-process.ts';

const AREAS: ReadonlySet<string> = new Set(['market', 'stock', 'reference']);
const MOST_ADDRESSES = 6;

export type Asked = {
  readonly readers: number;
  /** Microseconds of CPU of the API for one question. */
  readonly micros: number;
  readonly perSecond: number;
};

/** Takes the whole answer and throws it away: what the API spends is measured. Resolves with the status. */
const ask = (agent: Agent, port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
    }).on('error', reject);
  });

/** What a page asks as it opens, and everyone is answered alike. */
const pathsAsked = async (agent: Agent, port: number): Promise<string[]> => {
  const paths = namedContracts()
    .filter(({ area, contract: { method, access, path, query } }) => {
      const isWhole = !path.includes('{') && query.safeParse({}).success;
      return AREAS.has(area) && method === 'GET' && access === 'open' && isWhole;
    })
    .map(({ contract }) => `/api${contract.path}`);
  const answered: string[] = [];
  for (const path of paths) {
    if (answered.length === MOST_ADDRESSES) break;
    if ((await ask(agent, port, path)) === 200) answered.push(path);
  }
  if (answered.length === 0) throw new Error('The engines hold no market: npm run sample.');
  return answered;
};

/** So many readers, each asking one thing after the other: the same few questions, which the API keeps. */
export const measureQuestions = async (counts: readonly number[], questions: number): Promise<Asked[]> => {
  const api = startBenchProcess(import.meta.resolve('./scale-api.ts'));
  const agent = new Agent({ keepAlive: true });
  try {
    const { port = 0 } = await api.ask('listen');
    const paths = await pathsAsked(agent, port);
    const read = async (readers: number, count: number): Promise<void> => {
      let left = count;
      const reader = async (first: number): Promise<void> => {
        for (let at = first; left > 0; at++) {
          left -= 1;
          await ask(agent, port, paths[at % paths.length] ?? '');
        }
      };
      await Promise.all(Array.from({ length: readers }, (_, at) => reader(at)));
    };
    await read(counts[0] ?? 1, questions);
    const asked: Asked[] = [];
    for (const readers of counts) {
      await read(readers, readers * 2);
      const before = (await api.ask('cpu'))['micros'] ?? 0;
      const started = performance.now();
      await read(readers, questions);
      const seconds = (performance.now() - started) / 1_000;
      const micros = (((await api.ask('cpu'))['micros'] ?? 0) - before) / questions;
      asked.push({ readers, micros, perSecond: questions / seconds });
    }
    return asked;
  } finally {
    agent.destroy();
    await api.stop();
  }
};

import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { TradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type Tape, openTape } from '@chuli/tape';
import { freePort } from '../engines/free-port.ts';
import { ROOT } from '../run.ts';
import { readSettings } from '../settings.ts';
import { grantTo, signInAs } from './access-callers.ts';
import { tokensBy } from './access-place.ts';
import type { Known } from './abuse-questions.ts';
import type { ProcessFigures } from './process-probe.ts';
import { waitUntil } from './processes.ts';
import { addPerson, phoneOf } from './tokens-people.ts';

export type ProbedApi = {
  readonly port: number;
  figures: () => Promise<ProcessFigures>;
  stop: () => Promise<void>;
};

/** The API of production on the market that the engines hold, and members of every feature. */
export type AbusePlace = {
  readonly known: Known & { readonly symbols: readonly string[] };
  /** Headers by which members sign in. */
  readonly members: readonly Readonly<Record<string, string>>[];
  api: (env?: Readonly<Record<string, string>>) => Promise<ProbedApi>;
  stop: () => Promise<void>;
};

const startProbed = async (env: Record<string, string>): Promise<ProbedApi> => {
  const port = await freePort();
  const probe = path.join(ROOT, 'scripts/lib/drill/process-probe.ts');
  const child: ChildProcess = spawn(
    process.execPath,
    ['--expose-gc', '--import', probe, path.join(ROOT, 'apps/api/src/main.ts')],
    {
      env: { PATH: process.env['PATH'], ...env, CHULI_API_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error('the API did not start');
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitUntil(isUp, 'the API', 60_000);
  return {
    port,
    figures: async () => {
      const told = once(child, 'message');
      child.send('figures');
      return (await told)[0] as ProcessFigures;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const SESSIONS = 'SELECT DISTINCT traded_on FROM daily_bar ORDER BY traded_on';
const TIMED =
  'SELECT traded_on FROM trade WHERE traded_at IS NOT NULL GROUP BY traded_on ORDER BY count() DESC LIMIT 1';
const BUSIEST = `
  SELECT symbol FROM daily_bar FINAL
  WHERE traded_on > (SELECT max(traded_on) - 30 FROM daily_bar) GROUP BY symbol ORDER BY sum(amount) DESC LIMIT 60`;
const BROKER = 'SELECT buyer FROM trade GROUP BY buyer ORDER BY count() DESC LIMIT 1';

const rowsOf = async <Row>(tape: Tape, query: string): Promise<Row[]> =>
  (await tape.query({ query, format: 'JSONEachRow' })).json<Row>();

const lookAround = async (): Promise<AbusePlace['known']> => {
  const { tapeUrl, tapeDatabase } = readSettings();
  const tape = openTape({ url: tapeUrl, database: tapeDatabase });
  try {
    const [sessions, timed, symbols, brokers] = [
      await rowsOf<{ traded_on: TradingDate }>(tape, SESSIONS),
      await rowsOf<{ traded_on: TradingDate }>(tape, TIMED),
      await rowsOf<{ symbol: string }>(tape, BUSIEST),
      await rowsOf<{ buyer: string }>(tape, BROKER),
    ];
    if (sessions.length === 0) throw new Error('The engines hold no market: npm run sample, npm run record.');
    return {
      sessions: sessions.map(({ traded_on }) => traded_on),
      timed: timed[0]?.traded_on ?? null,
      symbols: symbols.map(({ symbol }) => symbol),
      broker: brokers[0]?.buyer ?? '1',
    };
  } finally {
    await tape.close();
  }
};

const MEMBERS = 10;

export const openAbusePlace = async (): Promise<AbusePlace> => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  const known = await lookAround();
  const registry = openRegistry(registryUrl, 2);
  const { privateKey } = generateKeyPairSync('ed25519');
  const people = { registry, tokenOf: tokensBy(privateKey) };
  const ids: string[] = [];
  const members: Record<string, string>[] = [];
  for (let member = 0; member < MEMBERS; member++) {
    const id = await addPerson(people, phoneOf('985', randomInt(10_000_000)));
    ids.push(id);
    await grantTo(people, id, { tier: 'Platinum', starts: -1, ends: 1 });
    members.push({ authorization: `Bearer ${await signInAs(people, id)}` });
  }
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: registryUrl,
    CLICKHOUSE_URL: tapeUrl,
    CHULI_TAPE_DATABASE: tapeDatabase,
    CHULI_LOG_LEVEL: 'fatal',
    CHULI_TOKEN_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  return {
    known,
    members,
    api: (more = {}) => startProbed({ ...env, ...more }),
    stop: async () => {
      await registry.deleteFrom('person').where('id', 'in', ids).execute();
      await registry.destroy();
    },
  };
};

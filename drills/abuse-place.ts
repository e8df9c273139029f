import { generateKeyPairSync, randomInt } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Known } from '@chuli/contracts/testing/worst-questions';
import type { TradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type Tape, openTape } from '@chuli/tape';
import { ROOT, readSettings } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { startProcess, waitUntil } from '@chuli/harness';
import { grantTo, signInAs } from './access-callers.ts';
import { tokensBy } from './access-place.ts';
import { ASKS_FIGURES, type ProcessFigures } from './process-figures.ts';
import { askHealth } from './processes.ts';
import { addPerson, phoneOf } from './tokens-people.ts';

export type ProbedApi = {
  readonly port: number;
  figures: () => Promise<ProcessFigures>;
  stop: () => Promise<void>;
};

export type Headers = Readonly<Record<string, string>>;

/** The API of production on the market that the engines hold, and members of every feature. */
export type AbusePlace = {
  readonly known: Known & { readonly symbols: readonly string[] };
  /** Headers of members who have just signed in: the table takes longer than a token holds. */
  signIn: () => Promise<Headers[]>;
  api: (env?: Readonly<Record<string, string>>) => Promise<ProbedApi>;
  stop: () => Promise<void>;
};

const PROBE = pathToFileURL(path.join(ROOT, 'drills/process-probe.ts')).href;

const startProbed = async (env: Record<string, string | undefined>): Promise<ProbedApi> => {
  const port = await freePort();
  let hear: (figures: ProcessFigures) => void = () => undefined;
  const api = startProcess(
    'apps/api/src/main.ts',
    { ...env, CHULI_API_PORT: String(port), NODE_OPTIONS: `--import ${PROBE}` },
    port,
    (told) => hear(told as ProcessFigures),
  );
  await waitUntil(async () => (await askHealth(api)) !== null, 'the API', 60_000);
  return {
    port,
    figures: () =>
      new Promise((resolve) => {
        hear = resolve;
        api.tell(ASKS_FIGURES);
      }),
    stop: async () => void (await api.end()),
  };
};

const SESSIONS = 'SELECT DISTINCT traded_on FROM daily_bar ORDER BY traded_on';
const TIMED =
  'SELECT traded_on FROM counted_trade WHERE traded_at IS NOT NULL GROUP BY traded_on ORDER BY count() DESC LIMIT 1';
const BUSIEST = `
  SELECT symbol FROM daily_bar FINAL
  WHERE traded_on > (SELECT max(traded_on) - 30 FROM daily_bar) GROUP BY symbol ORDER BY sum(amount) DESC LIMIT 60`;
const BROKER = 'SELECT buyer FROM counted_trade GROUP BY buyer ORDER BY count() DESC LIMIT 1';

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
  for (let member = 0; member < MEMBERS; member++) {
    const id = await addPerson(people, phoneOf('985', randomInt(10_000_000)));
    ids.push(id);
    await grantTo(people, id, { tier: 'Platinum', starts: -1, ends: 1 });
  }
  const env = {
    /** As in production. */
    CHULI_CALLER_PER_SECOND: undefined,
    CHULI_CHECK_REPLIES: 'false',
    DATABASE_URL: registryUrl,
    CLICKHOUSE_URL: tapeUrl,
    CHULI_TAPE_DATABASE: tapeDatabase,
    CHULI_LOG_LEVEL: 'fatal',
    CHULI_TOKEN_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
  return {
    known,
    signIn: () =>
      Promise.all(ids.map(async (id) => ({ authorization: `Bearer ${await signInAs(people, id)}` }))),
    api: (more = {}) => startProbed({ ...env, ...more }),
    stop: async () => {
      await registry.deleteFrom('person').where('id', 'in', ids).execute();
      await registry.destroy();
    },
  };
};

import { generateKeyPairSync, randomInt } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { ROOT, readSettings } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { type KnownMarket, knownMarket, startProcess, waitUntil } from '@chuli/harness';
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
  readonly known: KnownMarket;
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

const lookAround = async (): Promise<KnownMarket> => {
  const { tapeUrl, tapeDatabase } = readSettings();
  const tape = openTape({ url: tapeUrl, database: tapeDatabase });
  try {
    return await knownMarket(tape);
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

import { type Log, type LogAddress, type LogOptions, deleteLog, openLog, pingLog } from '@chuli/bus';
import { waitUntil } from '@chuli/harness';
import { DAY } from './plan.ts';
import type { Cluster } from './log-cluster.ts';

const PATIENCE_MS = 20_000;
const TIMEOUT_MS = 3_000;

/** What somebody tries who may not, and what the refusal has to say: a log that is away refuses nothing. */
type Attempt = {
  readonly name: string;
  readonly says: RegExp;
  readonly run: (cluster: Cluster) => Promise<unknown>;
};

const FORBIDDEN = /Permissions Violation/i;
const UNKNOWN = /Authorization Violation/i;

const withLog = async <T>(options: LogOptions, use: (log: Log) => Promise<T>): Promise<T> => {
  const log = await openLog({ ...options, publishTimeoutMs: TIMEOUT_MS });
  try {
    return await use(log);
  } finally {
    await log.close();
  }
};

const forged = { day: DAY, kind: 'trade', messageId: 'forged', bytes: Buffer.from('{}') };

const purge = (address: LogAddress, role: NonNullable<LogOptions['role']>) =>
  withLog({ ...address, role }, (log) => log.purgeDay(DAY));

/** Rejects with what keeps the reading from beginning. */
const consumeTape = (address: LogAddress): Promise<void> => {
  let trouble: unknown = null;
  const note = (error: unknown): void => void (trouble ??= error);
  return withLog({ ...address, role: 'reader', onTrouble: note }, async (log) => {
    let taken = 0;
    const reading = log.consume({
      durable: 'tape',
      maxMessages: 10,
      maxWaitMs: 10,
      onBatch: async (batch) => void (taken += batch.length),
      onFailure: note,
    });
    await waitUntil(() => Promise.resolve(trouble !== null || taken > 0), 'a refusal', PATIENCE_MS);
    await reading.stop();
    if (trouble !== null) throw trouble;
  });
};

const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'a reader publishes a forged trade',
    says: FORBIDDEN,
    run: ({ address }) => withLog({ ...address('reader'), role: 'reader' }, (log) => log.publish(forged)),
  },
  {
    name: 'a reader purges a day',
    says: FORBIDDEN,
    run: ({ address }) => purge(address('reader'), 'reader'),
  },
  {
    name: 'a reader deletes the log',
    says: FORBIDDEN,
    run: ({ address }) => deleteLog({ ...address('reader'), role: 'reader' }),
  },
  {
    name: 'a reader takes what is for the tape',
    says: FORBIDDEN,
    run: ({ address }) => consumeTape(address('reader')),
  },
  {
    name: 'a publisher purges a day',
    says: FORBIDDEN,
    run: ({ address }) => purge(address('publisher'), 'publisher'),
  },
  {
    name: 'a publisher deletes the log',
    says: FORBIDDEN,
    run: ({ address }) => deleteLog(address('publisher')),
  },
  { name: 'a stranger connects', says: UNKNOWN, run: ({ address }) => pingLog(address(null)) },
  {
    name: 'a wrong password',
    says: UNKNOWN,
    run: ({ address }) =>
      pingLog({ ...address(null), credentials: { kind: 'password', user: 'publisher', password: 'wrong' } }),
  },
  {
    name: 'a client that does not know the certificate',
    says: /certificate/i,
    run: ({ address }) => pingLog({ ...address('reader'), tls: {} }),
  },
];

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : '';

const isRefused = async ({ says, run }: Attempt, cluster: Cluster): Promise<boolean> => {
  try {
    await run(cluster);
    return false;
  } catch (error) {
    return says.test(reasonOf(error));
  }
};

/** What was not refused as it has to be. */
export const tryRights = async (cluster: Cluster): Promise<{ tried: number; open: string[] }> => {
  const open: string[] = [];
  for (const attempt of ATTEMPTS) {
    const refused = await isRefused(attempt, cluster);
    if (!refused) open.push(attempt.name);
    console.log(`  ${attempt.name}: ${refused ? 'refused' : 'NOT REFUSED'}`);
  }
  return { tried: ATTEMPTS.length, open };
};

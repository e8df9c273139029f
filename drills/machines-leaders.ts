import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import { openTape } from '@chuli/tape';
import { signalsHash } from '@chuli/tape/signal';
import type { WorkerState } from '@chuli/worker';
import pg from 'pg';
import type { TapeServer, WorkerCopy } from './machines-apps.ts';
import type { Witness } from './machines-witness.ts';

const LOOK_EVERY_MS = 150;
/** A word that took longer to come is of another moment. */
const WORD_WITHIN_MS = 400;
/** Commits go on within 15 s; then the lease of 5 s is over for whoever has looked on, and a pass begins. */
const LEADS_WITHIN_MS = 25_000;
const PATIENCE_MS = 300_000;
const LEASE = "select holder, term::int as term from source_lease where source = 'signals'";

/** Who leads the signals, by the word of each copy and by the lease. */
export type Leaders = Witness & { untilAllAnswer: () => Promise<unknown> };

type Word = Pick<WorkerState, 'role' | 'term'> & { readonly isReady: boolean };

const ask = async ({ address }: WorkerCopy): Promise<Word | null> => {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(WORD_WITHIN_MS) });
    return { ...((await reply.json()) as WorkerState), isReady: reply.ok };
  } catch {
    return null;
  }
};

/** A term has one holder, and none comes after a later one. */
const createTerms = (whose: string) => {
  const holders = new Map<number, string>();
  const faults: string[] = [];
  let highest = 0;
  return {
    faults,
    count: () => holders.size,
    take: (term: number, holder: string): void => {
      const before = holders.get(term) ?? holder;
      if (before !== holder) faults.push(`${whose}: term ${term} is of two`);
      if (term < highest) faults.push(`${whose}: ${holder} leads in term ${term} after ${highest}`);
      holders.set(term, holder);
      highest = Math.max(highest, term);
    },
  };
};

/** The lease as apps see it that are on no machine. */
const readLease = async (url: string, take: (term: number, holder: string) => void): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ holder: string; term: number }>(LEASE);
    for (const { holder, term } of rows) take(term, holder);
  } catch {
    // Nobody serves it at the moment.
  } finally {
    await client.end().catch(() => undefined);
  }
};

const hashOf = async (server: TapeServer): Promise<string> => {
  const tape = openTape(server);
  try {
    return await signalsHash(tape);
  } finally {
    await tape.close();
  }
};

const again = async (stopping: AbortSignal, look: () => Promise<void>): Promise<void> => {
  while (!stopping.aborted) {
    await look();
    await delay(LOOK_EVERY_MS);
  }
};

export const watchLeaders = async (
  workers: readonly WorkerCopy[],
  url: string,
  tape: TapeServer,
): Promise<Leaders> => {
  const [told, stored] = [createTerms('word'), createTerms('lease')];
  const faults: string[] = [];
  const stopping = new AbortController();
  let [leadsSince, looks] = [0, 0];
  const lookAtWords = async (): Promise<void> => {
    const since = performance.now();
    const words = await Promise.all(workers.map(ask));
    const leading = workers.filter((_, at) => words[at]?.role === 'leader');
    if (leading.length > 1) faults.push('two say that they lead');
    for (const [at, { name, link }] of workers.entries()) {
      const word = words[at];
      if (word === null || word === undefined || word.term === null) continue;
      told.take(word.term, name);
      // One that is cut off believes for a while what nobody can tell it any more.
      if (word.isReady && !link.isCut()) leadsSince = since;
    }
    looks += 1;
  };
  const watching = [
    again(stopping.signal, lookAtWords),
    again(stopping.signal, () => readLease(url, stored.take)),
  ];
  await waitUntil(() => Promise.resolve(leadsSince > 0), 'a worker to lead', PATIENCE_MS);
  const first = await hashOf(tape);
  return {
    name: 'leader',
    withinMs: LEADS_WITHIN_MS,
    isOnItsOwn: false,
    goesOnSince: (moment) => leadsSince > moment,
    untilAllAnswer: () =>
      waitUntil(
        async () => (await Promise.all(workers.map(ask))).every((word) => word !== null),
        'all workers to answer',
        PATIENCE_MS,
      ),
    faults: async () => [
      ...faults.splice(0),
      ...told.faults.splice(0),
      ...stored.faults.splice(0),
      ...((await hashOf(tape)) === first ? [] : ['signals are others than before']),
    ],
    stop: async () => {
      stopping.abort();
      await Promise.all(watching);
    },
    summary: () => `${looks} looks at who leads, ${stored.count()} terms`,
  };
};

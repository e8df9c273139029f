import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import pg from 'pg';
import type { App } from './machines-apps.ts';
import type { Witness } from './machines-witness.ts';

const LOOK_EVERY_MS = 150;
/** A word that took longer to come is of another moment. */
const WORD_WITHIN_MS = 400;
const PATIENCE_MS = 300_000;
const LEASE = 'select holder, term::int as term from source_lease where source = $1';

/** Work that one of the copies does, and the others wait for. */
export type Led = {
  readonly name: string;
  readonly copies: readonly App[];
  /** Its row among the leases. */
  readonly lease: string;
  readonly withinMs: number;
  /** What is wrong with what they have done. */
  readonly wrong: () => Promise<readonly string[]>;
};

/** As much as is asked of what a copy says of itself. */
type Word = { readonly role?: string; readonly term?: number | null; readonly isReady: boolean };

const ask = async ({ address }: App): Promise<Word | null> => {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(WORD_WITHIN_MS) });
    return { ...((await reply.json()) as object), isReady: reply.ok };
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
const readLease = async (
  url: string,
  lease: string,
  take: (term: number, holder: string) => void,
): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ holder: string; term: number }>(LEASE, [lease]);
    for (const { holder, term } of rows) take(term, holder);
  } catch {
    // Nobody serves it at the moment.
  } finally {
    await client.end().catch(() => undefined);
  }
};

const again = async (stopping: AbortSignal, look: () => Promise<void>): Promise<void> => {
  while (!stopping.aborted) {
    await look();
    await delay(LOOK_EVERY_MS);
  }
};

/** Who leads, by the word of each copy and by the lease. */
export const watchLeaders = async (led: Led, url: string): Promise<Witness> => {
  const { name, copies, lease, withinMs, wrong } = led;
  const [told, stored] = [createTerms(`${name}, by word`), createTerms(`${name}, by lease`)];
  const faults: string[] = [];
  const stopping = new AbortController();
  let [leadsSince, looks] = [0, 0];
  const lookAtWords = async (): Promise<void> => {
    const since = performance.now();
    const words = await Promise.all(copies.map(ask));
    if (words.filter((word) => word?.role === 'leader').length > 1)
      faults.push(`${name}: two say that they lead`);
    for (const [at, copy] of copies.entries()) {
      const { term, isReady } = words[at] ?? {};
      if (term === null || term === undefined) continue;
      told.take(term, copy.name);
      // One that is cut off believes for a while what nobody can tell it any more.
      if (isReady === true && !copy.link.isCut()) leadsSince = since;
    }
    looks += 1;
  };
  const watching = [
    again(stopping.signal, lookAtWords),
    again(stopping.signal, () => readLease(url, lease, stored.take)),
  ];
  await waitUntil(() => Promise.resolve(leadsSince > 0), `${name} to be led`, PATIENCE_MS);
  return {
    name,
    withinMs,
    isOnItsOwn: false,
    goesOnSince: (moment) => leadsSince > moment,
    faults: async () => [
      ...faults.splice(0),
      ...told.faults.splice(0),
      ...stored.faults.splice(0),
      ...(await wrong()),
    ],
    stop: async () => {
      stopping.abort();
      await Promise.all(watching);
    },
    summary: () => `${name}: ${looks} looks at who leads, ${stored.count()} terms`,
  };
};

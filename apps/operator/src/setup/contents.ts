import { typed } from '@chuli/command';
import { readEnvironment } from '@chuli/kernel';
import { readImportSteps } from '@chuli/tape/write';
import type { Fault, Line, SetupPlace } from './place.ts';

const NOT_KNOWN = 'cannot be looked at yet';

/** What cannot be looked at is missing too. */
const looked = async <T>(store: T | null, look: (store: T) => Promise<Fault>): Promise<Fault> => {
  if (store === null) return NOT_KNOWN;
  return look(store).catch(() => NOT_KNOWN);
};

const market = async ({ tape, variables }: SetupPlace): Promise<Line> => ({
  what: 'a market is loaded',
  fault: await looked(tape, async (store) =>
    (await readImportSteps(store)).has('market') ? null : 'there is none',
  ),
  mend:
    readEnvironment(variables).environment === 'production'
      ? typed('import', '--archive <folder>')
      : `${typed('import', '--archive <folder>')}, or ${typed('sample')}`,
});

const hasDeed = async (store: NonNullable<SetupPlace['registry']>, commands: string): Promise<boolean> =>
  (await store.selectFrom('operator_log').select('id').where('command', 'like', commands).limit(1).execute())
    .length > 0;

const operator = async ({ registry }: SetupPlace): Promise<Line> => ({
  what: 'somebody operates it',
  fault: await looked(registry, async (store) =>
    (await hasDeed(store, '%')) ? null : 'no operator has done anything yet',
  ),
  mend: typed('operate', 'packages set-price gold-12 <rupees> --as <your name> --apply'),
});

const prices = async ({ registry }: SetupPlace): Promise<Line> => ({
  what: 'prices are yours',
  fault: await looked(registry, async (store) =>
    (await hasDeed(store, 'packages %')) ? null : 'they are those that the product came with',
  ),
  mend: `${typed('operate', 'packages list')}, then set-price, stop or start with --as and --apply`,
});

const LEASES = [
  { what: 'a feed reads the source', like: 'log %', process: 'ingest' },
  { what: 'signals are kept up to date', like: 'signals', process: 'worker' },
] as const;

/** Whoever leads renews its lease every few seconds, by the clock of the database. */
const leader = async (
  { registry }: SetupPlace,
  { what, like, process }: (typeof LEASES)[number],
): Promise<Line> => ({
  what,
  fault: await looked(registry, async (store) => {
    const held = await store
      .selectFrom('source_lease')
      .select('holder')
      .where('source', 'like', like)
      .where((eb) => eb('expires_at', '>', eb.fn<Date>('clock_timestamp', [])))
      .execute();
    return held.length > 0 ? null : 'no process leads';
  }),
  mend: `systemctl start chuli-${process}, or chuli ${process}`,
});

export const lookAtContents = (place: SetupPlace): Promise<Line[]> =>
  Promise.all([
    market(place),
    operator(place),
    prices(place),
    ...LEASES.map((lease) => leader(place, lease)),
  ]);

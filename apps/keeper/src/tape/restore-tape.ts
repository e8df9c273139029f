import { migrateTape, openTape } from '@chuli/tape';
import { isFreshDatabase, rowsOf, writePart } from '@chuli/tape/keep';
import { tapeStateHash } from '@chuli/tape/write';
import type { PrivateKey } from '../seal/keys.ts';
import { type TapeManifest, listManifests } from '../store/manifest.ts';
import type { Store } from '../store/store.ts';
import { unpacked } from '../streams.ts';

/** A part may be a whole year of a table. */
const MOST_SECONDS = 3_600;

export type RestoringTape = {
  readonly store: Store;
  readonly key: PrivateKey;
  readonly url: string;
  readonly database: string;
  readonly tell: (bytes: number) => void;
};

/** The newest copy of the tape at a moment or before. */
export const chooseTape = async (store: Store, wanted: Date | null): Promise<TapeManifest> => {
  const all = await listManifests(store, 'tape');
  const chosen = all.findLast(({ ended_at }) => wanted === null || new Date(ended_at) <= wanted);
  if (chosen === undefined) throw new Error('the store holds no tape of then or before');
  return chosen;
};

const rowsByTable = ({ parts }: TapeManifest): ReadonlyMap<string, number> => {
  const rows = new Map<string, number>();
  for (const part of parts) rows.set(part.table, (rows.get(part.table) ?? 0) + part.rows);
  return rows;
};

/**
 * A fresh database: its tables by the migrations, the source tables from the store, roll-ups by the views that feed them.
 * Says whether all of it, roll-ups too, is what it was; null where the tape was written to while it was copied.
 */
export const restoreTape = async (
  { store, key, url, database, tell }: RestoringTape,
  manifest: TapeManifest,
): Promise<boolean | null> => {
  if (!(await isFreshDatabase(url, database)))
    throw new Error(`the database ${database} is there; a restore goes into a fresh place`);
  // Whoever has the wrong key finds no half database in his way when he comes with the right one.
  for (const { file } of manifest.parts.slice(0, 1)) await store.tryOpen(file.name, key);
  await migrateTape({ url, database });
  const tape = openTape({ url, database, maxSeconds: MOST_SECONDS });
  try {
    for (const { table, file } of manifest.parts) {
      const { body } = await store.open(file.name, key);
      await writePart(tape, table, unpacked(body));
      tell(file.bytes);
    }
    for (const [table, rows] of rowsByTable(manifest)) {
      const found = await rowsOf(tape, table);
      if (found !== rows) throw new Error(`${table} has ${found} rows and had ${rows}`);
    }
    return manifest.state === null ? null : (await tapeStateHash(tape)) === manifest.state;
  } finally {
    await tape.close();
  }
};

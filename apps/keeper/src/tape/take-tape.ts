import type { Registry } from '@chuli/registry';
import { serverTime, tellKept } from '@chuli/registry/keep';
import type { Tape } from '@chuli/tape';
import { type Part, listParts, readPart, tapeMigrations } from '@chuli/tape/keep';
import { tapeStateHash } from '@chuli/tape/write';
import type { PublicKey } from '../seal/keys.ts';
import { type TapeManifest, idOfMoment, listManifests, putManifest } from '../store/manifest.ts';
import type { Store } from '../store/store.ts';
import { packed } from '../streams.ts';

export type TakingTape = {
  readonly store: Store;
  readonly recipients: readonly PublicKey[];
  readonly registry: Registry;
  readonly tape: Tape;
  readonly commit: string;
  readonly tell: (bytes: number) => void;
};

const nameOf = ({ table, part, mark }: Part, id: string): string =>
  `tape/files/${table}/${part}-${mark}-${id}.sealed`;

type Kept = TapeManifest['parts'][number];

/** What the tape before is made of, by what it holds; files of older ones may be removed at any moment. */
const knownParts = async (store: Store): Promise<ReadonlyMap<string, Kept>> => {
  const before = (await listManifests(store, 'tape')).at(-1);
  return new Map(before?.parts.map((part) => [keyOf(part), part]));
};

const keyOf = ({ table, part, mark }: Pick<Kept, 'table' | 'part' | 'mark'>): string =>
  `${table} ${part} ${mark}`;

/** All of the tape: what is in the store already is named again, the rest is written. */
export const takeTape = async (
  taking: TakingTape,
): Promise<{ readonly manifest: TapeManifest; readonly written: number }> => {
  const { store, recipients, registry, tape, commit, tell } = taking;
  const began = await serverTime(registry);
  const id = idOfMoment(began);
  const known = await knownParts(store);
  const before = await tapeStateHash(tape);
  const parts: Kept[] = [];
  let written = 0;
  for (const part of await listParts(tape)) {
    const earlier = known.get(keyOf(part));
    if (earlier !== undefined && store.has(earlier.file.name)) {
      parts.push(earlier);
      continue;
    }
    const about = { kind: 'tape', table: part.table, part: part.part };
    const file = await store.seal(nameOf(part, id), packed(await readPart(tape, part)), {
      recipients,
      about,
    });
    parts.push({ ...part, file });
    written += 1;
    tell(file.bytes);
  }
  const manifest: TapeManifest = {
    kind: 'tape',
    id,
    began_at: began.toISOString(),
    ended_at: (await serverTime(registry)).toISOString(),
    state: (await tapeStateHash(tape)) === before ? before : null,
    commit,
    migrations: await tapeMigrations(tape),
    parts,
  };
  await putManifest(store, manifest);
  await tellKept(registry, 'tape', began);
  return { manifest, written };
};

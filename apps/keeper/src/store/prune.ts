import { type Kind, listManifests, removeManifest } from './manifest.ts';
import type { Store } from './store.ts';

/** Longer than any copy takes. */
const ABANDONED_MS = 86_400_000;

/** Whole backups, by kind and id, and files. */
export type Prunable = {
  readonly backups: readonly { readonly kind: Kind; readonly id: string }[];
  readonly files: readonly string[];
};

const isOlder = async (store: Store, name: string, than: Date): Promise<boolean> =>
  (await store.writtenAt(name)) < than;

/** What was begun a day ago and never became whole, and whole files of copies that were cut off. */
export const abandoned = async (store: Store, now: Date): Promise<Prunable> => {
  const named = new Set([
    ...(await listManifests(store, 'base')).flatMap(({ files }) => files.map(({ name }) => name)),
    ...(await listManifests(store, 'tape')).flatMap(({ parts }) => parts.map(({ file }) => file.name)),
  ]);
  const sealed = [...(await store.list('base')), ...(await store.list('tape'))].filter((name) =>
    name.endsWith('.sealed'),
  );
  const left = [...(await store.unfinished()), ...sealed.filter((name) => !named.has(name))];
  const before = new Date(now.getTime() - ABANDONED_MS);
  const old = await Promise.all(left.map((name) => isOlder(store, name, before)));
  return { backups: [], files: left.filter((_, index) => old[index]) };
};

/** Manifests go first: what is half removed is no backup. */
export const prune = async (store: Store, { backups, files }: Prunable): Promise<void> => {
  for (const { kind, id } of backups) await removeManifest(store, kind, id);
  for (const name of files) await store.remove(name);
};

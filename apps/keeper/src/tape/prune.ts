import { listManifests } from '../store/manifest.ts';
import type { Prunable } from '../store/prune.ts';
import type { Store } from '../store/store.ts';

/** Tapes that no restore to a moment since then needs, and the files that none of the later ones is made of. */
export const prunableTapes = async (store: Store, since: Date): Promise<Prunable> => {
  const all = await listManifests(store, 'tape');
  const needed = Math.max(
    all.findLastIndex(({ ended_at }) => new Date(ended_at) <= since),
    0,
  );
  const kept = new Set(all.slice(needed).flatMap(({ parts }) => parts.map(({ file }) => file.name)));
  const old = all.slice(0, needed);
  const named = new Set(old.flatMap(({ parts }) => parts.map(({ file }) => file.name)));
  return {
    backups: old.map(({ id }) => ({ kind: 'tape', id })),
    files: [...named].filter((name) => !kept.has(name)),
  };
};

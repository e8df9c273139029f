import type { Store } from '../store/store.ts';
import { removeManifest } from '../store/manifest.ts';
import { lsnOf, segmentStart } from './lsn.ts';
import { listPieces } from './pieces.ts';
import { restorable } from './plan.ts';

/** Longer than any copy takes. */
const ABANDONED_MS = 86_400_000;

export type Prunable = { readonly bases: readonly string[]; readonly files: readonly string[] };

/** What was begun a day ago and never became whole. */
export const abandoned = async (store: Store, now: Date): Promise<Prunable> => ({
  bases: [],
  files: await store.unfinished(new Date(now.getTime() - ABANDONED_MS)),
});

/** Names that no restore to a moment since then needs; the copy before it and the log from there on are needed. */
export const prunable = async (store: Store, since: Date): Promise<Prunable> => {
  const all = await restorable(store);
  const needed = all.findLastIndex(({ base, until }) => until !== null && new Date(base.ended_at) <= since);
  const [first] = all.slice(Math.max(needed, 0));
  if (needed <= 0 || first === undefined) return { bases: [], files: [] };
  const old = all.slice(0, needed).map(({ base }) => base);
  const begins = segmentStart(lsnOf(first.base.from_lsn), BigInt(first.base.segment_bytes));
  const timelines = new Set(old.map(({ timeline }) => timeline));
  const pieces = await Promise.all([...timelines].map((timeline) => listPieces(store, timeline)));
  return {
    bases: old.map(({ id }) => id),
    files: [
      ...old.flatMap(({ files }) => files.map(({ name }) => name)),
      ...pieces
        .flat()
        .filter(({ timeline, to }) => timeline < first.base.timeline || to <= begins)
        .map(({ name }) => name),
    ],
  };
};

/** The manifest goes first: what is half removed is no backup. */
export const prune = async (store: Store, { bases, files }: Prunable): Promise<void> => {
  for (const id of bases) await removeManifest(store, 'base', id);
  for (const name of files) await store.remove(name);
};

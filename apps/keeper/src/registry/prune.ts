import type { Prunable } from '../store/prune.ts';
import type { Store } from '../store/store.ts';
import { lsnOf, segmentStart } from './lsn.ts';
import { listPieces } from './pieces.ts';
import { restorable } from './plan.ts';

/** Names that no restore to a moment since then needs; the copy before it and the log from there on are needed. */
export const prunableBases = async (store: Store, since: Date): Promise<Prunable> => {
  const all = await restorable(store);
  const needed = all.findLastIndex(({ base, until }) => until !== null && new Date(base.ended_at) <= since);
  const [first] = all.slice(Math.max(needed, 0));
  if (needed <= 0 || first === undefined) return { backups: [], files: [] };
  const old = all.slice(0, needed).map(({ base }) => base);
  const begins = segmentStart(lsnOf(first.base.from_lsn), BigInt(first.base.segment_bytes));
  const timelines = new Set(old.map(({ timeline }) => timeline));
  const pieces = await Promise.all([...timelines].map((timeline) => listPieces(store, timeline)));
  return {
    backups: old.map(({ id }) => ({ kind: 'base', id })),
    files: [
      ...old.flatMap(({ files }) => files.map(({ name }) => name)),
      ...pieces
        .flat()
        .filter(({ timeline, to }) => timeline < first.base.timeline || to <= begins)
        .map(({ name }) => name),
    ],
  };
};

import { type BaseManifest, listManifests } from '../store/manifest.ts';
import type { Store } from '../store/store.ts';
import { lsnOf, segmentStart, serverLsn } from './lsn.ts';
import { type Gap, type Piece, listPieces, reachFrom } from './pieces.ts';

/** A whole copy, and how far the log leads on from it. */
export type Restorable = {
  readonly base: BaseManifest;
  readonly pieces: readonly Piece[];
  readonly gap: Gap | null;
  /** Any moment from the end of the copy until then; null while the log does not reach its end. */
  readonly until: Date | null;
};

/** What the copy itself holds of the log ends within this file. */
const logBegins = ({ to_lsn, segment_bytes }: BaseManifest) =>
  segmentStart(lsnOf(to_lsn), BigInt(segment_bytes));

export const restorable = async (store: Store): Promise<Restorable[]> => {
  const bases = await listManifests(store, 'base');
  const byTimeline = new Map<string, Piece[]>();
  for (const { timeline } of bases)
    if (!byTimeline.has(timeline)) byTimeline.set(timeline, await listPieces(store, timeline));
  return bases.map((base) => {
    const { pieces, gap } = reachFrom(byTimeline.get(base.timeline) ?? [], logBegins(base));
    const last = pieces.at(-1);
    const isEnough =
      last !== undefined && last.to >= lsnOf(base.to_lsn) && last.at >= new Date(base.ended_at);
    return { base, pieces, gap, until: isEnough ? last.at : null };
  });
};

/** Up to which moment everything is in the store, of the newest copy that can be restored. */
export const promisedPoint = (all: readonly Restorable[]): Restorable | null =>
  all.findLast(({ until }) => until !== null) ?? null;

export type Chosen = { readonly base: BaseManifest; readonly pieces: readonly Piece[]; readonly at: Date };

const told = (gap: Gap): string => `${serverLsn(gap.from)} to ${serverLsn(gap.to)} of the log is missing`;

/** The newest copy before a moment, and as much of the log as leads there; null is the latest that is promised. */
export const chooseFor = async (store: Store, wanted: Date | null): Promise<Chosen> => {
  const all = await restorable(store);
  const at = wanted ?? promisedPoint(all)?.until ?? null;
  if (at === null) throw new Error('the store holds no whole backup with the log to its end');
  const newest = all.findLast(({ base }) => new Date(base.ended_at) <= at);
  if (newest === undefined)
    throw new Error(
      `no backup of ${at.toISOString()} or before; the first one ended at ${all[0]?.base.ended_at}`,
    );
  const { base, pieces, gap, until } = newest;
  if (until === null || until < at)
    throw new Error(
      `from the backup ${base.id} the log leads to ${until?.toISOString() ?? 'nowhere'}, not to ${at.toISOString()}${
        gap === null ? '' : `: ${told(gap)}`
      }`,
    );
  const last = pieces.findIndex((piece) => piece.at >= at);
  return { base, pieces: pieces.slice(0, last + 1), at };
};

/** What somebody has to know of the log behind each copy. */
export const problemsOf = (all: readonly Restorable[]): string[] =>
  all.flatMap(({ base, gap }) => (gap === null ? [] : [`behind the backup ${base.id}: ${told(gap)}`]));

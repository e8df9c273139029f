import type { Store } from '../store/store.ts';
import { idOfMoment } from '../store/manifest.ts';
import { type Lsn, lsnOf, lsnText } from './lsn.ts';

/** A stretch of the log that is in the store; what was acknowledged until `at` lies before its end. */
export type Piece = {
  readonly name: string;
  readonly timeline: string;
  readonly from: Lsn;
  readonly to: Lsn;
  readonly at: Date;
};

const FOLDER = 'log';
const NAME = /^log\/([0-9A-F]{8})\/\d{8}\/([0-9A-F]{16})-([0-9A-F]{16})-(\d{8}T\d{9}Z)\.sealed$/;

const momentOf = (id: string): Date =>
  new Date(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'));

/** By day, as a folder of a hundred thousand files is slow on most mounts. */
export const pieceName = ({ timeline, from, to, at }: Omit<Piece, 'name'>): string => {
  const moment = idOfMoment(at);
  return `${FOLDER}/${timeline}/${moment.slice(0, 8)}/${lsnText(from)}-${lsnText(to)}-${moment}.sealed`;
};

export const readPieceName = (name: string): Piece | null => {
  const [, timeline, from, to, at] = NAME.exec(name) ?? [];
  if (timeline === undefined || from === undefined || to === undefined || at === undefined) return null;
  return { name, timeline, from: lsnOf(from), to: lsnOf(to), at: momentOf(at) };
};

const byPlace = (one: Piece, other: Piece): number =>
  one.from === other.from ? Number(one.to - other.to) : Number(one.from - other.from);

/** Of one timeline, in the order of the log. */
export const listPieces = async (store: Store, timeline: string): Promise<Piece[]> =>
  (await store.list(`${FOLDER}/${timeline}`)).flatMap((name) => readPieceName(name) ?? []).sort(byPlace);

/** What is missing of the log between two pieces. */
export type Gap = { readonly from: Lsn; readonly to: Lsn };

export type Reach = {
  /** Without a gap, from where it was asked on. */
  readonly pieces: readonly Piece[];
  /** The first that is missing, where anything lies behind it. */
  readonly gap: Gap | null;
};

/** How far the log reaches from a place without anything missing. */
export const reachFrom = (pieces: readonly Piece[], from: Lsn): Reach => {
  const reached: Piece[] = [];
  let end = from;
  for (const piece of pieces) {
    if (piece.to <= end) continue;
    if (piece.from > end) return { pieces: reached, gap: { from: end, to: piece.from } };
    reached.push(piece);
    end = piece.to;
  }
  return { pieces: reached, gap: null };
};

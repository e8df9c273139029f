import { type BeatMessage, type Position, type SnapshotMessage, hashOfState } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import { type Outgoing, outgoing } from './outgoing.ts';

/** At most one delta a second, so a listener may be away for two minutes and a half and lose nothing. */
const KEPT_DELTAS = 150;

type Options = {
  name: string;
  epoch: string;
  seq?: number;
  /** When the state was read. */
  asOf: number;
  kept?: readonly Outgoing[];
  state: () => unknown;
  onSnapshotBuilt: () => void;
};

/** Where one epoch of a channel stands, the deltas of its last minutes, and what a newcomer is told of it. */
export const createHistory = ({ name, epoch, state, onSnapshotBuilt, ...begun }: Options) => {
  let { seq = 0, asOf } = begun;
  let deltas: readonly Outgoing[] = begun.kept ?? [];
  let snapshot: Outgoing | null = null;
  let hash: string | null = null;

  const hashNow = (): string => (hash ??= hashOfState(state()));

  const buildSnapshot = (): Outgoing => {
    onSnapshotBuilt();
    const message: SnapshotMessage = { t: 'snapshot', channel: name, epoch, seq, as_of: asOf, data: state() };
    return outgoing(message, `${epoch}-${seq}`);
  };

  const beat = (at: Instant, isHashed: boolean): Outgoing => {
    const message: BeatMessage = { t: 'beat', at, channel: name, epoch, seq };
    return outgoing(isHashed ? { ...message, hash: hashNow() } : message);
  };

  /** The deltas that a listener lacks; null when it is of another epoch or has been away too long. */
  const since = (position: Position): readonly Outgoing[] | null => {
    const missing = seq - position.seq;
    const isKnown = position.epoch === epoch && missing >= 0 && missing <= deltas.length;
    return isKnown ? deltas.slice(deltas.length - missing) : null;
  };

  return {
    /** The state is another one: the number of the delta that leads to it. */
    step: (at: number): number => {
      seq += 1;
      asOf = at;
      snapshot = null;
      hash = null;
      return seq;
    },
    keep: (delta: Outgoing): void => {
      deltas = [...deltas, delta].slice(-KEPT_DELTAS);
    },
    position: (): Position => ({ epoch, seq }),
    hash: hashNow,
    kept: (): readonly Outgoing[] => deltas,
    snapshot: (): Outgoing => (snapshot ??= buildSnapshot()),
    beat,
    since,
  };
};

export type History = ReturnType<typeof createHistory>;

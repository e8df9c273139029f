import {
  type ChannelKind,
  type ChannelStates,
  type DeltaMessage,
  LIVE_REDUCERS,
  type SnapshotMessage,
} from '@chuli/contracts';
import { createHistory } from '../hub/history.ts';
import type { Outgoing } from '../hub/outgoing.ts';

type Opened = {
  readonly kind: ChannelKind;
  readonly snapshot: SnapshotMessage;
  /** The deltas before it, of the same epoch. */
  readonly kept: readonly Outgoing[];
  readonly onSnapshotBuilt: () => void;
};

const isMirrored = (kind: ChannelKind): kind is keyof ChannelStates => Object.hasOwn(LIVE_REDUCERS, kind);

type Reduce = (state: unknown, delta: unknown) => unknown;

const reducerOf = (kind: ChannelKind): Reduce => {
  if (!isMirrored(kind)) throw new Error(`nothing says what a delta of ${kind} does`);
  return LIVE_REDUCERS[kind] as Reduce;
};

/** A channel as its folder has it: the same epoch and numbers, and of its state the same bytes. */
export const createMirror = ({ kind, snapshot, kept, onSnapshotBuilt }: Opened) => {
  const { channel: name, epoch, seq, as_of: asOf } = snapshot;
  const reduce = reducerOf(kind);
  let state = snapshot.data;
  const history = createHistory({ name, epoch, seq, asOf, kept, state: () => state, onSnapshotBuilt });

  /** False when this is not the delta that comes next: then only a snapshot helps. */
  const accept = (delta: DeltaMessage, sent: Outgoing): boolean => {
    if (delta.epoch !== epoch || delta.seq !== history.position().seq + 1) return false;
    state = reduce(state, delta.data);
    history.step(delta.as_of);
    history.keep(sent);
    return delta.hash === undefined || delta.hash === history.hash();
  };

  return { history, accept };
};

export type Mirror = ReturnType<typeof createMirror>;

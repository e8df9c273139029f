import type { BeatMessage, DeltaMessage, Position, SnapshotMessage } from './live.ts';
import { LIVE_REDUCERS, hashOfState } from './reduce.ts';
import type { ChannelStates } from './state.ts';

export type ServedKind = keyof ChannelStates;

/** What a listener holds of one channel. Not whole: a delta was missed or the hash differs, so a snapshot must come. */
export type Copy = {
  readonly position: Position;
  readonly state: unknown;
  /** When the server read this state. */
  readonly asOf: number;
  readonly isWhole: boolean;
};

export type ChannelMessage = SnapshotMessage | DeltaMessage | BeatMessage;

/** The wire is written by the same contract: what a channel sends fits the reducer of its kind. */
const reducerOf = (kind: ServedKind) => LIVE_REDUCERS[kind] as (state: unknown, delta: unknown) => unknown;

const broken = (copy: Copy): Copy => ({ ...copy, isWhole: false });

const checked = (copy: Copy, hash: string | undefined): Copy =>
  hash === undefined || hashOfState(copy.state) === hash ? copy : broken(copy);

const takeSnapshot = (copy: Copy | null, { epoch, seq, as_of, data }: SnapshotMessage): Copy => {
  const isLate = copy?.isWhole === true && copy.position.epoch === epoch && seq < copy.position.seq;
  return isLate ? copy : { position: { epoch, seq }, state: data, asOf: as_of, isWhole: true };
};

const applyDelta = (kind: ServedKind, copy: Copy, delta: DeltaMessage): Copy => {
  const { epoch, seq, as_of, data, hash } = delta;
  const isSameEpoch = epoch === copy.position.epoch;
  if (isSameEpoch && seq <= copy.position.seq) return copy;
  if (!isSameEpoch || seq > copy.position.seq + 1) return broken(copy);
  const state = reducerOf(kind)(copy.state, data);
  return checked({ position: { epoch, seq }, state, asOf: as_of, isWhole: true }, hash);
};

const checkBeat = (copy: Copy, { epoch, seq, hash }: BeatMessage): Copy => {
  if (epoch === undefined || seq === undefined) return copy;
  if (epoch !== copy.position.epoch || seq > copy.position.seq) return broken(copy);
  return seq === copy.position.seq ? checked(copy, hash) : copy;
};

/** What is held after a message. Whatever is lost, repeated or late, the copy is right or knows that it is not whole. */
export const hearMessage = (kind: ServedKind, copy: Copy | null, message: ChannelMessage): Copy | null => {
  if (message.t === 'snapshot') return takeSnapshot(copy, message);
  if (copy === null || !copy.isWhole) return copy;
  return message.t === 'delta' ? applyDelta(kind, copy, message) : checkBeat(copy, message);
};

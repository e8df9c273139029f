import {
  type BeatMessage,
  type DeltaMessage,
  type Position,
  type SnapshotMessage,
  hashOfState,
} from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import type { SessionReader } from '@chuli/session';
import type { OpenedChannel } from '../channels/channel.ts';
import { type Outgoing, outgoing } from './outgoing.ts';

/** At most one delta a second, so a listener may be away for two minutes and a half and lose nothing. */
const KEPT_DELTAS = 150;
const HASH_EVERY = 60;

type Options = {
  name: string;
  epoch: string;
  channel: OpenedChannel;
  asOf: Instant;
  onSnapshotBuilt: () => void;
};

/** One channel: its state, the deltas of the last minutes, and each message made once for all listeners. */
export const createStream = ({ name, epoch, channel, asOf: openedAt, onSnapshotBuilt }: Options) => {
  let seq = 0;
  let asOf = openedAt;
  let deltas: Outgoing[] = [];
  let snapshot: Outgoing | null = null;
  let hash: string | null = null;

  const hashNow = (): string => (hash ??= hashOfState(channel.state()));

  /** Reads the session again; null when nothing of this channel changed. */
  const advance = (session: SessionReader | null, now: Instant): Outgoing | null => {
    const data = channel.advance(session);
    if (data === undefined) return null;
    seq += 1;
    asOf = now;
    snapshot = null;
    hash = null;
    const message: DeltaMessage = { t: 'delta', channel: name, epoch, seq, as_of: asOf, data };
    const hashed = seq % HASH_EVERY === 0 ? { ...message, hash: hashNow() } : message;
    const delta = outgoing(hashed, `${epoch}-${seq}`);
    deltas.push(delta);
    if (deltas.length > KEPT_DELTAS) deltas = deltas.slice(-KEPT_DELTAS);
    return delta;
  };

  const buildSnapshot = (): Outgoing => {
    onSnapshotBuilt();
    const message: SnapshotMessage = {
      t: 'snapshot',
      channel: name,
      epoch,
      seq,
      as_of: asOf,
      data: channel.state(),
    };
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
    isTouched: channel.isTouched,
    advance,
    beat,
    since,
    snapshot: (): Outgoing => (snapshot ??= buildSnapshot()),
  };
};

export type Stream = ReturnType<typeof createStream>;

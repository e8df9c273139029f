import type { DeltaMessage } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import type { SessionReader } from '@chuli/session';
import type { OpenedChannel } from '../channels/channel.ts';
import { createHistory } from './history.ts';
import { type Outgoing, outgoing } from './outgoing.ts';

const HASH_EVERY = 60;

type Options = {
  name: string;
  epoch: string;
  channel: OpenedChannel;
  asOf: Instant;
  onSnapshotBuilt: () => void;
};

/** One channel: its state, the deltas of the last minutes, and each message made once for all listeners. */
export const createStream = ({ channel, ...begun }: Options) => {
  const { name, epoch } = begun;
  const history = createHistory({ ...begun, state: channel.state });

  /** Reads the session again; null when nothing of this channel changed. */
  const advance = (session: SessionReader | null, now: Instant): Outgoing | null => {
    const data = channel.advance(session);
    if (data === undefined) return null;
    const seq = history.step(now);
    const message: DeltaMessage = { t: 'delta', channel: name, epoch, seq, as_of: now, data };
    const hashed = seq % HASH_EVERY === 0 ? { ...message, hash: history.hash() } : message;
    const delta = outgoing(hashed, `${epoch}-${seq}`);
    history.keep(delta);
    return delta;
  };

  return { history, isTouched: channel.isTouched, advance };
};

export type Stream = ReturnType<typeof createStream>;

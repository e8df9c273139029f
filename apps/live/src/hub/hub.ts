import { randomBytes } from 'node:crypto';
import { LIVE_CHANNELS, type LiveErrorCode, type Position } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import { refusalOf } from '../access/authorise.ts';
import { findChannel, kindOf } from '../channels/find-channel.ts';
import type { LiveMarket } from '../fold/live-market.ts';
import type { Metrics } from '../metrics.ts';
import { type ChannelRules, closeEnded } from './close-ended.ts';
import { greeting } from './greeting.ts';
import { type Outgoing, errorMessage } from './outgoing.ts';
import { type Listener, createRooms } from './rooms.ts';
import { type Stream, createStream } from './stream.ts';

/** Every open channel and who hears it. */
export type Hub = {
  /** Null when the listener now hears the channel. A promise where somebody else has to be asked. */
  subscribe: (
    listener: Listener,
    name: string,
    resume?: Position,
  ) => LiveErrorCode | null | Promise<LiveErrorCode | null>;
  unsubscribe: (listener: Listener, name: string) => void;
  tick: () => void;
  beat: () => void;
  /** A beat with the hash of the state, for a listener that checks its own. */
  hashedBeat: (name: string) => Outgoing | null;
};

export type HubOptions = {
  clock: Clock;
  metrics: Metrics;
  /** Who may hear which kind of channel; the table unless a test says otherwise. */
  rules?: ChannelRules | undefined;
};

type FoldOptions = HubOptions & { market: LiveMarket };

const newEpoch = (): string => randomBytes(6).toString('hex');

const streamsOf =
  ({ market, clock, metrics }: FoldOptions) =>
  (name: string): Stream | LiveErrorCode => {
    const session = market.session();
    const found = findChannel(name, session);
    if (typeof found === 'string') return found;
    return createStream({
      name,
      epoch: newEpoch(),
      channel: found.open(session),
      asOf: clock(),
      onSnapshotBuilt: () => metrics.snapshotBuilt(found.kind),
    });
  };

/** On the fold of this process. One tick a second makes at most one delta a channel, the same bytes for all. */
export const createHub = ({ rules = LIVE_CHANNELS, ...options }: FoldOptions): Hub => {
  const { market, clock, metrics } = options;
  const rooms = createRooms({ clock, metrics, open: streamsOf(options) });
  let generation = market.generation();
  let version = market.session()?.version ?? 0;

  /** When the fold began anew, what listeners hold has no continuation: everyone gets a snapshot of a new epoch. */
  const restartIfNew = (): boolean => {
    if (market.generation() === generation) return false;
    generation = market.generation();
    version = market.session()?.version ?? 0;
    for (const [name, room] of rooms.all()) {
      const refusal = rooms.reopen(name, room);
      if (refusal !== null) rooms.tell(room.listeners, errorMessage(refusal, name));
      else if (room.listeners.size > 0) rooms.tell(room.listeners, room.stream.history.snapshot());
    }
    return true;
  };

  const subscribe = (listener: Listener, name: string, resume?: Position): LiveErrorCode | null => {
    const kind = kindOf(name);
    if (kind === null) return 'live.no-such-channel';
    const { caller } = listener;
    const refusal = refusalOf(rules[kind], caller, clock());
    if (refusal !== null) return refusal;
    restartIfNew();
    const room = rooms.enter(name, listener);
    if (typeof room === 'string') return room;
    for (const message of greeting(room.stream.history, clock(), { caller, resume }))
      rooms.tell([listener], message);
    return null;
  };

  const advance = (): void => {
    const session = market.session();
    if (session === null || session.version === version) return;
    const changes = session.changedSince(version);
    version = session.version;
    for (const { stream, listeners } of rooms.all().values()) {
      const delta = stream.isTouched(changes) ? stream.advance(session, clock()) : null;
      if (delta !== null) rooms.tell(listeners, delta);
    }
  };

  const tick = (): void => {
    const oldest = market.takeOldestUnsent();
    if (!restartIfNew()) advance();
    if (oldest !== null) metrics.sent(oldest, clock());
    rooms.forgetEmpty();
  };

  return {
    subscribe,
    unsubscribe: (listener, name) => rooms.leave(name, listener),
    tick,
    beat: () => {
      closeEnded(rooms, rules, clock());
      for (const { stream, listeners } of rooms.all().values())
        rooms.tell(listeners, stream.history.beat(clock(), false));
    },
    hashedBeat: (name) => rooms.all().get(name)?.stream.history.beat(clock(), true) ?? null,
  };
};

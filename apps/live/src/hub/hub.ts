import { LIVE_CHANNELS, type LiveErrorCode, type Position } from '@chuli/contracts';
import type { Instant } from '@chuli/kernel';
import { refusalOf } from '../access/authorise.ts';
import { kindOf } from '../channels/find-channel.ts';
import { type ChannelRules, closeEnded } from './close-ended.ts';
import { type Outgoing, errorMessage } from './outgoing.ts';
import { type Listener, type RoomsOptions, createRooms } from './rooms.ts';
import type { Stream } from './stream.ts';

/** What a newcomer is told first: the whole state, or what it missed and the hash of what it now should hold. */
const greeting = (stream: Stream, at: Instant, resume: Position | undefined): readonly Outgoing[] => {
  const missed = resume === undefined ? null : stream.since(resume);
  return missed === null ? [stream.snapshot()] : [...missed, stream.beat(at, true)];
};

type HubOptions = RoomsOptions & {
  /** Who may hear which kind of channel; the table unless a test says otherwise. */
  rules?: ChannelRules | undefined;
};

/** Every open channel and who hears it. One tick a second makes at most one delta a channel, the same bytes for all. */
export const createHub = ({ rules = LIVE_CHANNELS, ...options }: HubOptions) => {
  const { market, clock, metrics } = options;
  const rooms = createRooms(options);
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
      else if (room.listeners.size > 0) rooms.tell(room.listeners, room.stream.snapshot());
    }
    return true;
  };

  /** Null when the listener now hears the channel. */
  const subscribe = (listener: Listener, name: string, resume?: Position): LiveErrorCode | null => {
    const kind = kindOf(name);
    if (kind === null) return 'live.no-such-channel';
    const refusal = refusalOf(rules[kind], listener.caller, clock());
    if (refusal !== null) return refusal;
    restartIfNew();
    const room = rooms.enter(name, listener);
    if (typeof room === 'string') return room;
    for (const message of greeting(room.stream, clock(), resume)) rooms.tell([listener], message);
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
    const waitedSince = market.takeOldestUnsent();
    if (!restartIfNew()) advance();
    if (waitedSince !== null) metrics.sent(clock() - waitedSince);
    rooms.forgetEmpty();
  };

  const beat = (): void => {
    closeEnded(rooms, rules, clock());
    for (const { stream, listeners } of rooms.all().values()) {
      rooms.tell(listeners, stream.beat(clock(), false));
    }
  };

  /** A beat with the hash of the state, for a listener that checks its own. */
  const hashedBeat = (name: string): Outgoing | null =>
    rooms.all().get(name)?.stream.beat(clock(), true) ?? null;

  return {
    subscribe,
    unsubscribe: (listener: Listener, name: string): void => rooms.leave(name, listener),
    tick,
    beat,
    hashedBeat,
  };
};

export type Hub = ReturnType<typeof createHub>;

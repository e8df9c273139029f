import type { LiveErrorCode } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Caller } from '../access/authorise.ts';
import { findChannel } from '../channels/find-channel.ts';
import type { LiveMarket } from '../fold/live-market.ts';
import type { Metrics } from '../metrics.ts';
import type { Outgoing } from './outgoing.ts';
import { type Stream, createStream } from './stream.ts';

/** Where messages go: one browser. It decides by itself whether it still keeps up. */
export type Listener = { readonly caller: Caller; readonly send: (message: Outgoing) => void };

/** One channel and who hears it. */
export type Room = { stream: Stream; readonly listeners: Set<Listener>; emptySince: number | null };

/** A channel that nobody hears is kept this long, so that whoever comes back may resume. */
const LINGER_MS = 150_000;

export type RoomsOptions = { market: LiveMarket; clock: Clock; newEpoch: () => string; metrics: Metrics };

export const createRooms = ({ market, clock, newEpoch, metrics }: RoomsOptions) => {
  const rooms = new Map<string, Room>();

  const openStream = (name: string): Stream | LiveErrorCode => {
    const session = market.session();
    const found = findChannel(name, session);
    if (typeof found === 'string') return found;
    const onSnapshotBuilt = (): void => metrics.snapshotBuilt(found.kind);
    return createStream({
      name,
      epoch: newEpoch(),
      channel: found.open(session),
      asOf: clock(),
      onSnapshotBuilt,
    });
  };

  const tell = (listeners: Iterable<Listener>, message: Outgoing): void => {
    let count = 0;
    for (const listener of listeners) {
      listener.send(message);
      count += 1;
    }
    metrics.sending(count, message.frame.length);
  };

  const enter = (name: string, listener: Listener): Room | LiveErrorCode => {
    const held = rooms.get(name);
    const stream = held?.stream ?? openStream(name);
    if (typeof stream === 'string') return stream;
    const room: Room = held ?? { stream, listeners: new Set(), emptySince: null };
    rooms.set(name, room);
    room.listeners.add(listener);
    room.emptySince = null;
    return room;
  };

  const leave = (name: string, listener: Listener): void => {
    const room = rooms.get(name);
    if (room?.listeners.delete(listener) && room.listeners.size === 0) room.emptySince = clock();
  };

  /** Opens the channel again on the session of now; a channel that this one does not have is closed. */
  const reopen = (name: string, room: Room): LiveErrorCode | null => {
    const stream = openStream(name);
    if (typeof stream === 'string') {
      rooms.delete(name);
      return stream;
    }
    room.stream = stream;
    return null;
  };

  const forgetEmpty = (): void => {
    for (const [name, { emptySince }] of rooms) {
      if (emptySince !== null && clock() - emptySince > LINGER_MS) rooms.delete(name);
    }
  };

  return { all: (): ReadonlyMap<string, Room> => rooms, tell, enter, leave, reopen, forgetEmpty };
};

export type Rooms = ReturnType<typeof createRooms>;

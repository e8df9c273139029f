import type { LiveErrorCode } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Caller } from '../access/authorise.ts';
import type { Metrics } from '../metrics.ts';
import type { History } from './history.ts';
import type { Outgoing } from './outgoing.ts';

/** Where messages go: one browser. It decides by itself whether it still keeps up. */
export type Listener = { readonly caller: Caller; readonly send: (message: Outgoing) => void };

type Told = { readonly history: History };

/** One channel and who hears it. */
export type Room<Stream extends Told = Told> = {
  stream: Stream;
  readonly listeners: Set<Listener>;
  emptySince: number | null;
};

/** A channel that nobody hears is kept this long, so that whoever comes back may resume. */
const LINGER_MS = 150_000;

type Options<Stream> = {
  clock: Clock;
  metrics: Metrics;
  /** Opens a channel on what is known now. */
  open: (name: string) => Stream | LiveErrorCode;
};

export const createRooms = <Stream extends Told>({ clock, metrics, open }: Options<Stream>) => {
  const rooms = new Map<string, Room<Stream>>();

  const tell = (listeners: Iterable<Listener>, message: Outgoing): void => {
    let count = 0;
    for (const listener of listeners) {
      listener.send(message);
      count += 1;
    }
    metrics.sending(count, message.frame.length);
  };

  const enter = (name: string, listener: Listener): Room<Stream> | LiveErrorCode => {
    const held = rooms.get(name);
    const stream = held?.stream ?? open(name);
    if (typeof stream === 'string') return stream;
    const room: Room<Stream> = held ?? { stream, listeners: new Set(), emptySince: null };
    rooms.set(name, room);
    room.listeners.add(listener);
    room.emptySince = null;
    return room;
  };

  const leave = (name: string, listener: Listener): void => {
    const room = rooms.get(name);
    if (room?.listeners.delete(listener) && room.listeners.size === 0) room.emptySince = clock();
  };

  /** Opens the channel again on what is known now; one that is there no longer is closed. */
  const reopen = (name: string, room: Room<Stream>): LiveErrorCode | null => {
    const stream = open(name);
    if (typeof stream === 'string') {
      rooms.delete(name);
      return stream;
    }
    room.stream = stream;
    return null;
  };

  /** The names of those that are kept no longer. */
  const forgetEmpty = (): readonly string[] => {
    const forgotten = [...rooms].filter(
      ([, { emptySince }]) => emptySince !== null && clock() - emptySince > LINGER_MS,
    );
    for (const [name] of forgotten) rooms.delete(name);
    return forgotten.map(([name]) => name);
  };

  return { all: (): ReadonlyMap<string, Room<Stream>> => rooms, tell, enter, leave, reopen, forgetEmpty };
};

export type Rooms<Stream extends Told = Told> = ReturnType<typeof createRooms<Stream>>;

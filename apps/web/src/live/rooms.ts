import { LIVE_REDUCERS, type LiveErrorCode, type ServerMessage } from '@chuli/contracts/live';
import { type Copy, type ServedKind, hearMessage } from '@chuli/contracts/live-copy';

export type Listener = () => void;

export type Room = {
  readonly kind: ServedKind;
  readonly listeners: Set<Listener>;
  copy: Copy | null;
  /** What listeners read: it follows `copy` once a frame. */
  shown: Copy | null;
  /** Nobody listens since; a screen that follows at once finds the channel still open. */
  emptySince: number | null;
  refusedAt: number | null;
};

const LINGER_MS = 5_000;
const ASK_AGAIN_MS = 5_000;

const isServed = (kind: string): kind is ServedKind => Object.hasOwn(LIVE_REDUCERS, kind);

const kindOf = (channel: string): ServedKind | null => {
  const [kind = ''] = channel.split(':', 1);
  return isServed(kind) ? kind : null;
};

/** What is refused for want of a sign-in or a package is not shown any longer, as it was, to whoever looks. */
const HIDING: ReadonlySet<LiveErrorCode> = new Set(['token_not_valid', 'membership.tier-required']);

const newRoom = (kind: ServedKind): Room => ({
  kind,
  listeners: new Set(),
  copy: null,
  shown: null,
  emptySince: null,
  refusedAt: null,
});

const hide = (room: Room, code: LiveErrorCode): boolean => {
  if (!HIDING.has(code) || room.copy === null) return false;
  room.copy = null;
  return true;
};

/** Every channel that someone on this page listens to, and what is held of it. */
export const createRooms = (now: () => number) => {
  const rooms = new Map<string, Room>();
  const changed = new Set<Room>();

  return {
    all: (): ReadonlyMap<string, Room> => rooms,
    /** Null for a channel that nobody serves. */
    enter: (channel: string): Room | null => {
      const kind = kindOf(channel);
      if (kind === null) return null;
      const room = newRoom(kind);
      rooms.set(channel, room);
      return room;
    },
    /** Listens in a room until the returned function is called. */
    join: (room: Room, listener: Listener): (() => void) => {
      room.listeners.add(listener);
      room.emptySince = null;
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0) room.emptySince = now();
      };
    },
    /** Takes in a message of a channel; the room whose state has to be asked for whole, where it broke. */
    hear: (channel: string, message: Exclude<ServerMessage, { t: 'moved' }>): Room | null => {
      const room = rooms.get(channel);
      if (room === undefined) return null;
      room.refusedAt = message.t === 'error' ? now() : null;
      if (message.t === 'error') {
        if (hide(room, message.code)) changed.add(room);
        return null;
      }
      const before = room.copy;
      room.copy = hearMessage(room.kind, before, message);
      if (room.copy !== before) changed.add(room);
      return before?.isWhole && room.copy?.isWhole === false ? room : null;
    },
    /** Shows what came since the last frame; returns who is to be told. */
    show: (): Listener[] => {
      const touched = [...changed];
      changed.clear();
      for (const room of touched) room.shown = room.copy;
      return touched.flatMap(({ listeners }) => Array.from(listeners));
    },
    /** The channels that nobody came back to; they are forgotten here. */
    takeEmpty: (): string[] => {
      const empty = [...rooms].filter(
        ([, { emptySince }]) => emptySince !== null && now() - emptySince >= LINGER_MS,
      );
      for (const [channel] of empty) rooms.delete(channel);
      return empty.map(([channel]) => channel);
    },
    /** The channels that were refused and may be asked for again by now. */
    takeRefused: (): [string, Room][] => {
      const refused = [...rooms].filter(
        ([, { refusedAt }]) => refusedAt !== null && now() - refusedAt >= ASK_AGAIN_MS,
      );
      for (const [, room] of refused) room.refusedAt = now();
      return refused;
    },
  };
};

import type { ClientMessage, ServerMessage } from '@chuli/contracts/live';
import type { Copy } from '@chuli/contracts/live-copy';
import { type ConnectionOptions, createConnection } from './connection.ts';
import type { Link } from './link.ts';
import { type Listener, type Room, createRooms } from './rooms.ts';

/** How the connection stands, for whoever says how old the figures are. */
export type LiveStatus = {
  readonly phase: Link['phase'];
  readonly failures: number;
  readonly wantedAt: number | null;
  /** When anything was last heard from the server. */
  readonly heardAt: number | null;
};

type Options = ConnectionOptions & {
  /** Runs a task before the next frame is drawn. */
  readonly onFrame: (task: () => void) => void;
  /** Whether a new ticket might open what the one of this connection does not. */
  readonly isSignedIn: () => boolean;
};

/** A ticket is believed for some minutes: who is refused takes a new one, but not again and again. */
const RENEW_MS = 60_000;

const isRefusal = (message: ServerMessage): boolean =>
  message.t === 'error' &&
  (message.code === 'token_not_valid' || message.code === 'membership.tier-required');

const NO_STATUS: LiveStatus = { phase: 'idle', failures: 0, wantedAt: null, heardAt: null };

/** Tells at most once a frame. */
const createTeller = (onFrame: Options['onFrame'], tell: () => void) => {
  let isDue = false;
  return (): void => {
    if (isDue) return;
    isDue = true;
    onFrame(() => {
      isDue = false;
      tell();
    });
  };
};

/** From where it stood, or the whole state. */
const questionOf = (channel: string, { copy }: Room): ClientMessage =>
  copy?.isWhole ? { op: 'subscribe', channel, resume: copy.position } : { op: 'subscribe', channel };

const listenIn =
  (listeners: Set<Listener>) =>
  (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

/** Whether a new ticket is worth asking for now; saying so counts as asking. */
const createRenewal = (isSignedIn: () => boolean, now: () => number): (() => boolean) => {
  let renewedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!isSignedIn() || now() - renewedAt < RENEW_MS) return false;
    renewedAt = now();
    return true;
  };
};

/** The live market of this page: one connection, every channel that someone listens to, told once a frame. */
export const createLiveStore = ({ onFrame, isSignedIn, ...options }: Options) => {
  const { now } = options;
  const mayRenew = createRenewal(isSignedIn, now);
  const rooms = createRooms(now);
  const watchers = new Set<Listener>();
  let status = NO_STATUS;
  let heardAt: number | null = null;
  let wantedAt: number | null = null;

  const tellSoon = createTeller(onFrame, () => {
    const { phase, failures } = connection.link();
    status = { phase, failures, wantedAt, heardAt };
    for (const tell of [...rooms.show(), ...watchers]) tell();
  });

  const ask = (channel: string, room: Room): void => connection.send(questionOf(channel, room));

  const hear = (message: ServerMessage): void => {
    heardAt = now();
    tellSoon();
    if (isRefusal(message) && mayRenew()) connection.happen({ what: 'moved', withinMs: 0 });
    if (message.t === 'moved' || message.channel === undefined) return;
    const broken = rooms.hear(message.channel, message);
    if (broken !== null) ask(message.channel, broken);
  };

  const connection = createConnection(options, {
    onOpen: () => {
      for (const [channel, room] of rooms.all()) ask(channel, room);
    },
    onMessage: hear,
    onChange: tellSoon,
  });

  const enter = (channel: string): Room | null => {
    const room = rooms.enter(channel);
    if (room === null) return null;
    wantedAt ??= now();
    if (connection.link().phase === 'open') ask(channel, room);
    else connection.happen({ what: 'wanted' });
    return room;
  };

  const leaveEmpty = (): void => {
    for (const channel of rooms.takeEmpty()) connection.send({ op: 'unsubscribe', channel });
    if (rooms.all().size > 0 || connection.link().phase === 'idle') return;
    wantedAt = null;
    connection.happen({ what: 'unwanted' });
  };

  return {
    /** Listens to a channel until the returned function is called. */
    listen: (channel: string, listener: Listener): (() => void) => {
      const room = rooms.all().get(channel) ?? enter(channel);
      return room === null ? () => undefined : rooms.join(room, listener);
    },
    /** What is held of a channel as of the last frame; null before its first snapshot. */
    read: (channel: string): Copy | null => rooms.all().get(channel)?.shown ?? null,
    /** Hears of every change, also of the connection itself. */
    watch: listenIn(watchers),
    status: (): LiveStatus => status,
    /** Called a few times a second for as long as the page lives. */
    tick: (): void => {
      leaveEmpty();
      for (const [channel, room] of rooms.takeRefused()) ask(channel, room);
      if (connection.link().phase !== 'idle') connection.happen({ what: 'tick' });
    },
    wake: (): void => connection.happen({ what: 'woken' }),
    goOffline: (): void => connection.happen({ what: 'offline' }),
  };
};

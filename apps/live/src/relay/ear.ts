import type {
  BeatMessage,
  DeltaMessage,
  ErrorMessage,
  ServerMessage,
  SnapshotMessage,
} from '@chuli/contracts';
import { kindOf } from '../channels/find-channel.ts';
import { type Outgoing, errorMessage, outgoingOf } from '../hub/outgoing.ts';
import type { Rooms } from '../hub/rooms.ts';
import type { Asked } from './asked.ts';
import type { Mirror } from './mirror.ts';
import type { Mirrors } from './mirrors.ts';
import type { Trunk } from './trunk.ts';

type Options = {
  trunk: Pick<Trunk, 'say' | 'move'>;
  mirrors: Mirrors;
  asked: Asked;
  rooms: Rooms<Mirror>;
};

/** What a folder says, to those who listen here. */
export const createEar = ({ trunk, mirrors, asked, rooms }: Options) => {
  /** What is held cannot be continued: the folder tells all of it again. */
  const askAnew = (channel: string): void => {
    mirrors.forget(channel);
    void asked.add(channel);
    trunk.say({ op: 'unsubscribe', channel });
    trunk.say({ op: 'subscribe', channel });
  };

  const tellRoom = (name: string, message: Outgoing): void => {
    const listeners = rooms.all().get(name)?.listeners;
    if (listeners !== undefined && listeners.size > 0) rooms.tell(listeners, message);
  };

  const hearSnapshot = (snapshot: SnapshotMessage, sent: Outgoing): void => {
    const { channel: name, epoch, seq } = snapshot;
    const kind = kindOf(name);
    if (kind === null) return;
    const before = mirrors.get(name)?.history.position();
    const isNew = before?.epoch !== epoch || before.seq !== seq;
    const mirror = mirrors.open(snapshot, kind);
    asked.settle(name, null);
    const room = rooms.all().get(name);
    if (room !== undefined) room.stream = mirror;
    if (isNew) tellRoom(name, sent);
  };

  const hearDelta = (delta: DeltaMessage, sent: Outgoing): void => {
    const outcome = mirrors.take(delta, sent);
    if (outcome === 'next') tellRoom(delta.channel, sent);
    if (outcome === 'broken') askAnew(delta.channel);
  };

  const hearBeat = ({ channel = '', epoch, seq, hash }: BeatMessage): void => {
    const history = mirrors.get(channel)?.history;
    if (history === undefined || hash === undefined) return;
    const held = history.position();
    if (held.epoch !== epoch || held.seq !== seq || history.hash() !== hash) askAnew(channel);
  };

  const hearError = ({ channel = '', code }: ErrorMessage): void => {
    mirrors.forget(channel);
    asked.settle(channel, code);
    const room = rooms.all().get(channel);
    if (room === undefined) return;
    rooms.reopen(channel, room);
    rooms.tell(room.listeners, errorMessage(code, channel));
  };

  return {
    hear: (told: Buffer): void => {
      const message = JSON.parse(told.toString('utf8')) as ServerMessage;
      if (message.t === 'beat') return hearBeat(message);
      if (message.t === 'error') return hearError(message);
      if (message.t === 'moved') return trunk.move();
      const sent = outgoingOf(told, message.t, `${message.epoch}-${message.seq}`);
      if (message.t === 'snapshot') hearSnapshot(message, sent);
      else hearDelta(message, sent);
    },
    /** To a folder that has just taken us in: all that is heard here, from where we stand. */
    resume: (): void => {
      mirrors.forgetEarly();
      for (const [channel, resume] of mirrors.positions()) trunk.say({ op: 'subscribe', channel, resume });
      for (const channel of asked.names()) trunk.say({ op: 'subscribe', channel });
    },
  };
};

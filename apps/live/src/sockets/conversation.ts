import type { ClientMessage, LiveErrorCode } from '@chuli/contracts';
import type { Clock } from '@chuli/kernel';
import type { Hub } from '../hub/hub.ts';
import { errorMessage, outgoing } from '../hub/outgoing.ts';
import type { Listener } from '../hub/rooms.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { readClientMessage } from './client-message.ts';

export type Shared = { hub: Hub; clock: Clock; limits: Limits; metrics: Metrics };

/** What one listener says, and the channels it has asked for. */
export const createConversation = (listener: Listener, { hub, clock, limits, metrics }: Shared) => {
  const channels = new Set<string>();

  const refuse = (code: LiveErrorCode, channel?: string): void => {
    metrics.refused(code);
    listener.send(errorMessage(code, channel));
  };

  const subscribe = ({ channel, resume }: ClientMessage & { op: 'subscribe' }): void => {
    if (!channels.has(channel) && channels.size >= limits.channelsPerConnection) {
      return refuse('live.too-many-channels', channel);
    }
    channels.add(channel);
    const refusal = hub.subscribe(listener, channel, resume);
    if (refusal === null) return;
    channels.delete(channel);
    refuse(refusal, channel);
  };

  const answerPing = ({ channel }: ClientMessage & { op: 'ping' }): void => {
    const hashed = channel !== undefined && channels.has(channel) ? hub.hashedBeat(channel) : null;
    listener.send(hashed ?? outgoing({ t: 'beat', at: clock() }));
  };

  return {
    hear: (text: string): void => {
      const message = readClientMessage(text);
      if (message === null) return refuse('live.not-understood');
      if (message.op === 'subscribe') return subscribe(message);
      if (message.op === 'ping') return answerPing(message);
      hub.unsubscribe(listener, message.channel);
      channels.delete(message.channel);
    },
    leave: (): void => {
      for (const name of channels) hub.unsubscribe(listener, name);
      channels.clear();
    },
  };
};

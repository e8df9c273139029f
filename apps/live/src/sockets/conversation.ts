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
  /** What was said while somebody else is asked: it is heard in the order in which it was said. */
  let unheard: string[] | null = null;
  let hasLeft = false;

  const refuse = (code: LiveErrorCode, channel?: string): void => {
    metrics.refused(code);
    listener.send(errorMessage(code, channel));
  };

  const subscribe = ({ channel, resume }: ClientMessage & { op: 'subscribe' }): void => {
    if (!channels.has(channel) && channels.size >= limits.channelsPerConnection) {
      return refuse('live.too-many-channels', channel);
    }
    channels.add(channel);
    const answer = hub.subscribe(listener, channel, resume);
    if (answer instanceof Promise) void waitFor(channel, answer);
    else settle(channel, answer);
  };

  const settle = (channel: string, refusal: LiveErrorCode | null): void => {
    if (refusal === null) return;
    channels.delete(channel);
    refuse(refusal, channel);
  };

  const waitFor = async (channel: string, answer: Promise<LiveErrorCode | null>): Promise<void> => {
    unheard = [];
    const refusal = await answer;
    if (hasLeft) return hub.unsubscribe(listener, channel);
    settle(channel, refusal);
    const said: readonly string[] = unheard;
    unheard = null;
    for (const text of said) hear(text);
  };

  const answerPing = ({ channel }: ClientMessage & { op: 'ping' }): void => {
    const hashed = channel !== undefined && channels.has(channel) ? hub.hashedBeat(channel) : null;
    listener.send(hashed ?? outgoing({ t: 'beat', at: clock() }));
  };

  const hear = (text: string): void => {
    if (unheard !== null) return void unheard.push(text);
    const message = readClientMessage(text);
    if (message === null) return refuse('live.not-understood');
    if (message.op === 'subscribe') return subscribe(message);
    if (message.op === 'ping') return answerPing(message);
    hub.unsubscribe(listener, message.channel);
    channels.delete(message.channel);
  };

  return {
    hear,
    leave: (): void => {
      hasLeft = true;
      for (const name of channels) hub.unsubscribe(listener, name);
      channels.clear();
    },
  };
};

import type { ServerMessage } from '@chuli/contracts/live';
import { type OpenLine, readServerMessage } from './transport.ts';

const KINDS = [
  'snapshot',
  'delta',
  'beat',
  'error',
  'moved',
] as const satisfies readonly ServerMessage['t'][];

const addressOf = (channel: string): string => `/live/stream?channel=${encodeURIComponent(channel)}`;

/** Server-sent events, one stream a channel: the way through networks that let no socket pass. */
export const openEventsLine: OpenLine = ({ onOpen, onMessage, onLost }) => {
  const streams = new Map<string, EventSource>();
  let isOver = false;

  const close = (): void => {
    isOver = true;
    for (const stream of streams.values()) stream.close();
    streams.clear();
  };

  const lose = (): void => {
    if (isOver) return;
    close();
    onLost(false);
  };

  const hear = (event: Event): void => {
    if (isOver || !(event instanceof MessageEvent) || typeof event.data !== 'string') return;
    const message = readServerMessage(event.data);
    if (message === null) lose();
    else onMessage(message);
  };

  const listen = (channel: string): void => {
    streams.get(channel)?.close();
    const stream = new EventSource(addressOf(channel));
    streams.set(channel, stream);
    for (const kind of KINDS) stream.addEventListener(kind, hear);
    // The browser comes back by itself with the id of the last event, unless the server refused for good.
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) lose();
    });
  };

  queueMicrotask(() => {
    if (!isOver) onOpen();
  });

  return {
    send: (message) => {
      if (isOver) return;
      if (message.op === 'subscribe') listen(message.channel);
      if (message.op === 'unsubscribe') {
        streams.get(message.channel)?.close();
        streams.delete(message.channel);
      }
    },
    close,
  };
};

import type { ServerResponse } from 'node:http';
import type { LiveErrorCode, Position } from '@chuli/contracts';
import type { Caller } from '../access/authorise.ts';
import type { Hub } from '../hub/hub.ts';
import type { Outgoing } from '../hub/outgoing.ts';
import type { Listener } from '../hub/rooms.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';

type Shared = { hub: Hub; limits: Limits; metrics: Metrics };

const POSITION_PATTERN = /^([\da-z]{1,40})-(\d{1,15})$/;

/** Where a browser that comes back stood, from the id of the last event it saw. */
export const readLastEventId = (id: string | string[] | undefined): Position | undefined => {
  const [, epoch, seq] = POSITION_PATTERN.exec(typeof id === 'string' ? id : '') ?? [];
  return epoch === undefined || seq === undefined ? undefined : { epoch, seq: Number(seq) };
};

/** The browser waits this long before it comes back by itself. */
const RETRY_MS = 3_000;

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  /** A proxy that collects an answer before it passes it on would keep a stream for ever. */
  'x-accel-buffering': 'no',
};

export type EventStreams = {
  /** Streams one channel as server-sent events; a refusal leaves the response untouched. */
  open: (
    response: ServerResponse,
    caller: Caller,
    channel: string,
    resume: Position | undefined,
  ) => Promise<LiveErrorCode | null>;
  all: () => ReadonlySet<Listener & { end: () => void }>;
};

export const createEventStreams = ({ hub, limits, metrics }: Shared): EventStreams => {
  const streams = new Set<Listener & { end: () => void }>();

  const open: EventStreams['open'] = async (response, caller, channel, resume) => {
    const send = (message: Outgoing): void => {
      if (!response.headersSent) response.writeHead(200, HEAD).write(`retry: ${RETRY_MS}\n\n`);
      const bytes = message.event();
      if (response.writableLength + bytes.length <= limits.waitingBytes) {
        response.write(bytes);
        return;
      }
      metrics.dropped('live.too-slow');
      response.destroy();
    };
    const stream = { caller, send, end: () => response.end() };
    const refusal = await hub.subscribe(stream, channel, resume);
    if (refusal !== null) return refusal;
    if (response.closed) {
      hub.unsubscribe(stream, channel);
      return null;
    }
    streams.add(stream);
    metrics.connected('events');
    response.once('close', () => {
      hub.unsubscribe(stream, channel);
      streams.delete(stream);
      metrics.disconnected('events');
    });
    return null;
  };

  return { open, all: () => streams };
};

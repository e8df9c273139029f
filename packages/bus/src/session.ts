import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Link } from './link.ts';
import type { Reading } from './log.ts';

/** Signs that the server's side of a reading is gone or in doubt: it is opened anew, from where the reader stands. */
const DOUBTFUL = new Set([
  'heartbeats_missed',
  'consumer_not_found',
  'consumer_deleted',
  'stream_not_found',
  'no_responders',
]);

const PULL = { expires: 10_000, idle_heartbeat: 2_000 };

const RETRY_MS = 250;

const stopWhenDoubtful = async (messages: ConsumerMessages): Promise<void> => {
  for await (const { type } of messages.status()) if (DOUBTFUL.has(type)) messages.stop();
};

/** An error of the caller's handler, which ends the reading; any other is the connection's and is waited out. */
export class HandlerError extends Error {}

export type Session = { consumer: Consumer; read: (messages: AsyncIterable<JsMsg>) => Promise<void> };

/** Keeps one session after another open until stopped. */
export const keepReading = (
  link: Link,
  maxMessages: number,
  open: (isStopped: () => boolean) => Promise<Session>,
): Reading => {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let current: ConsumerMessages | null = null;

  const readOnce = async (): Promise<void> => {
    await link.ensure();
    const { consumer, read } = await open(isStopped);
    const messages = await consumer.consume({ ...PULL, max_messages: maxMessages });
    current = messages;
    const forget = link.onBack(() => messages.stop());
    void stopWhenDoubtful(messages);
    try {
      if (!isStopped()) await read(messages);
    } finally {
      forget();
      messages.stop();
      current = null;
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopped()) {
      try {
        await readOnce();
      } catch (error) {
        if (error instanceof HandlerError) throw error.cause;
        if (isStopped()) return;
        link.report(error);
        await delay(RETRY_MS);
      }
    }
  };

  const ended = run();
  return {
    ended,
    stop: async () => {
      stopping.abort();
      current?.stop();
      await ended.catch(() => undefined);
    },
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import { AckPolicy, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { inBatches } from './batches.ts';
import type { Link } from './link.ts';
import type { ConsumeOptions, LogMessage, Reading } from './log.ts';
import { toLogMessage } from './message.ts';
import { keepReading } from './session.ts';
import { extentOf } from './stream.ts';

const LONGEST_PAUSE_MS = 2_000;

/** Batches on their way to the reader while it works on one. */
const BATCHES_AHEAD = 2;

const isPresent = (message: LogMessage | null): message is LogMessage => message !== null;

/**
 * Reads the log in batches under a name for which it remembers what was acknowledged. A message can come again, also
 * later than its successors; it is never left out.
 */
export const consume = (link: Link, options: ConsumeOptions): Reading => {
  const { durable, maxMessages, maxWaitMs, redeliverAfterMs = 5_000, onBatch, onFailure } = options;

  const handle = async (epoch: number, batch: readonly JsMsg[], isStopped: () => boolean): Promise<void> => {
    const messages = batch.map((message) => toLogMessage(link.prefix, epoch, message)).filter(isPresent);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await onBatch(messages);
        for (const message of batch) message.ack();
        return;
      } catch (error) {
        onFailure(error, attempt);
      }
      if (isStopped()) return;
      for (const message of batch) message.working();
      await delay(Math.min(100 * 2 ** attempt, LONGEST_PAUSE_MS));
    }
  };

  return keepReading(link, maxMessages * BATCHES_AHEAD, async (isStopped) => {
    const { epoch } = await extentOf(link.manager, link.stream);
    await link.manager.consumers.add(link.stream, {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(redeliverAfterMs),
      max_ack_pending: maxMessages * BATCHES_AHEAD * 4,
    });
    const consumer = await link.jetstream.consumers.get(link.stream, durable);
    const read = async (messages: AsyncIterable<JsMsg>): Promise<void> => {
      for await (const batch of inBatches(messages, maxMessages, maxWaitMs)) {
        // What is not begun goes back at once instead of after the wait for its acknowledgement.
        if (isStopped()) for (const message of batch) message.nak();
        else await handle(epoch, batch, isStopped);
      }
    };
    return { consumer, read };
  });
};

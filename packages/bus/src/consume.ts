import { setTimeout as delay } from 'node:timers/promises';
import { AckPolicy, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { inBatches } from './batches.ts';
import { handOver } from './hand-over.ts';
import type { Link } from './link.ts';
import type { ConsumeOptions, LogMessage, Reading } from './log.ts';
import { toLogMessage } from './message.ts';
import { keepReading } from './session.ts';
import { extentOf } from './stream.ts';

const LONGEST_PAUSE_MS = 2_000;

/** Batches on their way to the reader while it works on one. */
const BATCHES_AHEAD = 2;

type Received = { readonly message: JsMsg; readonly entry: LogMessage | null };

const isPresent = (entry: LogMessage | null): entry is LogMessage => entry !== null;

/**
 * Reads the log in batches under a name for which it remembers what was acknowledged. A message can come again, also
 * later than its successors; it is never left out.
 */
export const consume = (link: Link, options: ConsumeOptions): Reading => {
  const { durable, maxMessages, maxWaitMs, redeliverAfterMs = 5_000, onBatch, onFailure } = options;
  const { isForGood = () => false, onRefused } = options;

  const handle = (epoch: number, batch: readonly JsMsg[], isStopped: () => boolean): Promise<void> => {
    const received = batch.map((message): Received => ({
      message,
      entry: toLogMessage(link.prefix, epoch, message),
    }));
    let claimedAt = performance.now();
    const claim = (rest: readonly Received[]): void => {
      claimedAt = performance.now();
      for (const { message } of rest) message.working();
    };
    return handOver(received, {
      isForGood,
      take: (part) => onBatch(part.map(({ entry }) => entry).filter(isPresent)),
      refuse: async ({ entry }, error) => {
        if (entry !== null) await onRefused?.(entry, error);
      },
      onDone: (part) => {
        for (const { message } of part) message.ack();
      },
      onHalved: (rest) => {
        if (performance.now() - claimedAt > redeliverAfterMs / 3) claim(rest());
      },
      goOn: async (error, attempt, rest) => {
        onFailure(error, attempt);
        if (isStopped()) return false;
        claim(rest);
        await delay(Math.min(100 * 2 ** attempt, LONGEST_PAUSE_MS));
        return true;
      },
    });
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

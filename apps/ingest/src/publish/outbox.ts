import { setTimeout as delay } from 'node:timers/promises';
import type { Log, LogEntry } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import { type SessionEvent, encodeEvent, messageId } from '@chuli/session';
import { logId } from './log-id.ts';
import { inOwnTrace } from '@chuli/telemetry';
import { createQueue } from './queue.ts';

export type OutboxOptions = {
  log: Pick<Log, 'publish'>;
  term: number;
  /** Whether this term is still the own one; asked before every batch. */
  isLeading: () => boolean;
  /** Message ids that the log holds already. The outbox adds the contracts that pass through it. */
  known: Set<string>;
  /** Events held while the log is away: at 3,000 a second, 100,000 last half a minute. */
  capacity?: number;
  /** Events on their way to the log at a time. */
  window?: number;
  retryMs?: number;
};

export type OutboxCounts = {
  queued: number;
  published: number;
  /** Skipped, because the log has them, as we knew or as it told us. */
  skipped: number;
  duplicates: number;
  /** Batches that the log did not take whole. */
  failures: number;
};

export type Outbox = {
  /** Waits while the outbox is full; one at a time, in the order of the source. Rejects once it has ended. */
  push: (day: TradingDate, event: SessionEvent) => Promise<void>;
  /** Resolves when all that was pushed is on the log. */
  drained: () => Promise<void>;
  counts: () => OutboxCounts;
  /** Resolves when it was closed, rejects when the lease was lost: the next leader reads the source again. */
  ended: Promise<void>;
  close: () => Promise<void>;
};

/** It was closed, or another process reads the source now and what was not published is its business. */
export class OutboxEndedError extends Error {}

const isContract = ({ kind }: SessionEvent): boolean => kind === 'trade' || kind === 'reversal';

/** Brings events to the log in their order, holding them while it is away. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { log, term, isLeading, known, capacity = 100_000, window = 256, retryMs = 100 } = options;
  const queue = createQueue<LogEntry>(capacity);
  const counts = { published: 0, skipped: 0, duplicates: 0, failures: 0 };

  const publish = async (batch: readonly LogEntry[]): Promise<number> => {
    const results = await inOwnTrace('publish', { events: batch.length }, (trace) =>
      Promise.allSettled(batch.map((entry) => log.publish({ ...entry, trace }))),
    );
    const failedAt = results.findIndex(({ status }) => status === 'rejected');
    const stored = failedAt === -1 ? results : results.slice(0, failedAt);
    for (const result of stored) {
      if (result.status === 'fulfilled' && result.value === 'duplicate') counts.duplicates += 1;
      else counts.published += 1;
    }
    return stored.length;
  };

  const run = async (): Promise<void> => {
    for (let batch = await queue.peek(window); batch.length > 0; batch = await queue.peek(window)) {
      if (!isLeading()) throw new OutboxEndedError(`the lease of term ${term} is lost`);
      const stored = await publish(batch);
      queue.drop(stored);
      if (stored === batch.length) continue;
      counts.failures += 1;
      await delay(retryMs);
    }
  };

  const ended = run().finally(queue.close);
  // Whoever pushes or waits hears of it; nobody has to listen here.
  ended.catch(() => undefined);

  return {
    ended,
    push: async (day, event) => {
      const logged = { day, term, event };
      const id = messageId(logged);
      if (known.has(id)) {
        counts.skipped += 1;
        return;
      }
      const entry = { day, kind: event.kind, messageId: logId(logged), bytes: encodeEvent(logged) };
      if (!(await queue.push(entry))) throw new OutboxEndedError('the outbox has ended');
      if (isContract(event)) known.add(id);
    },
    drained: async () => {
      await queue.emptied();
      if (queue.size() === 0) return;
      await ended;
      throw new OutboxEndedError('the outbox was closed before all was published');
    },
    counts: () => ({ queued: queue.size(), ...counts }),
    close: async () => {
      queue.close();
      await ended.catch(() => undefined);
    },
  };
};

import { randomBytes } from 'node:crypto';
import { headers } from '@nats-io/transport-node';
import type { Link } from './link.ts';
import type { Log, LogEntry } from './log.ts';
import { TRACE_HEADER, toldAgain } from './message.ts';
import { subjectOf } from './subject.ts';
import { logUnavailable } from './unavailable.ts';

/** A bounded number of things at a time; who comes when all slots are taken waits in line. */
const createSlots = (count: number) => {
  let free = count;
  const line: (() => void)[] = [];
  return {
    take: (): Promise<void> | undefined => {
      if (free > 0) {
        free -= 1;
        return undefined;
      }
      return new Promise((resolve) => line.push(resolve));
    },
    give: (): void => {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
};

export type PublishOptions = { maxInFlight: number; timeoutMs: number };

/**
 * Entries of one connection are stored in the order in which they were given. Nothing is kept for a later connection:
 * while the server is away an entry fails at once, and so do those on their way when the connection breaks.
 *
 * Where a cluster chose another leader, a server before 2.11 may know the identity of an entry that it never stored: it
 * calls it a duplicate of none, and does so for the whole window. Such an entry fails, and is told by another identity
 * when it comes again.
 */
export const createPublisher = (link: Link, { maxInFlight, timeoutMs }: PublishOptions): Log['publish'] => {
  const slots = createSlots(maxInFlight);
  const onTheWay = new Set<(reason: Error) => void>();
  const unstored = new Map<string, string>();
  link.onLost(() => {
    for (const fail of onTheWay) fail(new Error('the connection was lost'));
  });

  const optionsOf = ({ messageId, trace }: LogEntry) => {
    const options = { msgID: unstored.get(messageId) ?? messageId, timeout: timeoutMs };
    if (trace === undefined) return options;
    const told = headers();
    told.set(TRACE_HEADER, trace);
    return { ...options, headers: told };
  };

  const store = async (entry: LogEntry): Promise<number | 'duplicate'> => {
    const { messageId } = entry;
    const subject = subjectOf(link.prefix, entry.day, entry.kind);
    const { duplicate, seq } = await link.jetstream.publish(subject, entry.bytes, optionsOf(entry));
    if (duplicate && seq === 0) {
      unstored.set(messageId, toldAgain(messageId, randomBytes(6).toString('hex')));
      throw new Error('the server calls it a duplicate of what it does not hold');
    }
    unstored.delete(messageId);
    return duplicate ? 'duplicate' : seq;
  };

  const send = (entry: LogEntry): Promise<number | 'duplicate'> =>
    new Promise((resolve, reject) => {
      if (!link.isConnected()) return reject(new Error('not connected'));
      onTheWay.add(reject);
      store(entry)
        .then(resolve, reject)
        .finally(() => onTheWay.delete(reject));
    });

  return async (entry) => {
    await slots.take();
    try {
      return await send(entry);
    } catch (error) {
      // A server that came back without its data knows no stream to store the entry in.
      if (link.isConnected()) await link.ensure().catch(() => undefined);
      throw logUnavailable(error);
    } finally {
      slots.give();
    }
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import { JetStreamApiError } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Link } from './link.ts';
import type { Log, LogEntry } from './log.ts';
import { TRACE_HEADER, againId } from './message.ts';
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

export type PublishOptions = { maxInFlight: number; timeoutMs: number; againMs?: number };

type Carrier = Pick<Link, 'prefix' | 'isConnected' | 'onLost' | 'ensure'> & {
  readonly jetstream: Pick<Link['jetstream'], 'publish'>;
};

/** What servers from 2.11 on say of an id that is being stored; earlier ones say that it is a duplicate of number 0. */
const IN_PROCESS = 10_158;
/** So often it is asked whether the first is stored after all, before it goes under another name. */
const PATIENT_TRIES = 4;
const MOST_TRIES = 12;

const isInProcess = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === IN_PROCESS;

type Stored = number | 'duplicate';

const duplicateAt = (seq: number): 'duplicate' | null => (seq === 0 ? null : 'duplicate');

/**
 * Entries of one connection are stored in the order in which they were given. Nothing is kept for a later connection:
 * while the server is away an entry fails at once, and so do those on their way when the connection breaks.
 */
export const createPublisher = (
  link: Carrier,
  { maxInFlight, timeoutMs, againMs = 500 }: PublishOptions,
): Log['publish'] => {
  const slots = createSlots(maxInFlight);
  const onTheWay = new Set<(reason: Error) => void>();
  link.onLost(() => {
    for (const fail of onTheWay) fail(new Error('the connection was lost'));
  });

  const optionsOf = ({ messageId, trace }: LogEntry, tries: number) => {
    const options = {
      msgID: tries < PATIENT_TRIES ? messageId : againId(messageId, tries),
      timeout: timeoutMs,
    };
    if (trace === undefined) return options;
    const told = headers();
    told.set(TRACE_HEADER, trace);
    return { ...options, headers: told };
  };

  /** Null where the server knows the id and has no message. */
  const sendOnce = (entry: LogEntry, tries: number): Promise<Stored | null> =>
    new Promise((resolve, reject) => {
      if (!link.isConnected()) return reject(new Error('not connected'));
      onTheWay.add(reject);
      link.jetstream
        .publish(subjectOf(link.prefix, entry.day, entry.kind), entry.bytes, optionsOf(entry, tries))
        .then(
          ({ duplicate, seq }) => resolve(duplicate ? duplicateAt(seq) : seq),
          (error: unknown) => (isInProcess(error) ? resolve(null) : reject(error as Error)),
        )
        .finally(() => onTheWay.delete(reject));
    });

  /**
   * A server that began to lead anew remembers ids of messages that it took up and never stored: whoever sends one again
   * is told of a duplicate, and under this id none is taken for as long as ids are remembered.
   */
  const send = async (entry: LogEntry): Promise<Stored> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = await sendOnce(entry, tries);
      if (stored !== null) return stored;
      await delay(againMs);
    }
    throw new Error('the log knows the message and has not stored it');
  };

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

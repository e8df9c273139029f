import { jetstreamManager } from '@nats-io/jetstream';
import { connectOnce } from './connection.ts';
import { consume } from './consume.ts';
import { follow } from './follow.ts';
import { openLink } from './link.ts';
import type { Log } from './log.ts';
import type { LogOptions } from './options.ts';
import { createPublisher } from './publish.ts';
import { copiesOf, extentOf } from './stream.ts';
import { daySubjects } from './subject.ts';
import { logUnavailable } from './unavailable.ts';

const orUnavailable = <T>(promise: Promise<T>): Promise<T> =>
  promise.catch((error: unknown) => {
    throw logUnavailable(error);
  });

/** Waits until the server is there. */
export const openLog = async (options: LogOptions): Promise<Log> => {
  const link = await openLink(options);
  const { manager, patientManager, stream, prefix } = link;
  return {
    publish: createPublisher(link, {
      maxInFlight: options.maxInFlight ?? 256,
      timeoutMs: options.publishTimeoutMs ?? 5_000,
    }),
    follow: (following) => follow(link, following),
    consume: (consuming) => consume(link, consuming),
    lastPosition: async () => {
      const { epoch, last } = await orUnavailable(extentOf(manager, stream));
      return { epoch, sequence: last };
    },
    copies: () => orUnavailable(copiesOf(manager, options)),
    purgeDay: async (day) => {
      const { purged } = await orUnavailable(
        patientManager.streams.purge(stream, { filter: daySubjects(prefix, day) }),
      );
      return purged;
    },
    isConnected: link.isConnected,
    close: link.close,
  };
};

/** Removes a log with all it holds: what made it can be published again. */
export const deleteLog = async ({ stream, ...reach }: Omit<LogOptions, 'prefix'>): Promise<void> => {
  const connection = await connectOnce(reach);
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    await manager.streams.delete(stream);
  } finally {
    await connection.close();
  }
};

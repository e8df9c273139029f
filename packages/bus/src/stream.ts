import {
  JetStreamApiError,
  type JetStreamManager,
  DiscardPolicy,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { LogOptions } from './options.ts';
import { allSubjects } from './subject.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const STREAM_NAME_IN_USE = 10_058;

/** Creates the stream where there is none. One that is there stays as its operator configured it. */
export const ensureStream = async (
  manager: JetStreamManager,
  { stream, prefix, keepDays = 4, duplicateWindowMs = 10 * MINUTE_MS, replicas = 1 }: LogOptions,
): Promise<void> => {
  try {
    await manager.streams.add({
      name: stream,
      subjects: [allSubjects(prefix)],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: nanos(keepDays * DAY_MS),
      duplicate_window: nanos(duplicateWindowMs),
      num_replicas: replicas,
      allow_direct: true,
    });
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === STREAM_NAME_IN_USE) return;
    throw error;
  }
};

/** `last` is 0 on a log that never had a message; `first` is `last + 1` on one that has none now. */
export type Extent = { epoch: number; first: number; last: number };

export const extentOf = async (manager: JetStreamManager, stream: string): Promise<Extent> => {
  const { created, state } = await manager.streams.info(stream);
  const last = state.last_seq;
  const first = state.messages === 0 ? last + 1 : state.first_seq;
  return { epoch: Date.parse(created), first, last };
};

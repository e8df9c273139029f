import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { LogCopies } from './log.ts';
import type { LogOptions } from './options.ts';
import { type Held, changesOf } from './stream-changes.ts';
import { allSubjects } from './subject.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const UNLIMITED = -1;

const STREAM_NAME_IN_USE = 10_058;
const STREAM_NOT_FOUND = 10_059;

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof JetStreamApiError && error.code === code;

/** Nobody has made it yet, or its server lost everything. */
export const isMissing = (error: unknown): boolean => hasCode(error, STREAM_NOT_FOUND);

const configOf = ({
  stream,
  prefix,
  keepDays = 4,
  duplicateWindowMs = 10 * MINUTE_MS,
  replicas = 1,
  maxBytes = UNLIMITED,
}: LogOptions): Partial<StreamConfig> & { name: string } => ({
  name: stream,
  subjects: [allSubjects(prefix)],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(keepDays * DAY_MS),
  max_bytes: maxBytes,
  duplicate_window: nanos(duplicateWindowMs),
  num_replicas: replicas,
  allow_direct: true,
});

const findHeld = async (manager: JetStreamManager, stream: string): Promise<Held | null> => {
  try {
    const { config, state } = await manager.streams.info(stream);
    return { replicas: config.num_replicas, maxBytes: config.max_bytes, bytes: state.bytes };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Creates the stream where there is none, and brings one that is there to what is set as far as nothing is lost by it.
 * The rest of what its operator configured stays. Gives what was set and not done.
 */
export const ensureStream = async (manager: JetStreamManager, options: LogOptions): Promise<string[]> => {
  const held = await findHeld(manager, options.stream);
  if (held === null) {
    await manager.streams.add(configOf(options)).catch((error: unknown) => {
      // Somebody else made it a moment ago.
      if (!hasCode(error, STREAM_NAME_IN_USE)) throw error;
    });
    return [];
  }
  const { replicas, maxBytes, refused } = changesOf(held, options);
  const change = {
    ...(replicas === undefined ? {} : { num_replicas: replicas }),
    ...(maxBytes === undefined ? {} : { max_bytes: maxBytes }),
  };
  if (Object.keys(change).length > 0) await manager.streams.update(options.stream, change);
  return refused;
};

/** `last` is 0 on a log that never had a message; `first` is `last + 1` on one that has none now. */
export type Extent = { epoch: number; first: number; last: number };

export const extentOf = async (manager: JetStreamManager, stream: string): Promise<Extent> => {
  const { created, state } = await manager.streams.info(stream);
  const last = state.last_seq;
  const first = state.messages === 0 ? last + 1 : state.first_seq;
  return { epoch: Date.parse(created), first, last };
};

export const copiesOf = async (
  manager: JetStreamManager,
  { stream, replicas = 1 }: Pick<LogOptions, 'stream' | 'replicas'>,
): Promise<LogCopies> => {
  const { config, cluster } = await manager.streams.info(stream);
  const others = (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline);
  return { whole: 1 + others.length, wanted: Math.max(replicas, config.num_replicas) };
};

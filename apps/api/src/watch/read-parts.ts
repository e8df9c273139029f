import { type Clock, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { sessionSpan } from '@chuli/market';
import { type Registry, isRegistryAway, poolOf } from '@chuli/registry';
import type { Tape } from '@chuli/tape';
import type { BoundedQueue } from '../areas/account/bounded-queue.ts';
import type { ByteCache } from '../http/cache.ts';
import type { Shares } from '../shares/shares.ts';
import type { ApiMeters } from './api-meters.ts';

export type WatchedParts = {
  readonly clock: Clock;
  readonly registry: Registry;
  readonly tapes: Readonly<Record<'light' | 'heavy', Tape>>;
  readonly shares: Pick<Shares, 'lanes'>;
  readonly queues: Readonly<Record<string, Pick<BoundedQueue, 'waiting'>>>;
  readonly cache: ByteCache | null;
};

type Pool = { readonly inUse: number; readonly waiting: number; readonly size: number };

const laneOf = ({ running, waiting, size }: Shares['lanes'][keyof Shares['lanes']]): Pool => ({
  inUse: running,
  waiting,
  size,
});

const poolsOf = ({ registry, tapes, shares }: WatchedParts): Record<string, Pool> => ({
  registry: poolOf(registry),
  'tape-light': tapes.light.load(),
  'tape-heavy': tapes.heavy.load(),
  'lane-light': laneOf(shares.lanes.light),
  'lane-heavy': laneOf(shares.lanes.heavy),
});

/** By the calendar: known here also while no feed lives to say so. */
const isSessionDue = ({ clock }: WatchedParts): boolean => {
  const now = clock();
  const span = sessionSpan(kathmanduDate(now));
  const minute = kathmanduMinutes(now);
  return span !== null && minute >= span.from && minute < span.to;
};

/** What the process is made of tells how full it is when somebody asks; nothing of it is counted a second time. */
export const readParts = (meters: ApiMeters, parts: WatchedParts): void => {
  const { registry, tapes, queues, cache } = parts;
  const ofPools = (figure: keyof Pool) => () =>
    Object.entries(poolsOf(parts)).map(([pool, held]) => [{ pool }, held[figure]] as const);
  meters.read('chuli_session_due', () => Number(isSessionDue(parts)));
  meters.read('chuli_pool_in_use', ofPools('inUse'));
  meters.read('chuli_pool_waiting', ofPools('waiting'));
  meters.read('chuli_pool_size', ofPools('size'));
  meters.read('chuli_engine_away', () => [
    [{ engine: 'tape' }, Number(tapes.light.isAway())],
    [{ engine: 'registry' }, Number(isRegistryAway(registry))],
  ]);
  meters.read('chuli_queue_length', () =>
    Object.entries(queues).map(([queue, { waiting }]) => [{ queue }, waiting()] as const),
  );
  if (cache === null) return;
  meters.read('chuli_cache_bytes', () => [[{ cache: 'answers' }, cache.size.bytes]]);
  meters.read('chuli_cache_entries', () => [[{ cache: 'answers' }, cache.size.entries]]);
  meters.read('chuli_cache_asked_total', () =>
    Object.entries(cache.asked).map(([outcome, count]) => [{ cache: 'answers', outcome }, count] as const),
  );
};

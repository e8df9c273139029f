import { isRegistryAway, poolOf } from '@chuli/registry';
import type { Engines } from '../market/load-market.ts';
import type { Worker } from '../worker.ts';
import type { WorkerMeters } from './worker-meters.ts';

type Parts = Engines & { readonly worker: Worker };

/** What the process is made of tells how it stands when somebody asks. */
export const readParts = (meters: WorkerMeters, { registry, tape, worker }: Parts): void => {
  const pools = () => ({ registry: poolOf(registry), tape: tape.load() });
  const ofPools = (figure: 'inUse' | 'waiting' | 'size') => () =>
    Object.entries(pools()).map(([pool, held]) => [{ pool }, held[figure]] as const);
  meters.read('chuli_pool_in_use', ofPools('inUse'));
  meters.read('chuli_pool_waiting', ofPools('waiting'));
  meters.read('chuli_pool_size', ofPools('size'));
  meters.read('chuli_engine_away', () => [
    [{ engine: 'tape' }, Number(tape.isAway())],
    [{ engine: 'registry' }, Number(isRegistryAway(registry))],
  ]);
  meters.read('chuli_worker_leading', () => Number(worker.state().role === 'leader'));
};

import type { Health } from '@chuli/ingest';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import type { Place } from './engines.ts';
import type { ProcessPlan } from './ingest-process.ts';
import type { ExchangePlan, Plan } from './plan.ts';

export const startIngestProcess = async (
  plan: Plan | ExchangePlan,
  place: Place,
  folder: string,
  {
    env = {},
    ...times
  }: Pick<ProcessPlan, 'isOnTime' | 'beginsAt'> & { env?: Readonly<Record<string, string>> } = {},
): Promise<DrillProcess> => {
  const port = await freePort();
  const drill: ProcessPlan = { plan, place, port, folder, ...times };
  const level = process.env['CHULI_LOG_LEVEL'] ?? 'fatal';
  return startProcess(
    'drills/ingest-process.ts',
    { DRILL: JSON.stringify(drill), CHULI_LOG_LEVEL: level, ...env },
    port,
  );
};

export const startLiveProcess = async (
  { log }: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<DrillProcess> => {
  const port = await freePort();
  const env = {
    NATS_URL: log.url,
    CHULI_LOG_STREAM: log.stream,
    CHULI_LOG_PREFIX: log.prefix,
    CHULI_LIVE_PORT: String(port),
    CHULI_LOG_LEVEL: 'fatal',
    ...more,
  };
  return startProcess('apps/live/src/main.ts', env, port);
};

/** Null while the process does not answer. */
export const askHealth = async ({ address }: DrillProcess): Promise<Health | null> => {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return (await reply.json()) as Health;
  } catch {
    return null;
  }
};

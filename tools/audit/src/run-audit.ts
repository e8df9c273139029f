import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, type Settings, inherit, readSettings } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { startProcess, waitUntil } from '@chuli/harness';
import { exportFacts } from './export-facts.ts';

type AuditPlan = {
  size: number;
  tradeDays: number;
  seed: number;
  folder: string;
  kind: string | undefined;
  archive: string | undefined;
  api: string | undefined;
};

const PYTHON = 'python3';
const OLDEST_PYTHON = 'import sys; sys.exit(sys.version_info < (3, 11))';

const requirePython = (): void => {
  const { error, status } = spawnSync(PYTHON, ['-c', OLDEST_PYTHON]);
  if (error !== undefined)
    throw new Error(`The audit is written in Python: ${PYTHON} is not on this machine.`);
  if (status !== 0) throw new Error(`The audit needs ${PYTHON} 3.11 or newer.`);
};

type RunningApi = { address: string; stop: () => Promise<unknown> };

/** Everything that is sold is open to the audit; days that only somebody signed in may see are not drawn. */
const startApi = async ({ registryUrl, tapeUrl, tapeDatabase }: Settings): Promise<RunningApi> => {
  const port = await freePort();
  const env = {
    DATABASE_URL: registryUrl,
    CLICKHOUSE_URL: tapeUrl,
    CHULI_TAPE_DATABASE: tapeDatabase,
    CHULI_API_PORT: String(port),
    CHULI_FREE_FEATURES: 'all',
    CHULI_QUERY_SECONDS: '60',
    CHULI_LOG_LEVEL: 'fatal',
  };
  const { address, kill } = startProcess('apps/api/src/main.ts', env, port);
  const isUp = (): Promise<boolean> =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await waitUntil(isUp, 'the API', 60_000);
  } catch (error) {
    await kill();
    throw error;
  }
  return { address, stop: kill };
};

const argumentsOf = ({ size, seed, folder, kind, archive }: AuditPlan, address: string): string[] => {
  const chosen = {
    facts: folder,
    api: address,
    size: String(size),
    seed: String(seed),
    kind,
    archive,
    trades: archive,
  };
  return Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
};

/** Exports the facts, starts an API where none runs, and lets the programs of the audit compare both. */
export const runAudit = async (plan: AuditPlan): Promise<number> => {
  requirePython();
  const tests = await inherit(PYTHON, [path.join(ROOT, 'tools/audit/python/selftest.py')]);
  if (tests !== 0) return tests;
  const settings = readSettings();
  await mkdir(plan.folder, { recursive: true });
  const wanted = { seed: plan.seed, tradeDays: plan.archive === undefined ? plan.tradeDays : 0 };
  const { seconds, tradeDays } = await exportFacts(settings, plan.folder, wanted);
  const trades = plan.archive === undefined ? `trades of ${tradeDays} days` : `trades from ${plan.archive}`;
  console.log(`facts exported in ${seconds.toFixed(1)} s, ${trades}`);
  const api =
    plan.api === undefined ? await startApi(settings) : { address: plan.api, stop: () => Promise.resolve() };
  try {
    return await inherit(PYTHON, [path.join(ROOT, 'tools/audit/python'), ...argumentsOf(plan, api.address)]);
  } finally {
    await api.stop();
  }
};

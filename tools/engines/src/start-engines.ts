import path from 'node:path';
import { clickhouse } from './clickhouse.ts';
import type { EngineDefinition } from './definition.ts';
import { nats } from './nats.ts';
import { postgres } from './postgres.ts';
import { readRecord, stopRecorded } from './record.ts';
import { type RunningEngine, startEngine } from './start-engine.ts';

type EngineName = EngineDefinition['name'];

export type EnginePorts = Record<EngineName, number>;

/** Below those that the system gives to outgoing connections: one of them would take the port at random. */
export const DEFAULT_PORTS: EnginePorts = { postgres: 25432, nats: 24222, clickhouse: 28123 };

const DEFINITIONS: readonly EngineDefinition[] = [postgres, nats, clickhouse];

/** The variable that names an engine running elsewhere; that engine is then not started. */
export const ADDRESS_VARIABLES: Record<EngineName, string> = {
  postgres: 'DATABASE_URL',
  nats: 'NATS_URL',
  clickhouse: 'CLICKHOUSE_URL',
};

type StartEnginesOptions = {
  dir: string;
  ports?: EnginePorts;
  /** Leave the engines running when this process ends. */
  isDetached?: boolean;
  environment?: NodeJS.ProcessEnv;
};

export type Engines = {
  databaseUrl: string;
  natsUrl: string;
  clickhouseUrl: string;
  /** Stops what this call started; engines found running or given by address stay. */
  stop: () => Promise<void>;
};

const givenEngine = (url: string): RunningEngine => ({ url, stop: () => Promise.resolve() });

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** PostgreSQL, NATS and ClickHouse for development: private ones in `dir`, or those the environment names. */
export const startEngines = async ({
  dir,
  ports = DEFAULT_PORTS,
  isDetached = false,
  environment = process.env,
}: StartEnginesOptions): Promise<Engines> => {
  const started = await Promise.allSettled(
    DEFINITIONS.map(async (engine) => {
      const given = environment[ADDRESS_VARIABLES[engine.name]];
      if (given !== undefined && given !== '') return givenEngine(given);
      return startEngine(engine, { dir: path.resolve(dir), port: ports[engine.name], isDetached });
    }),
  );
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(running.map((engine) => engine.stop())));
  const [database, log, tape] = running;
  if (database === undefined || log === undefined || tape === undefined) {
    await stop();
    const reasons = started.flatMap((result) =>
      result.status === 'rejected' ? [messageOf(result.reason)] : [],
    );
    throw new Error(reasons.join('\n'));
  }
  return { databaseUrl: database.url, natsUrl: log.url, clickhouseUrl: tape.url, stop };
};

/** Which engines run in `dir`, by their records. */
export const engineStatus = (dir: string): { name: EngineName; url: string | null; pid: number | null }[] =>
  DEFINITIONS.map(({ name }) => {
    const record = readRecord(dir, name);
    return { name, url: record?.url ?? null, pid: record?.pid ?? null };
  });

/** Stops the engines recorded in `dir`; says which there were. */
export const stopEngines = async (dir: string): Promise<EngineName[]> => {
  const stopped = await Promise.all(
    DEFINITIONS.map(async ({ name }) => ((await stopRecorded(dir, name)) ? name : null)),
  );
  return stopped.filter((name) => name !== null);
};

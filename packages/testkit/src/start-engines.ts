import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import {
  type EngineDefinition,
  type RunningEngine,
  clickhouse,
  findProgram,
  freePort,
  nats,
  postgres,
  startEngine,
} from '@chuli/engines';
import { MAINTENANCE_DATABASE } from './addresses.ts';
import { registryTemplate, reserveTemplate } from './registry-template.ts';

/** A server that runs on the machine anyway is quicker than a fresh one. */
const MACHINE_SERVERS = ['root', 'postgres'].map(
  (user) => `postgres://${user}@127.0.0.1:5432/${MAINTENANCE_DATABASE}`,
);

const canCreateDatabases = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const allowed = await client.query('select from pg_roles where rolname = current_user and rolcreatedb');
    return allowed.rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const startHere = async (engine: EngineDefinition, dir: string): Promise<RunningEngine> =>
  startEngine(engine, { dir, port: await freePort(), isDetached: false });

const findPostgres = async (): Promise<string | null> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return given;
  for (const url of MACHINE_SERVERS) if (await canCreateDatabases(url)) return url;
  return null;
};

/** Starts the engines of the medium tests once for the run: those the environment names are used as they are. */
const startTestEngines = async (project: TestProject): Promise<() => Promise<void>> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'chuli-test-'));
  // Run as root, PostgreSQL works under its own account and has to get in.
  await chmod(dir, 0o755);
  const started: RunningEngine[] = [];
  const start = async (engine: EngineDefinition): Promise<string> => {
    const running = await startHere(engine, dir);
    started.push(running);
    return running.url;
  };
  const given = (name: string): string | null => process.env[name] || null;
  const hasNats = findProgram('nats-server') !== null;
  project.provide('clickHouseUrl', given('CLICKHOUSE_URL') ?? (await start(clickhouse)));
  project.provide('natsUrl', given('NATS_URL') ?? (hasNats ? await start(nats) : null));
  const postgresUrl = (await findPostgres()) ?? (await start(postgres));
  project.provide('postgresUrl', postgresUrl);
  const releaseTemplate = await reserveTemplate(registryTemplate(postgresUrl));
  return async () => {
    await releaseTemplate();
    await Promise.all(started.map((engine) => engine.stop()));
    await rm(dir, { recursive: true, force: true });
  };
};

export default startTestEngines;

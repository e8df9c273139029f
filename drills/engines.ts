import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LogAddress } from '@chuli/bus';
import { migrateRegistry } from '@chuli/registry';
import { migrateTape } from '@chuli/tape';
import {
  type EngineDefinition,
  clickhouse,
  freePort,
  nats,
  postgres,
  readRecord,
  startEngine,
  stopRecorded,
} from '@chuli/engines';

/** An engine that the drill may kill, start again and rob of its data. */
export type DrillEngine = {
  readonly name: EngineDefinition['name'];
  readonly url: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Only while it is stopped. */
  wipe: () => Promise<void>;
};

/** Whatever a session of the drill needs to be told by its environment. */
export type Place = {
  readonly registryUrl: string;
  readonly tape: { readonly url: string; readonly database: string };
  readonly log: LogAddress;
};

export type DrillEngines = {
  readonly postgres: DrillEngine;
  readonly nats: DrillEngine;
  readonly clickhouse: DrillEngine;
  readonly dir: string;
  /** Fresh databases and a log of its own, all under one word. */
  place: (word: string) => Promise<Place>;
  stop: () => Promise<void>;
};

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;

export const openEngine = async (
  definition: EngineDefinition,
  dir: string,
  given: number | null = null,
): Promise<DrillEngine> => {
  const port = given ?? (await freePort());
  const { name } = definition;
  const start = async (): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        await startEngine(definition, { dir, port, isDetached: false });
        return;
      } catch (error) {
        // A killed PostgreSQL lets go of its memory only when the last of its processes has noticed.
        if (performance.now() > deadline) throw error;
        await delay(RETRY_MS);
      }
    }
  };
  await start();
  return {
    name,
    url: definition.url(port),
    start,
    kill: async () => {
      const record = readRecord(dir, name);
      if (record === null) return;
      process.kill(record.pid, 'SIGKILL');
      while (readRecord(dir, name) !== null) await delay(20);
    },
    wipe: () => rm(path.join(dir, name), { recursive: true, force: true }),
  };
};

const databaseOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

/** Engines that nothing else uses, in a folder that goes with them. */
export const startDrillEngines = async (): Promise<DrillEngines> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'chuli-drill-'));
  // Run as root, PostgreSQL works under its own account and has to get in.
  await chmod(dir, 0o755);
  const [registry, log, tape] = await Promise.all(
    [postgres, nats, clickhouse].map((one) => openEngine(one, dir)),
  );
  if (registry === undefined || log === undefined || tape === undefined) throw new Error('no engines');
  return {
    postgres: registry,
    nats: log,
    clickhouse: tape,
    dir,
    place: async (word) => {
      const place: Place = {
        registryUrl: databaseOf(registry.url, `drill_${word}`),
        tape: { url: tape.url, database: `drill_${word}` },
        log: { url: log.url, stream: `DRILL_${word.toUpperCase()}`, prefix: `drill_${word}` },
      };
      await migrateRegistry(place.registryUrl);
      await migrateTape(place.tape);
      return place;
    },
    stop: async () => {
      await Promise.all([postgres, nats, clickhouse].map(({ name }) => stopRecorded(dir, name)));
      await rm(dir, { recursive: true, force: true });
    },
  };
};

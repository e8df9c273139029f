import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import {
  type EngineDefinition,
  type RunningEngine,
  freePort,
  nats,
  readRecord,
  startEngine,
} from '@chuli/engines';
import './addresses.ts';

export type TestNats = { url: string; stream: string; prefix: string };

const ownNames = (): Pick<TestNats, 'stream' | 'prefix'> => {
  const prefix = `test_${randomBytes(8).toString('hex')}`;
  return { prefix, stream: prefix.toUpperCase() };
};

/** A stream of its own on the server of the test run; the test that creates it deletes it. */
export const testNats = (): TestNats => {
  const url = inject('natsUrl');
  if (url === null) throw new Error('nats-server is not installed and NATS_URL is not set.');
  return { url, ...ownNames() };
};

export type PrivateNats = TestNats & {
  /** As a machine that loses its process: nothing is written back. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Only while it is stopped. */
  wipe: () => Promise<void>;
  drop: () => Promise<void>;
};

/** A server for one test alone, which may kill it, start it again and take its data away. */
export const privateNats = async (definition: EngineDefinition = nats): Promise<PrivateNats> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'chuli-nats-'));
  const port = await freePort();
  let running: RunningEngine | null = null;
  const start = async (): Promise<void> => {
    running = await startEngine(definition, { dir, port, isDetached: false });
  };
  await start();
  return {
    url: nats.url(port),
    ...ownNames(),
    start,
    kill: async () => {
      const record = readRecord(dir, nats.name);
      if (record === null) return;
      process.kill(record.pid, 'SIGKILL');
      while (readRecord(dir, nats.name) !== null) await delay(20);
    },
    wipe: () => rm(path.join(dir, nats.name), { recursive: true, force: true }),
    drop: async () => {
      await running?.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

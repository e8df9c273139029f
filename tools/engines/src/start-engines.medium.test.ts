import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickhouse } from './clickhouse.ts';
import { findProgram } from './find-binary.ts';
import { freePort } from './free-port.ts';
import { nats } from './nats.ts';
import { postgres } from './postgres.ts';
import { type EnginePorts, engineStatus, startEngines, stopEngines } from './start-engines.ts';

const COMMAND = fileURLToPath(new URL('../../../scripts/engines.ts', import.meta.url));

let dir: string;
let ports: EnginePorts;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'chuli-engines-test-'));
  // Run as root, PostgreSQL works under its own account and has to get in.
  await chmod(dir, 0o755);
  ports = { postgres: await freePort(), nats: await freePort(), clickhouse: await freePort() };
});
afterAll(async () => {
  await stopEngines(dir);
  await rm(dir, { recursive: true, force: true });
});

const running = (): string[] => engineStatus(dir).flatMap(({ name, url }) => (url === null ? [] : [name]));

const areReady = async (): Promise<boolean[]> =>
  Promise.all([
    postgres.isReady(ports.postgres),
    nats.isReady(ports.nats),
    clickhouse.isReady(ports.clickhouse),
  ]);

const hasNats = findProgram('nats-server') !== null;
const hasDeathSignal = process.platform === 'linux' && findProgram('setpriv') !== null;

describe.skipIf(!hasNats)('the engines (needs nats-server and PostgreSQL on the machine)', () => {
  it('start where nothing was, are found by a second caller, and stop with the first', async () => {
    const engines = await startEngines({ dir, ports, environment: {} });
    expect(await areReady()).toEqual([true, true, true]);
    expect(engines.databaseUrl).toContain(`:${ports.postgres}/`);
    const again = await startEngines({ dir, ports, environment: {} });
    expect(again.clickhouseUrl).toBe(engines.clickhouseUrl);
    await again.stop();
    expect(running()).toEqual(['postgres', 'nats', 'clickhouse']);
    await engines.stop();
    expect(running()).toEqual([]);
    expect(await areReady()).toEqual([false, false, false]);
  });

  it('that the environment names are not started', async () => {
    const environment = { DATABASE_URL: 'postgres://elsewhere/x', NATS_URL: 'nats://elsewhere' };
    const engines = await startEngines({ dir, ports, environment });
    expect([engines.databaseUrl, engines.natsUrl]).toEqual(Object.values(environment));
    expect(running()).toEqual(['clickhouse']);
    await engines.stop();
  });

  it('say which port is taken, and none is left running', async () => {
    const taken = await startEngines({ dir, ports, environment: {} });
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'chuli-engines-test-'));
    await expect(startEngines({ dir: elsewhere, ports, environment: {} })).rejects.toThrow(
      `Port ${ports.nats} for nats is taken by another program`,
    );
    await rm(elsewhere, { recursive: true });
    await taken.stop();
    expect(running()).toEqual([]);
  });

  it.skipIf(!hasDeathSignal)('end when the command that runs them is killed', async () => {
    const options = Object.entries(ports).flatMap(([name, port]) => [`--${name}-port`, String(port)]);
    const command = spawn(process.execPath, [COMMAND, '--dir', dir, ...options], { stdio: 'ignore' });
    try {
      await expect.poll(() => running().length).toBe(3);
      await expect.poll(areReady).toEqual([true, true, true]);
    } finally {
      command.kill('SIGKILL');
    }
    await expect.poll(() => running().length).toBe(0);
  });
});

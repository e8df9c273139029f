import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Outcome, ROOT, capture } from '@chuli/command';
import { freePort, postgres, startEngine } from '@chuli/engines';
import { type Registry, openRegistry, pingRegistry } from '@chuli/registry';
import { sql } from 'kysely';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { waitUntil } from '@chuli/harness';

const LAUNCHER = path.join(ROOT, 'apps/launcher/src/main.ts');
const PATIENCE_MS = 60_000;

/** A running `backup archive`. */
export type Archive = {
  readonly said: () => string;
  kill: () => Promise<void>;
  end: () => Promise<number | null>;
};

export type RestorePlace = {
  readonly engines: DrillEngines;
  readonly place: Place;
  readonly registry: Registry;
  readonly store: string;
  /** Of the one who restores, of whom it was left with, and of somebody else. */
  readonly keys: Readonly<Record<'own' | 'escrow' | 'strange', string>>;
  /** `chuli backup …`, to its end. */
  backup: (words: readonly string[], store?: string) => Promise<Outcome>;
  /** The same, under way. */
  start: (words: readonly string[]) => ChildProcess;
  archive: () => Archive;
  /** The newest copy of the tape, into a fresh database. */
  restoreTape: () => Promise<Outcome>;
  /** Another store with the same content. */
  copyStore: (name: string) => Promise<string>;
  folder: (name: string) => string;
  stop: () => Promise<void>;
};

const variables = (
  { dir }: DrillEngines,
  place: Place,
  store: string,
  recipients: string,
): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  // What a killed one leaves goes with the drill.
  TMPDIR: dir,
  CHULI_ENVIRONMENT: 'development',
  DATABASE_URL: place.registryUrl,
  CLICKHOUSE_URL: place.tape.url,
  CHULI_TAPE_DATABASE: place.tape.database,
  CHULI_BACKUP_URL: place.registryUrl,
  CHULI_BACKUP_STORE: store,
  CHULI_BACKUP_RECIPIENTS: recipients,
  CHULI_BACKUP_SECONDS: '1',
});

const archiveOf = (child: ChildProcess): Archive => {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    said: () => said,
    kill: async () => void (await end('SIGKILL')),
    end: () => end('SIGTERM'),
  };
};

const makeKeys = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const fileOf = (name: string): string => path.join(folder, `${name}.key`);
  const publicOf = async (name: string): Promise<string> => {
    const made = await capture(process.execPath, [LAUNCHER, 'backup', 'keys', fileOf(name)]);
    return made.output.trim().split('\n').at(-1) ?? '';
  };
  const recipients = [await publicOf('own'), await publicOf('escrow')].join(',');
  await publicOf('strange');
  const keys = { own: fileOf('own'), escrow: fileOf('escrow'), strange: fileOf('strange') };
  return { keys, recipients };
};

export const openRestorePlace = async (): Promise<RestorePlace> => {
  const engines = await startDrillEngines();
  const place = await engines.place('restore');
  const folder = (name: string): string => path.join(engines.dir, name);
  const { keys, recipients } = await makeKeys(folder('keys'));
  const registry = openRegistry(place.registryUrl, 6);
  const envOf = (store = folder('store')) => variables(engines, place, store, recipients);
  const words = (said: readonly string[]): string[] => [LAUNCHER, 'backup', ...said];
  const start = (said: readonly string[]): ChildProcess =>
    spawn(process.execPath, words(said), { env: envOf(), stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    engines,
    place,
    registry,
    store: folder('store'),
    keys,
    backup: (said, store) => capture(process.execPath, words(said), envOf(store)),
    restoreTape: () =>
      capture(process.execPath, words(['restore-tape', '--key', keys.own]), {
        ...envOf(),
        CHULI_TAPE_DATABASE: 'drill_restored',
      }),
    start,
    archive: () => archiveOf(start(['archive', '--every'])),
    copyStore: async (name) => {
      await cp(folder('store'), folder(name), { recursive: true });
      return folder(name);
    },
    folder,
    stop: async () => {
      await registry.destroy();
      await engines.stop();
    },
  };
};

export type RestoredServer = {
  readonly registry: Registry;
  /** From its start until it takes writes. */
  readonly seconds: number;
  stop: () => Promise<void>;
};

const isOpen = async (registry: Registry): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`select pg_is_in_recovery() as waits`.execute(registry);
  return rows[0]?.waits === false;
};

/** A server on a restored folder, as soon as it has come to its moment. */
export const startRestored = async (into: string, { place }: RestorePlace): Promise<RestoredServer> => {
  const began = performance.now();
  // Where the private engines of drills keep their data.
  await rename(path.join(into, 'data'), path.join(into, 'postgres'));
  const engine = await startEngine(postgres, { dir: into, port: await freePort(), isDetached: false });
  const url = new URL(engine.url);
  url.pathname = new URL(place.registryUrl).pathname;
  const registry = openRegistry(url.href, 2);
  const stop = async (): Promise<void> => {
    await registry.destroy();
    await engine.stop();
  };
  try {
    await pingRegistry(registry);
    await waitUntil(() => isOpen(registry), 'a restored server that takes writes', PATIENCE_MS, 25);
    return { registry, seconds: (performance.now() - began) / 1_000, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

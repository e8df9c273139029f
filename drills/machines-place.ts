import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, capture } from '@chuli/command';
import { freePort, postgres, readRecord, startEngine, stopRecorded } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { migrateRegistry } from '@chuli/registry';
import { findProxy } from './install-proxy.ts';
import { type Disk, openDisk } from './machines-disk.ts';
import { type Line, openLine } from './machines-line.ts';

const LAUNCHER = path.join(ROOT, 'apps/launcher/src/main.ts');
const PATIENCE_MS = 60_000;
const DATABASE = 'chuli';

/** A machine with PostgreSQL on it, and what tells balancers about it. */
export type Machine = {
  readonly name: string;
  readonly folder: string;
  /** Behind the line, for the machine itself. */
  readonly own: string;
  readonly line: Line;
  readonly serveLine: Line;
  readonly disk: Disk;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Every process of the server stands still, and goes on. */
  freeze: () => void;
  thaw: () => void;
  wipe: () => void;
  /** `chuli standby …` of this machine. */
  standby: (...words: string[]) => Promise<string>;
  startServe: () => void;
  stopServe: () => void;
};

export type MachinesPlace = {
  readonly machines: readonly [Machine, Machine];
  /** What the apps know. */
  readonly url: string;
  stop: () => Promise<void>;
};

const urlAt = (port: number): string => postgres.url(port);

const processesOf = (pid: number): number[] => {
  const children = execFileSync('sh', ['-c', `pgrep -P ${pid} || true`], { encoding: 'utf8' });
  return [pid, ...children.split('\n').filter(Boolean).map(Number)];
};

type Ports = { readonly own: number; readonly serve: number };
type Other = { readonly line: () => Line; readonly serveLine: () => Line };

const openMachine = async (name: string, dir: string, other: Other): Promise<Machine> => {
  const ports: Ports = { own: await freePort(), serve: await freePort() };
  const folder = path.join(dir, name);
  mkdirSync(folder);
  const disk = openDisk(folder);
  chmodSync(folder, 0o755);
  // Run as root, PostgreSQL has an account of its own, and what is copied into this folder becomes its owner's.
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const [line, serveLine] = [await openLine(ports.own), await openLine(ports.serve)];
  let serving: ChildProcess | null = null;
  const pidOf = (): number => readRecord(folder, 'postgres')?.pid ?? 0;
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of processesOf(pidOf())) process.kill(pid, signal);
  };
  const variables = (): Record<string, string> => ({
    PATH: process.env['PATH'] ?? '',
    CHULI_ENVIRONMENT: 'development',
    CHULI_SERVER_URL: urlAt(ports.own),
    CHULI_OTHER_SERVER_URL: urlAt(other.line().port),
    CHULI_STANDBY_PORT: String(ports.serve),
    CHULI_OTHER_STANDBY_URL: `http://127.0.0.1:${other.serveLine().port}`,
  });
  return {
    name,
    folder,
    own: urlAt(ports.own),
    line,
    serveLine,
    disk,
    start: async () => {
      await startEngine(postgres, { dir: folder, port: ports.own, isDetached: false });
    },
    kill: async () => {
      const pid = pidOf();
      if (pid === 0) return;
      process.kill(pid, 'SIGKILL');
      await waitUntil(
        () => Promise.resolve(readRecord(folder, 'postgres') === null),
        `${name} dead`,
        PATIENCE_MS,
      );
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    wipe: () => rmSync(path.join(folder, 'postgres'), { recursive: true, force: true }),
    standby: async (...words) => {
      const { code, output } = await capture(process.execPath, [LAUNCHER, 'standby', ...words], variables());
      if (code !== 0) throw new Error(`${name}: standby ${words.join(' ')} ended with ${code}: ${output}`);
      return output;
    },
    startServe: () => {
      serving = spawn(process.execPath, [LAUNCHER, 'standby', 'serve'], {
        env: variables(),
        stdio: 'ignore',
      });
    },
    stopServe: () => void serving?.kill('SIGKILL'),
  };
};

const startProxy = async (
  program: string,
  machines: readonly Machine[],
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const port = await freePort();
  const at = (one: Line | undefined): string => `127.0.0.1:${one?.port}`;
  const child = spawn(program, ['-db', '-f', path.join(ROOT, 'deploy/proxy/registry.cfg')], {
    env: {
      CHULI_REGISTRY_BIND: `127.0.0.1:${port}`,
      CHULI_REGISTRY_1_AT: at(machines[0]?.line),
      CHULI_REGISTRY_2_AT: at(machines[1]?.line),
      CHULI_STANDBY_1_PORT: String(machines[0]?.serveLine.port),
      CHULI_STANDBY_2_PORT: String(machines[1]?.serveLine.port),
    },
    stdio: 'ignore',
  });
  return {
    port,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const open = async (
  dir: string,
  program: string,
  ends: (() => unknown)[],
): Promise<Omit<MachinesPlace, 'stop'>> => {
  const made: Machine[] = [];
  const there = (at: number): Machine => {
    const machine = made[at];
    if (machine === undefined) throw new Error('both are there by then');
    return machine;
  };
  const lookingAt = (at: number): Other => ({
    line: () => there(at).line,
    serveLine: () => there(at).serveLine,
  });
  made.push(await openMachine('one', dir, lookingAt(1)), await openMachine('two', dir, lookingAt(0)));
  const [one, two] = [there(0), there(1)];
  for (const machine of [one, two])
    ends.push(async () => {
      machine.stopServe();
      machine.line.close();
      machine.serveLine.close();
      await stopRecorded(machine.folder, 'postgres').catch(() => undefined);
      machine.disk.unmount();
    });
  await one.start();
  await migrateRegistry(one.own);
  await two.standby('follow', '--into', path.join(two.folder, 'postgres'));
  await two.start();
  await one.standby('join');
  for (const machine of [one, two]) machine.startServe();
  const proxy = await startProxy(program, made);
  ends.push(proxy.stop);
  return { machines: [one, two], url: `postgres://postgres@127.0.0.1:${proxy.port}/${DATABASE}` };
};

/** Two machines with PostgreSQL, of which the second has every commit of the first, and a balancer that knows which is which. */
export const openMachines = async (): Promise<MachinesPlace> => {
  const program = findProxy();
  if (program === null) throw new Error('haproxy is not installed');
  const dir = mkdtempSync(path.join(tmpdir(), 'chuli-machines-'));
  chmodSync(dir, 0o755);
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await open(dir, program, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

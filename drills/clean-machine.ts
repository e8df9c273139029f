import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '@chuli/harness';
import { BOOT, IN_GROUP } from './clean-boot.ts';
import { type Debian, unpack } from './clean-debian.ts';
import { startMirror } from './clean-mirror.ts';
import { run } from './clean-run.ts';

const UP_WITHIN_MS = 120_000;
const DOWN_WITHIN_MS = 60_000;
const NAMESPACES = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];

/** A Debian with a systemd of its own and a wire to this machine. */
export type Machine = {
  readonly root: string;
  /** The process that is its first, as this machine numbers it. */
  readonly pid: number;
  /** Where it is reached from here, and where it sees this machine. */
  readonly address: string;
  readonly here: string;
  stop: () => Promise<void>;
};

const cgroupFolder = (): string => {
  const row = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, , kind]) => kind === 'cgroup2');
  if (row?.[1] === undefined) throw new Error('no cgroup2 is mounted here: systemd needs one');
  return path.join(row[1], `chuli-drill-${process.pid}`);
};

const removeGroups = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (statSync(path.join(folder, name)).isDirectory()) removeGroups(path.join(folder, name));
  rmdirSync(folder);
};

/** A group is busy for as long as one of its processes is still ending. */
const isRemoved = (folder: string): boolean => {
  try {
    if (existsSync(folder)) removeGroups(folder);
    return true;
  } catch {
    return false;
  }
};

const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() || 0);

/** The kernel has the wire away with the namespace of its other end. */
const wire = async (pid: number): Promise<{ here: string; address: string }> => {
  const name = `chuli${process.pid}`;
  const net = `169.254.${1 + (process.pid % 250)}`;
  const [here, address] = [`${net}.1`, `${net}.2`];
  const inside = ['--target', String(pid), '--net', 'ip'];
  await run('ip', ['link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid)]);
  await run('ip', ['address', 'add', `${here}/30`, 'dev', name]);
  await run('ip', ['link', 'set', name, 'up']);
  await run('nsenter', [...inside, 'address', 'add', `${address}/30`, 'dev', 'eth0']);
  await run('nsenter', [...inside, 'link', 'set', 'eth0', 'up']);
  return { here, address };
};

const within = (pid: number): string[] => ['--target', String(pid), '--all', '--'];

const isUp = (pid: number): Promise<boolean> =>
  run('nsenter', [...within(pid), 'systemctl', 'is-system-running']).then(
    () => true,
    // Degraded is up too, and what has failed is looked at in the end.
    (error: unknown) => String(error).includes('degraded'),
  );

const boot = async (root: string, group: string) => {
  const machine = ['unshare', ...NAMESPACES, '--fork', '--kill-child', 'sh', '-c', BOOT, 'boot', root];
  const words = ['--pdeathsig', 'KILL', 'sh', '-c', IN_GROUP, 'group', group, ...machine];
  const child = spawn('setpriv', words, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    const pid = hasEnded() ? 0 : childOf(child.pid ?? 0);
    if (pid > 0) await run('nsenter', [...within(pid), 'systemctl', 'poweroff']).catch(() => undefined);
    const killing = setTimeout(() => child.kill('SIGKILL'), pid > 0 ? DOWN_WITHIN_MS : 0);
    if (!hasEnded()) await ended;
    clearTimeout(killing);
    await waitUntil(() => Promise.resolve(isRemoved(group)), `an end of ${group}`, DOWN_WITHIN_MS);
  };
  const up = async (): Promise<number> => {
    await waitUntil(
      async () => {
        if (hasEnded()) throw new Error(`the machine ended:\n${Buffer.concat(said).toString('utf8')}`);
        const pid = childOf(child.pid ?? 0);
        return pid > 0 && (await isUp(pid));
      },
      'systemd of the machine',
      UP_WITHIN_MS,
      500,
    );
    return childOf(child.pid ?? 0);
  };
  return { stop, up };
};

const NAME = 'clean';

/** What deploy/proxy asks for, two files for each connection and some, is less than any Debian allows. */
const FILES_OF_PROXY = 40_100;
const FILES = /^Max open files\s+\d+\s+(\d+)/m;

/** A machine whose own root is held to fewer open files cannot give more to another. */
const holdProxyToFiles = (root: string): void => {
  const files = Number(FILES.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  if (files >= FILES_OF_PROXY) return;
  const connections = Math.floor((files - 1_000) / 2);
  const folder = path.join(root, 'etc/systemd/system/haproxy.service.d');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'drill.conf'),
    `[Service]\nEnvironment=CHULI_PROXY_CONNECTIONS=${connections}\n`,
  );
  console.log(`  root may open ${files} files here: HAProxy is given ${connections} connections, not 20000`);
};

const prepare = async (debian: Debian, root: string): Promise<void> => {
  await unpack(debian, root);
  holdProxyToFiles(root);
  writeFileSync(path.join(root, 'etc/hostname'), `${NAME}\n`);
  writeFileSync(path.join(root, 'etc/hosts'), `127.0.0.1 localhost\n127.0.1.1 ${NAME}\n`);
};

/** Boots a Debian on which nothing has been done; apt of it reaches the mirrors through this machine. */
export const bootMachine = async (debian: Debian): Promise<Machine> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chuli-clean-'));
  const root = path.join(folder, 'root');
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    await prepare(debian, root);
    const booted = await boot(root, cgroupFolder());
    ends.push(booted.stop);
    const pid = await booted.up();
    const { here, address } = await wire(pid);
    const mirror = await startMirror(here);
    ends.push(mirror.stop);
    writeFileSync(
      path.join(root, 'etc/apt/apt.conf.d/99drill'),
      `Acquire::http::Proxy "${mirror.address}";\n`,
    );
    return { root, pid, address, here, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateRegistry } from '@chuli/registry';
import { findProxy } from './install-proxy.ts';
import type { Cluster } from './log-cluster.ts';
import { type TapeServer, type WorkerCopy, openTapeServer, openWorker } from './machines-apps.ts';
import { type Cable, openCable } from './machines-cable.ts';
import { type MachineClock, openClock } from './machines-clock.ts';
import { type Database, type DatabasePorts, openDatabase, openPorts } from './machines-database.ts';
import { type Disk, openDisk } from './machines-disk.ts';
import { partOfNode, wireCluster } from './machines-log.ts';
import type { Part } from './machines-part.ts';
import { type RegistryProxy, openRegistryProxy } from './machines-proxy.ts';

/** What can be struck, with all that runs on it; each has one of the servers of the log. */
export type Machine = {
  readonly name: string;
  readonly cable: Cable;
  readonly clock: MachineClock;
  readonly disk: Disk;
  readonly parts: readonly Part[];
};

/** One of the two with PostgreSQL, a balancer before it, and apps. */
export type FullMachine = Machine & { readonly database: Database; readonly worker: WorkerCopy };

export type MachinesPlace = {
  readonly machines: readonly [FullMachine, FullMachine];
  /** With the log alone. */
  readonly third: Machine;
  readonly cluster: Cluster;
  readonly tape: TapeServer;
  /** What apps know that are on neither. */
  readonly url: string;
  stop: () => Promise<void>;
};

type Bare = Omit<Machine, 'parts'> & { readonly folder: string };
type Ends = (() => unknown)[];

const openBare = (dir: string, name: string, ends: Ends): Bare => {
  const folder = path.join(dir, name);
  mkdirSync(folder);
  const disk = openDisk(folder);
  ends.push(disk.unmount);
  chmodSync(folder, 0o755);
  // Run as root, PostgreSQL has an account of its own, and what is copied into this folder becomes its owner's.
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const cable = openCable();
  ends.push(cable.close);
  return { name, folder, cable, disk, clock: openClock(path.join(dir, `${name}.clock`)) };
};

/** `at` is its place of the two, in what balancers are told. */
type Given = {
  readonly at: 0 | 1;
  readonly ports: readonly [DatabasePorts, DatabasePorts];
  readonly node: Part;
  readonly tape: TapeServer;
  readonly program: string;
};

const openFull = async (
  bare: Bare,
  { at, ports, node, tape, program }: Given,
  ends: Ends,
): Promise<FullMachine> => {
  const { cable } = bare;
  const [own, other] = at === 0 ? ports : ([ports[1], ports[0]] as const);
  const here = { line: own.own, serveLine: own.serve };
  const out = { line: await cable.lineTo(other.line), serveLine: await cable.lineTo(other.serveLine) };
  const database = openDatabase(bare, own, out);
  const proxy = await openRegistryProxy(program, at === 0 ? [here, out] : [out, here]);
  const worker = await openWorker(bare, proxy.url, tape);
  ends.push(database.stop, database.serve.kill, proxy.kill, worker.kill);
  return { ...bare, database, worker, parts: [database, database.serve, node, proxy, worker] };
};

/** The second has every commit of the first. */
const pair = async ([one, two]: readonly [FullMachine, FullMachine]): Promise<void> => {
  await one.database.start();
  await migrateRegistry(one.database.own);
  await two.database.standby('follow', '--into', two.database.data);
  await two.database.start();
  await one.database.standby('join');
};

const open = async (dir: string, program: string, ends: Ends): Promise<Omit<MachinesPlace, 'stop'>> => {
  const bare = [
    openBare(dir, 'one', ends),
    openBare(dir, 'two', ends),
    openBare(dir, 'three', ends),
  ] as const;
  const cluster = await wireCluster(
    dir,
    bare.map(({ cable }) => cable),
  );
  ends.push(cluster.stop);
  const nodeOf = (at: 0 | 1 | 2): Part => {
    const node = cluster.nodes[at];
    if (node === undefined) throw new Error('a machine without a server of the log');
    return partOfNode(node, bare[at].folder);
  };
  const ports = [await openPorts(bare[0].cable), await openPorts(bare[1].cable)] as const;
  const tape = await openTapeServer(path.join(dir, 'tape'));
  ends.push(tape.stop);
  const given = { ports, tape, program };
  const machines = [
    await openFull(bare[0], { ...given, at: 0, node: nodeOf(0) }, ends),
    await openFull(bare[1], { ...given, at: 1, node: nodeOf(1) }, ends),
  ] as const;
  await pair(machines);
  await tape.fill(machines[0].database.own);
  // What runs is not started twice, and what needs it comes after it.
  for (const { parts } of machines) for (const part of parts) await part.start();
  const proxy: RegistryProxy = await openRegistryProxy(program, ports);
  ends.push(proxy.kill);
  await proxy.start();
  return { machines, third: { ...bare[2], parts: [nodeOf(2)] }, cluster, tape, url: proxy.url };
};

/** Machines of this machine, each with a cable, a disk and a clock of its own. */
export const openMachines = async (): Promise<MachinesPlace> => {
  const program = findProxy();
  if (program === null) throw new Error('haproxy is not installed');
  const dir = mkdtempSync(path.join(tmpdir(), 'chuli-machines-'));
  chmodSync(dir, 0o755);
  const ends: Ends = [() => rmSync(dir, { recursive: true, force: true })];
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

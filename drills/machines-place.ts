import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { migrateRegistry } from '@chuli/registry';
import { findProxy } from './install-proxy.ts';
import type { Cluster } from './log-cluster.ts';
import { type TapeServer, type WorkerCopy, openTapeServer, openWorker } from './machines-apps.ts';
import { type MachineClock, openClock } from './machines-clock.ts';
import { type Database, openDatabase } from './machines-database.ts';
import { type Disk, openDisk } from './machines-disk.ts';
import { openFolder, removeLeftFolders } from './machines-leftovers.ts';
import { type Line, openLine } from './machines-line.ts';
import { partOfNode, startLog } from './machines-log.ts';
import { type Link, type Network, openNetwork } from './machines-network.ts';
import type { Part } from './machines-part.ts';
import { PORTS, REACHED } from './machines-ports.ts';
import { openRegistryProxy } from './machines-proxy.ts';

/** What can be struck, with all that runs on it; each has one of the servers of the log. */
export type Machine = {
  readonly name: string;
  readonly link: Link;
  readonly line: Line;
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

const NAMES = ['one', 'two', 'three'] as const;

/** A machine with what it needs before anything runs on it. */
const openBare = async (dir: string, network: Network, at: 0 | 1 | 2, ends: Ends): Promise<Bare> => {
  const name = NAMES[at];
  const folder = path.join(dir, name);
  mkdirSync(folder);
  const disk = openDisk(folder);
  ends.push(disk.unmount);
  chmodSync(folder, 0o755);
  // PostgreSQL has an account of its own, and what is copied into this folder becomes its owner's.
  execFileSync('chown', ['postgres', folder]);
  const link = network.link(at + 1);
  const line = openLine(link, at === 2 ? REACHED.third : REACHED.full);
  ends.push(line.kill);
  await line.start();
  return { name, folder, link, line, disk, clock: openClock(path.join(dir, `${name}.clock`)) };
};

/** `at` is its place of the two, in what balancers are told. */
type Given = {
  readonly at: 0 | 1;
  readonly other: Link;
  readonly network: Network;
  readonly node: Part;
  readonly tape: TapeServer;
  readonly program: string;
};

const openFull = (bare: Bare, given: Given, ends: Ends): FullMachine => {
  const { at, other, network, node, tape, program } = given;
  const { link, line } = bare;
  const database = openDatabase(bare, other, network);
  const proxy = openRegistryProxy({
    program,
    namespace: link.namespace,
    host: '127.0.0.1',
    port: PORTS.registry,
    servers: at === 0 ? [link.inner, other.address] : [other.address, link.inner],
  });
  const worker = openWorker(bare, proxy.url, tape);
  ends.push(database.stop, database.serve.kill, proxy.kill, worker.kill);
  return { ...bare, database, worker, parts: [line, database, database.serve, node, proxy, worker] };
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
  const network = openNetwork();
  ends.push(network.remove);
  removeLeftFolders();
  const [one, two, three] = [
    await openBare(dir, network, 0, ends),
    await openBare(dir, network, 1, ends),
    await openBare(dir, network, 2, ends),
  ];
  const bare = [one, two, three];
  const cluster = await startLog(dir, bare);
  ends.push(cluster.stop);
  const nodeOf = (at: 0 | 1 | 2): Part => {
    const [node, home] = [cluster.nodes[at], bare[at]];
    if (node === undefined || home === undefined) throw new Error('a machine without a server of the log');
    return partOfNode(node, home.folder);
  };
  const tape = await openTapeServer(path.join(dir, 'tape'), network.outside);
  ends.push(tape.stop);
  const given = { network, tape, program };
  const machines = [
    openFull(one, { ...given, at: 0, other: two.link, node: nodeOf(0) }, ends),
    openFull(two, { ...given, at: 1, other: one.link, node: nodeOf(1) }, ends),
  ] as const;
  await pair(machines);
  await tape.fill(machines[0].database.own);
  // What runs is not started twice, and what needs it comes after it.
  for (const { parts, line } of machines) for (const part of parts) if (part !== line) await part.start();
  const servers = [one.link.address, two.link.address] as const;
  const proxy = openRegistryProxy({ program, host: '127.0.0.1', port: await freePort(), servers });
  ends.push(proxy.kill);
  await proxy.start();
  return { machines, third: { ...three, parts: [three.line, nodeOf(2)] }, cluster, tape, url: proxy.url };
};

/** Machines of this machine, each with a network, a disk and a clock of its own. */
export const openMachines = async (): Promise<MachinesPlace> => {
  const program = findProxy();
  if (program === null) throw new Error('haproxy is not installed');
  const dir = openFolder();
  chmodSync(dir, 0o755);
  const ends: Ends = [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => void stop().finally(() => process.exit(1)));
  try {
    return { ...(await open(dir, program, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateRegistry } from '@chuli/registry';
import { findProxy } from './install-proxy.ts';
import { type Cable, openCable } from './machines-cable.ts';
import { type MachineClock, openClock } from './machines-clock.ts';
import { type Database, type DatabasePorts, openDatabase, openPorts } from './machines-database.ts';
import { type Disk, openDisk } from './machines-disk.ts';
import type { Part } from './machines-part.ts';
import { type RegistryProxy, openRegistryProxy } from './machines-proxy.ts';

/** What can be struck, with all that runs on it. */
export type Machine = {
  readonly name: string;
  readonly cable: Cable;
  readonly clock: MachineClock;
  readonly disk: Disk;
  readonly parts: readonly Part[];
};

/** One of the two with PostgreSQL, a balancer before it, and apps. */
export type FullMachine = Machine & { readonly database: Database };

export type MachinesPlace = {
  readonly machines: readonly [FullMachine, FullMachine];
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

const openFull = async (
  bare: Bare,
  { own, other }: { own: DatabasePorts; other: DatabasePorts },
  ends: Ends,
): Promise<FullMachine> => {
  const { cable, clock } = bare;
  const out = { line: await cable.lineTo(other.line), serveLine: await cable.lineTo(other.serveLine) };
  const database = openDatabase(bare, own, out);
  ends.push(database.stop, database.serve.kill);
  return { ...bare, clock, database, parts: [database, database.serve] };
};

/** The second has every commit of the first. */
const pair = async ([one, two]: readonly [FullMachine, FullMachine]): Promise<void> => {
  await one.database.start();
  await migrateRegistry(one.database.own);
  await two.database.standby('follow', '--into', two.database.data);
  await two.database.start();
  await one.database.standby('join');
  for (const { database } of [one, two]) await database.serve.start();
};

const open = async (dir: string, program: string, ends: Ends): Promise<Omit<MachinesPlace, 'stop'>> => {
  const bare = [openBare(dir, 'one', ends), openBare(dir, 'two', ends)] as const;
  const ports = [await openPorts(bare[0].cable), await openPorts(bare[1].cable)] as const;
  const machines = [
    await openFull(bare[0], { own: ports[0], other: ports[1] }, ends),
    await openFull(bare[1], { own: ports[1], other: ports[0] }, ends),
  ] as const;
  await pair(machines);
  const proxy: RegistryProxy = await openRegistryProxy(program, ports);
  ends.push(proxy.kill);
  await proxy.start();
  return { machines, url: proxy.url };
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

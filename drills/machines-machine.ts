import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type App, type Shared, openApps } from './machines-apps.ts';
import { type MachineClock, openClock } from './machines-clock.ts';
import { type Database, openDatabase } from './machines-database.ts';
import { type Disk, openDisk } from './machines-disk.ts';
import { type Line, openLine } from './machines-line.ts';
import type { Link, Network } from './machines-network.ts';
import type { LogPart, Part } from './machines-part.ts';
import { REACHED } from './machines-ports.ts';
import type { Front } from './machines-proxy.ts';

/** What can be struck, with all that runs on it; each has one of the servers of the log. */
export type Machine = {
  readonly name: string;
  readonly link: Link;
  readonly line: Line;
  readonly clock: MachineClock;
  readonly disk: Disk;
  /** Its server of the log, one of the parts. */
  readonly node: LogPart;
  readonly parts: readonly Part[];
};

/** One of the two with PostgreSQL, all apps and the proxy in front of them. */
export type FullMachine = Machine & { readonly database: Database; readonly apps: readonly App[] };

/** With what a machine needs before anything runs on it. */
export type Bare = Omit<Machine, 'parts' | 'node'> & { readonly folder: string };

/** What has to be done at the end, the last first. */
export type Ends = (() => unknown)[];

const NAMES = ['one', 'two', 'three'] as const;

export const openBare = async (dir: string, network: Network, at: 0 | 1 | 2, ends: Ends): Promise<Bare> => {
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

type Given = {
  readonly other: Link;
  readonly network: Network;
  readonly node: LogPart;
  readonly front: Front;
  readonly shared: Shared;
};

export const openFull = (
  bare: Bare,
  { other, network, node, front, shared }: Given,
  ends: Ends,
): FullMachine => {
  const { line } = bare;
  const database = openDatabase(bare, other, network);
  const apps = openApps(bare, shared);
  const started = [database.serve, front, ...apps];
  ends.push(database.stop, () => Promise.all(started.map((part) => part.kill())));
  return { ...bare, database, apps, node, parts: [line, database, node, ...started] };
};

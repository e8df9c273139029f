import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, megabytesOf, readCommit, releaseFolder } from '@chuli/release';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { clickhouse } from '@chuli/engines';
import type { Machine } from './clean-machine.ts';
import { run } from './clean-run.ts';

const CLICKHOUSE_PORT = 8123;

export type Carried = { readonly folder: string; readonly name: string; readonly about: string };

/** The release of what is committed, for the hosts of tests; built anew only where it is not there. */
export const releaseHere = async (): Promise<Carried> => {
  const commit = readCommit('HEAD');
  const folder = releaseFolder(commit, 'test');
  const isThere = existsSync(folder);
  if (!isThere) await buildRelease({ commit, environment: 'test', out: folder });
  const about = `${megabytesOf(folder).toFixed(1)} MB, ${isThere ? 'was there' : 'built'}`;
  return { folder, name: path.basename(folder), about };
};

/** The two files that a person carries to the machine. */
export const carry = async ({ folder, name }: Carried, { root }: Machine): Promise<void> => {
  await run('tar', ['-C', path.dirname(folder), '-czf', path.join(root, 'root/chuli.tar.gz'), name]);
  copyFileSync(process.execPath, path.join(root, 'root/node'));
};

/** What stands in for ClickHouse, of the clone, where the machine expects the server. */
export const startStandIn = async (
  { pid }: Machine,
  folder: string,
): Promise<{ stop: () => Promise<void> }> => {
  const { command, args } = await clickhouse.prepare({ folder, port: CLICKHOUSE_PORT });
  const child = spawn('nsenter', ['--target', String(pid), '--net', command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isUp = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isUp) throw new Error('what stands in for ClickHouse ended');
  return {
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
};

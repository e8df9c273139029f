import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Ended } from '@chuli/harness';

export type Variables = Readonly<Record<string, string>>;

/** A release as whoever installed it runs it: by its launcher alone, on this Node. */
export type Launched = {
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** By SIGTERM. */
  end: () => Promise<Ended>;
  kill: () => void;
};

const start = (release: string, words: readonly string[], settings: Variables): ChildProcess =>
  spawn(path.join(release, 'bin/chuli'), words, {
    cwd: '/',
    env: { PATH: process.env['PATH'], CHULI_NODE: process.execPath, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const collect = (child: ChildProcess): (() => string) => {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
};

/** Starts one of the five processes. */
export const launch = (release: string, name: string, settings: Variables): Launched => {
  const child = start(release, [name], settings);
  const said = collect(child);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    said,
    hasEnded,
    end: async () => {
      if (hasEnded()) return { ms: 0, code: child.exitCode };
      const began = performance.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return { ms: performance.now() - began, code };
    },
    kill: () => void child.kill('SIGKILL'),
  };
};

/** Runs a command to its end; throws what it said where that was not good. */
export const runTask = async (
  release: string,
  words: readonly string[],
  settings: Variables,
): Promise<{ readonly said: string; readonly seconds: number }> => {
  const began = performance.now();
  const child = start(release, words, settings);
  const said = collect(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`chuli ${words.join(' ')} ended with ${code}:\n${said()}`);
  return { said: said(), seconds: (performance.now() - began) / 1_000 };
};

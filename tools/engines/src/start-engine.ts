import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EngineDefinition, Launch } from './definition.ts';
import { readRecord, stopRecorded, writeRecord } from './record.ts';
import { surrounded } from './surrounded.ts';

const START_PATIENCE = 60_000;

export type StartOptions = {
  /** Where the engines keep data, logs and records. */
  dir: string;
  port: number;
  /** Leave it running when this process ends. */
  isDetached: boolean;
};

export type RunningEngine = {
  url: string;
  /** Does nothing to an engine that somebody else started. */
  stop: () => Promise<void>;
};

const isTaken = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const run = (engine: EngineDefinition, launch: Launch, { dir, isDetached }: StartOptions): ChildProcess => {
  const { namespace, account, env } = launch;
  const [command, ...args] = surrounded([launch.command, ...launch.args], {
    atParentsEnd: isDetached ? undefined : engine.stopSignal,
    ...(namespace === undefined ? {} : { namespace, account, env }),
  });
  const log = openSync(path.join(dir, `${engine.name}.log`), 'w');
  // A group of its own: Ctrl-C reaches this process alone, which then stops the engines in order.
  const child = spawn(command, args, {
    ...(namespace === undefined ? account : {}),
    env: { ...process.env, ...(namespace === undefined ? env : {}) },
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
};

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');

const waitUntilReady = async (
  engine: EngineDefinition,
  child: ChildProcess,
  { dir, port }: StartOptions,
): Promise<void> => {
  const deadline = performance.now() + START_PATIENCE;
  while (!(await engine.isReady(port))) {
    const hasEnded = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() > deadline) {
      const log = path.join(dir, `${engine.name}.log`);
      throw new Error(`${engine.name} did not start (${log}):\n${lastLines(log)}`);
    }
    await delay(50);
  }
};

/** The engine that already runs in this folder, once it answers: it may have been started a moment ago. */
const joinRunning = async (engine: EngineDefinition, dir: string): Promise<RunningEngine | null> => {
  const deadline = performance.now() + START_PATIENCE;
  for (let found = readRecord(dir, engine.name); found !== null; found = readRecord(dir, engine.name)) {
    const { url, pid, port } = found;
    if (await engine.isReady(port)) return { url, stop: () => Promise.resolve() };
    if (performance.now() > deadline) {
      throw new Error(`${engine.name} runs in ${dir} (pid ${pid}) but does not answer on port ${port}.`);
    }
    await delay(100);
  }
  return null;
};

const refuseTakenPort = async (engine: EngineDefinition, port: number): Promise<void> => {
  if (!(await isTaken(port, engine.host))) return;
  throw new Error(
    `Port ${port} for ${engine.name} is taken by another program; choose one with --${engine.name}-port.`,
  );
};

/** Starts one engine in its folder, or finds the one that already runs there. */
export const startEngine = async (
  engine: EngineDefinition,
  options: StartOptions,
): Promise<RunningEngine> => {
  const { dir, port } = options;
  const found = await joinRunning(engine, dir);
  if (found !== null) return found;
  await refuseTakenPort(engine, port);
  mkdirSync(dir, { recursive: true });
  const launch = await engine.prepare({ folder: path.join(dir, engine.name), port });
  const child = run(engine, launch, options);
  const url = engine.url(port);
  writeRecord(dir, engine.name, {
    pid: child.pid ?? 0,
    port,
    url,
    mark: launch.mark,
    stopSignal: engine.stopSignal,
  });
  try {
    await waitUntilReady(engine, child, options);
    await engine.complete?.(port);
  } catch (error) {
    await stopRecorded(dir, engine.name);
    throw error;
  }
  return { url, stop: async () => void (await stopRecorded(dir, engine.name)) };
};

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A running engine as its starter wrote it down: enough to find it again and to stop it, and only it. */
export type EngineRecord = {
  pid: number;
  port: number;
  url: string;
  mark: string;
  stopSignal: NodeJS.Signals;
};

const STOP_PATIENCE = 15_000;

const recordFile = (dir: string, name: string): string => path.join(dir, `${name}.json`);

/** A process id alone may belong to somebody else by now; its command line also has to name our folder. */
const isOurs = ({ pid, mark }: EngineRecord): boolean => {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      mark,
    );
  } catch {
    return false;
  }
};

export const writeRecord = (dir: string, name: string, record: EngineRecord): void =>
  writeFileSync(recordFile(dir, name), `${JSON.stringify(record)}\n`);

/** The engine that runs in this folder, or null. A record whose process is gone is removed. */
export const readRecord = (dir: string, name: string): EngineRecord | null => {
  const file = recordFile(dir, name);
  if (!existsSync(file)) return null;
  const record = JSON.parse(readFileSync(file, 'utf8')) as EngineRecord;
  if (isOurs(record)) return record;
  rmSync(file, { force: true });
  return null;
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
};

/** Asks the engine to stop, waits, and insists when it does not. */
export const stopRecorded = async (dir: string, name: string): Promise<boolean> => {
  const record = readRecord(dir, name);
  if (record === null) return false;
  signal(record.pid, record.stopSignal);
  const deadline = performance.now() + STOP_PATIENCE;
  while (readRecord(dir, name) !== null) {
    if (performance.now() > deadline) signal(record.pid, 'SIGKILL');
    await delay(100);
  }
  return true;
};

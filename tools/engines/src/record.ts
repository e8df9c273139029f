import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** What a process was started as, or null without one. While it becomes another program it has no command line for
 * a moment, and is shown by its name in brackets. */
const commandOf = (pid: number): string | null => {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch (error) {
    if ((error as { status?: number | null }).status === 1) return null;
    throw error;
  }
};

const LOOKS_AT_A_BECOMING_PROGRAM = 20;

/** A process id alone may belong to somebody else by now; its command line also has to name our folder. */
const isOurs = ({ pid, mark }: EngineRecord): boolean => {
  for (let looks = 0; looks < LOOKS_AT_A_BECOMING_PROGRAM; looks += 1) {
    const command = commandOf(pid);
    if (command === null) return false;
    if (!/^\[.*\]/.test(command)) return command.includes(mark);
  }
  return false;
};

/** In one step: whoever reads finds a whole record or none. */
export const writeRecord = (dir: string, name: string, record: EngineRecord): void => {
  const file = recordFile(dir, name);
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`);
  renameSync(`${file}.new`, file);
};

/** The engine that runs in this folder, or null. A reader never takes a record away: its writer may be at it. */
export const readRecord = (dir: string, name: string): EngineRecord | null => {
  const file = recordFile(dir, name);
  if (!existsSync(file)) return null;
  const record = JSON.parse(readFileSync(file, 'utf8')) as EngineRecord;
  return isOurs(record) ? record : null;
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
  rmSync(recordFile(dir, name), { force: true });
  return true;
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, stopRecorded, writeRecord } from './record.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'chuli-record-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const recordOf = (pid: number, mark: string): void =>
  writeRecord(dir, 'nats', { pid, port: 1, url: 'nats://127.0.0.1:1', mark, stopSignal: 'SIGTERM' });

describe('the record of an engine', () => {
  it('of a process that is somebody else is nobody, and stays for its writer', () => {
    recordOf(process.pid, '--folder nobody works in');
    expect(readRecord(dir, 'nats')).toBeNull();
    expect(existsSync(path.join(dir, 'nats.json'))).toBe(true);
  });

  it('finds the process it names, and goes with it', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'in-this-folder'], {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    recordOf(child.pid ?? 0, 'in-this-folder');
    expect(readRecord(dir, 'nats')?.pid).toBe(child.pid);
    expect(await stopRecorded(dir, 'nats')).toBe(true);
    await ended;
    expect(existsSync(path.join(dir, 'nats.json'))).toBe(false);
    expect(await stopRecorded(dir, 'nats')).toBe(false);
  });
});

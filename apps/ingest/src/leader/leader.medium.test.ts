import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import { decodeEvent } from '@chuli/session';
import { type TestNats, type TestRegistry, testNats, testRegistry } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MONDAY, until } from '../publish/testing/events.ts';

const PROGRAM = fileURLToPath(new URL('testing/leader-process.ts', import.meta.url));
const LIFE_MS = 1_500;

describe('leaders of one source', () => {
  let database: TestRegistry;
  let place: TestNats;
  let log: Log;
  const children: ChildProcess[] = [];
  /** As readers take them: what comes under an earlier term than one before is late, and counts for nothing. */
  const terms: number[] = [];
  const late: number[] = [];
  const take = (term: number): void => void (term < (terms.at(-1) ?? 0) ? late : terms).push(term);
  beforeAll(async () => {
    database = await testRegistry();
    place = testNats();
    log = await openLog(place);
    log.follow({
      day: MONDAY,
      onMessage: ({ bytes }) => take(decodeEvent(bytes).term),
      onGap: () => undefined,
    });
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await log.close();
    await deleteLog(place);
    await database.close();
  });

  const startProcess = (holder: string) => {
    const { url, stream, prefix } = place;
    const args = [PROGRAM, database.url, url, stream, prefix, holder, String(LIFE_MS)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    return { child, said: () => said };
  };
  const published = (term: number): number => terms.filter((one) => one === term).length;

  it('publish one at a time: one that was stopped is replaced, and silent when it goes on', async () => {
    const first = startProcess('first');
    await until(() => published(1) > 20, 'the first leads');
    const second = startProcess('second');
    await delay(LIFE_MS);
    expect(second.said()).toBe('');

    first.child.kill('SIGSTOP');
    const stoppedAt = performance.now();
    await until(() => published(2) > 20, 'the second leads');
    expect(performance.now() - stoppedAt).toBeLessThan(LIFE_MS * 4);
    const ofFirst = published(1);
    first.child.kill('SIGCONT');
    await until(() => first.said().includes('lost 1'), 'the first notices');
    await delay(LIFE_MS);
    expect(published(1)).toBe(ofFirst);
    // What it had been allowed to send when it was stopped may still leave, and nothing after that.
    expect(late.length).toBeLessThanOrEqual(1);
    expect(first.said()).toContain('ended 1');

    second.child.kill('SIGKILL');
    await until(() => published(3) > 20, 'the first leads again, in a term of its own');
  });
});

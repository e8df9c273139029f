import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Lane, type LaneOptions } from './lane.ts';

const WIDE: LaneOptions = { atOnce: 2, atOnceOfOne: 2, waiting: 10, waitingOfOne: 5, patienceMs: 2_000 };
const STAYING = new AbortController().signal;

const openLane = (options: Partial<LaneOptions> = {}, used: Readonly<Record<string, number>> = {}) => {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const lane = new Lane({ ...WIDE, ...options }, (who) => used[who] ?? 0);
  const run = (who: string, signal = STAYING): Promise<string> => {
    const ran = lane.run({ who, signal }, async () => {
      started.push(who);
      await new Promise<void>((resolve) => finish.push(resolve));
      return who;
    });
    // Whoever still waits at the end of a test is refused when its time is up, and nobody hears of it.
    ran.catch(() => undefined);
    return ran;
  };
  return { lane, run, started, finish };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('a lane', () => {
  it('lets whoever has used least go first, then whoever came first', async () => {
    const { run, started, finish } = openLane({ atOnce: 1 }, { greedy: 50, modest: 1 });
    const all = ['first', 'greedy', 'greedy', 'modest', 'new'].map((who) => run(who));
    for (let turn = 0; turn < all.length; turn++) {
      await settled();
      finish.shift()?.();
    }
    await Promise.all(all);
    expect(started).toEqual(['first', 'new', 'modest', 'greedy', 'greedy']);
  });

  it('runs no more of one caller than its part, whatever is free', async () => {
    const { run, lane, started } = openLane({ atOnce: 4, atOnceOfOne: 2 });
    for (let one = 0; one < 5; one++) void run('one');
    void run('other');
    await settled();
    expect([lane.running, started]).toEqual([3, ['one', 'one', 'other']]);
  });

  it('refuses a caller who lets too many wait', async () => {
    const { run } = openLane({ atOnce: 1, waitingOfOne: 2 });
    for (let one = 0; one < 3; one++) void run('one');
    await expect(run('one')).rejects.toMatchObject({ code: 'load.too-many', details: { retry_after: 3 } });
  });

  it('lets go of whoever has used most when the queue is full', async () => {
    const { run } = openLane({ atOnce: 1, waiting: 2 }, { greedy: 50, modest: 1 });
    void run('running');
    void run('modest');
    const greedy = run('greedy');
    void run('another');
    await expect(greedy).rejects.toMatchObject({ code: 'load.busy' });
    await expect(run('greedy')).rejects.toMatchObject({ code: 'load.busy' });
  });

  it('lets nobody wait longer than it says', async () => {
    vi.useFakeTimers();
    const { run } = openLane({ atOnce: 1, patienceMs: 1_000 });
    void run('running');
    const waiting = Promise.allSettled([run('waiting')]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waiting).toMatchObject([{ status: 'rejected', reason: { code: 'load.busy' } }]);
    vi.useRealTimers();
  });

  it('gives the place of whoever leaves to the next', async () => {
    const { run, lane } = openLane({ atOnce: 1 });
    void run('running');
    const leaving = new AbortController();
    const left = run('leaving', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    expect(lane.waiting).toBe(0);
  });

  it('is empty in the end, whatever fails and whoever leaves', async () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b', 'c'),
      end: fc.constantFrom('well', 'badly', 'leaves'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const lane = new Lane({ ...WIDE, waiting: 6, waitingOfOne: 3 }, () => 0);
        let most = 0;
        const all = steps.map(({ who, end }) => {
          const leaving = new AbortController();
          const ran = lane.run({ who, signal: leaving.signal }, async () => {
            most = Math.max(most, lane.running);
            await Promise.resolve();
            if (end === 'badly') throw new Error('failed');
          });
          if (end === 'leaves') leaving.abort();
          return ran;
        });
        await Promise.allSettled(all);
        expect([lane.running, lane.waiting, most <= WIDE.atOnce]).toEqual([0, 0, true]);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isGivenUp, lateCheck, nextCheck } from './schedule.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const DAY = 86_400_000;
const after = (ms: number): Date => new Date(NOW.getTime() + ms);

describe('questions about an order', () => {
  it('come after 10 s, 30 s, 1, 2 and 5 minutes, and every 5 minutes from then on', () => {
    const waits = [0, 1, 2, 3, 4, 5, 50].map((checks) => nextCheck(checks, NOW).getTime() - NOW.getTime());
    expect(waits).toEqual([10_000, 30_000, 60_000, 120_000, 300_000, 300_000, 300_000]);
  });

  it('come once a day for three days when it was given up', () => {
    const asked: number[] = [];
    for (let next = lateCheck(NOW, NOW); next !== null; next = lateCheck(NOW, next))
      asked.push((next.getTime() - NOW.getTime()) / DAY);
    expect(asked).toEqual([1, 2, 3]);
  });

  it('go on for three days where the gateway does not answer', () => {
    expect([isGivenUp(NOW, after(3 * DAY)), isGivenUp(NOW, after(3 * DAY + 1))]).toEqual([false, true]);
  });
});

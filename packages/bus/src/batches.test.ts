import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBatches } from './batches.ts';

async function* arriving(pauses: readonly number[]): AsyncGenerator<number> {
  for (const [item, pause] of pauses.entries()) {
    if (pause > 0) await delay(pause);
    yield item;
  }
}

const collect = async (
  pauses: readonly number[],
  maxItems: number,
  maxWaitMs: number,
): Promise<number[][]> => {
  const batches: number[][] = [];
  for await (const batch of inBatches(arriving(pauses), maxItems, maxWaitMs)) batches.push(batch);
  return batches;
};

describe('batches', () => {
  it('hold every item once, in order, none empty and none too large', async () => {
    const pauses = fc.array(fc.constantFrom(0, 0, 0, 1, 4), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(pauses, fc.integer({ min: 1, max: 5 }), async (given, maxItems) => {
        const batches = await collect(given, maxItems, 2);
        expect(batches.flat()).toEqual([...given.keys()]);
        expect(batches.every(({ length }) => length > 0 && length <= maxItems)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('end when full without waiting, and after the wait when not', async () => {
    expect(await collect([0, 0, 0, 0, 0], 2, 10_000)).toEqual([[0, 1], [2, 3], [4]]);
    expect(await collect([0, 0, 60], 10, 15)).toEqual([[0, 1], [2]]);
  });
});

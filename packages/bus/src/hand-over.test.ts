import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handOver } from './hand-over.ts';

class Bad extends Error {}

/** Takes what is good and not yet there; fails by chance as an engine does that is away. */
const createTaker = (bad: ReadonlySet<number>, passing: boolean[]) => {
  const stored: number[] = [];
  const aside: number[] = [];
  const done: number[] = [];
  const failNow = (): void => {
    if (passing.shift() === true) throw new Error('away');
  };
  return {
    stored,
    aside,
    done,
    take: async (items: readonly number[]) => {
      failNow();
      if (items.some((item) => bad.has(item))) throw new Bad();
      stored.push(...items);
    },
    refuse: async (item: number) => {
      failNow();
      aside.push(item);
    },
    isForGood: (error: unknown) => error instanceof Bad,
    onDone: (items: readonly number[]) => void done.push(...items),
    goOn: async () => true,
  };
};

describe('a batch with rows that are refused', () => {
  it('stores every good one once and in order, and puts every bad one aside once', async () => {
    const batch = fc.integer({ min: 0, max: 60 });
    const marks = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
    const passing = fc.array(fc.boolean(), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(batch, marks, passing, async (count, isBad, failures) => {
        const items = Array.from({ length: count }, (_, at) => at);
        const bad = new Set(items.filter((item) => isBad[item]));
        const taker = createTaker(bad, [...failures]);
        await handOver(items, taker);
        expect(taker.stored).toEqual(items.filter((item) => !bad.has(item)));
        expect(taker.aside).toEqual([...bad]);
        expect(taker.done).toEqual(items);
      }),
    );
  });

  it('asks about twice the logarithm of its length for one bad row', async () => {
    const items = Array.from({ length: 4_096 }, (_, at) => at);
    const taker = createTaker(new Set([1_234]), []);
    let asked = 0;
    await handOver(items, {
      ...taker,
      take: (part) => {
        asked += 1;
        return taker.take(part);
      },
    });
    expect(asked).toBeLessThanOrEqual(25);
  });

  it('tells what is still to be done when it has to wait, and leaves it when it is stopped', async () => {
    const rests: (readonly number[])[] = [];
    const taker = createTaker(new Set([0]), [false, false, true]);
    await handOver([0, 1, 2, 3], {
      ...taker,
      goOn: async (_, __, rest) => {
        rests.push(rest);
        return false;
      },
    });
    expect(rests).toEqual([[0, 1, 2, 3]]);
    expect(taker.done).toEqual([]);
  });
});

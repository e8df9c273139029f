import { median } from '@chuli/harness';

/** One way of asking a question; resolves when the answer has been read. */
export type Way = () => Promise<unknown>;

export type Timing = {
  /** Middle durations in milliseconds. */
  bare: number;
  served: number;
  /** How far two runs of the same thing differ, as a fraction: what is smaller than this is not known. */
  noise: number;
};

const WARM_UP = 5;

const timesOf = async (way: Way, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run < count; run++) {
    const started = performance.now();
    await way();
    times.push(performance.now() - started);
  }
  return times;
};

/**
 * Times two ways in blocks of bare, served, bare again, so that whatever else the machine does falls on both. The two
 * bare runs of the blocks, compared with each other, are the noise.
 */
export const timePaired = async (
  { bare, served }: { bare: Way; served: Way },
  { blocks, runs }: { blocks: number; runs: number },
): Promise<Timing> => {
  await timesOf(bare, WARM_UP);
  await timesOf(served, WARM_UP);
  const before: number[] = [];
  const between: number[] = [];
  const after: number[] = [];
  for (let block = 0; block < blocks; block++) {
    before.push(...(await timesOf(bare, runs)));
    between.push(...(await timesOf(served, runs)));
    after.push(...(await timesOf(bare, runs)));
  }
  const first = median(before);
  return {
    bare: median([...before, ...after]),
    served: median(between),
    noise: Math.abs(median(after) - first) / first,
  };
};

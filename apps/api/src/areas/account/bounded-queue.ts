import { AppError } from '@chuli/kernel';

export type BoundedQueue = {
  <T>(work: () => Promise<T>): Promise<T>;
  readonly waiting: () => number;
};

/** Runs at most so many at once and lets at most so many wait; the next one is told that we are busy. */
export const createBoundedQueue = ({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): BoundedQueue => {
  let running = 0;
  const queue: (() => void)[] = [];
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('busy');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return Object.assign(run, { waiting: () => queue.length });
};

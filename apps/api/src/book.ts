import type { Clock } from '@chuli/kernel';

/** A small part of an engine that the process keeps, and that outlives an outage of the engine. */
export type Book<T> = {
  /** What is known; fails only while nothing was ever read. */
  take: () => Promise<T>;
  /** How old what is known is; null before the first reading. */
  ageMs: () => number | null;
};

type BookOptions<T> = {
  read: () => Promise<T>;
  clock: Clock;
  /** For so long a copy is as good as new; 0 reads anew for everyone. */
  lifetimeMs: number;
};

/** A copy this many lifetimes old is not handed out unless its engine is away: nobody may have asked all night. */
const OLD_LIFETIMES = 10;

/** An old copy is still served while its successor is being read, so that no question waits for it. */
export const openBook = <T>({ read, clock, lifetimeMs }: BookOptions<T>): Book<T> => {
  let kept: { content: T; readAt: number } | null = null;
  let reading: Promise<T> | null = null;

  const readAnew = async (): Promise<T> => {
    const readAt = clock();
    try {
      const content = await read();
      kept = { content, readAt };
      return content;
    } finally {
      reading = null;
    }
  };

  /** A copy of a moment that has not come yet was read before the clock was set back: nobody knows how old it is. */
  const ageOf = (): number => {
    if (kept === null) return Infinity;
    const age = clock() - kept.readAt;
    return age < 0 ? lifetimeMs : age;
  };

  return {
    take: async () => {
      const age = ageOf();
      if (kept !== null && age < lifetimeMs) return kept.content;
      reading ??= readAnew();
      if (kept === null || lifetimeMs === 0) return reading;
      const { content } = kept;
      const newer = reading.catch(() => content);
      return age < OLD_LIFETIMES * lifetimeMs ? content : newer;
    },
    ageMs: () => (kept === null ? null : clock() - kept.readAt),
  };
};

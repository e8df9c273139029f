import type { Instant } from '@chuli/kernel';
import type { Place } from './place.ts';

type Tick = {
  readonly slot: number;
  /** Undefined where it was the first. */
  readonly before: number | undefined;
  readonly value: number;
  readonly place: Place;
};

/** An alert is heard of seconds after it was made; in a record minute some thousand trades are made in so long. */
const MOST_TICKS = 4_096;

/** The newest ticks, so that an alert misses none between being made and being heard of. */
export const openRecent = () => {
  const ring: Tick[] = [];
  let next = 0;

  const inOrder = (): Tick[] => [...ring.slice(next), ...ring.slice(0, next)];

  return {
    add: (tick: Tick): void => {
      ring[next] = tick;
      next = (next + 1) % MOST_TICKS;
    },
    /** The ticks of a slot after a moment; none where older ones are no longer known. */
    since: (slot: number, at: Instant): Tick[] => {
      const ticks = inOrder();
      const [oldest] = ticks;
      const isWhole = ring.length < MOST_TICKS || (oldest !== undefined && oldest.place.at <= at);
      return isWhole ? ticks.filter((tick) => tick.slot === slot && tick.place.at > at) : [];
    },
  };
};

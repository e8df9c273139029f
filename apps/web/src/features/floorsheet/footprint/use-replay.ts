import { useCallback, useEffect, useState } from 'react';

/** Minutes of the session that pass in a second. */
export const SPEEDS = ['1', '5', '20'] as const;
export type Speed = (typeof SPEEDS)[number];

export type Replay = {
  /** The last minute that is known; nothing after it is drawn. */
  readonly until: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly go: (minute: number) => void;
};

export type ReplayAsked = {
  readonly first: number;
  readonly last: number;
  /** Where the address says it stands; null is the whole session. */
  readonly at: number | null;
  readonly speed: Speed;
  readonly onStop: (minute: number | null) => void;
};

/** The session as it came. While it plays the minute lives here; where it stops is written into the address. */
export const useReplay = ({ first, last, at, speed, onStop }: ReplayAsked): Replay => {
  const [playing, setPlaying] = useState<number | null>(null);
  const until = playing ?? Math.min(last, Math.max(first, at ?? last));
  const isPlaying = playing !== null;
  const go = useCallback(
    (minute: number) => {
      setPlaying(null);
      onStop(minute >= last ? null : Math.max(first, minute));
    },
    [first, last, onStop],
  );
  useEffect(() => {
    if (!isPlaying) return undefined;
    const next = (minute: number | null): number | null =>
      minute === null || minute + 1 >= last ? null : minute + 1;
    const every = setInterval(() => setPlaying(next), 1_000 / Number(speed));
    return () => clearInterval(every);
  }, [isPlaying, speed, last]);
  const toggle = useCallback(() => {
    if (isPlaying) return go(until);
    // Played to its end it is the whole session, which is not written into the address.
    onStop(null);
    setPlaying(until >= last ? first : until);
  }, [isPlaying, until, first, last, go, onStop]);
  return { until, isPlaying, toggle, go };
};

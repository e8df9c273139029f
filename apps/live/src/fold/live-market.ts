import type { Clock, Instant, TradingDate } from '@chuli/kernel';
import type { LoggedEvent, SessionReader } from '@chuli/session';

/** A session that grows by the events of its day. */
export type GrowingSession = SessionReader & {
  apply: (logged: LoggedEvent, sequence: number) => unknown;
};
export type OpenSession = (day: TradingDate) => GrowingSession;

/** Hears the log in order until stopped. */
export type Follow = (hear: {
  onEvent: (logged: LoggedEvent) => void;
  /** Once, when everything that was on the log at the beginning has been told. */
  onCaughtUp: () => void;
}) => { stop: () => Promise<void> };

/** The session that listeners see: the latest day of the log. */
export type LiveMarket = {
  /** Null until the log is read to its end, so that nobody sees half of a day. */
  session: () => SessionReader | null;
  /** Counts up when the session does not continue the one before. */
  generation: () => number;
  isCaughtUp: () => boolean;
  /** When the oldest event arrived that no tick has covered yet; asking covers it. */
  takeOldestUnsent: () => Instant | null;
  stop: () => Promise<void>;
};

export const followMarket = (follow: Follow, openSession: OpenSession, clock: Clock): LiveMarket => {
  let current: { day: TradingDate; session: GrowingSession } | null = null;
  let generation = 0;
  let isCaughtUp = false;
  let oldestUnsent: Instant | null = null;
  /** Counted here: a log that was wiped or lost its tail gives old numbers to new events. */
  let heard = 0;

  const sessionOf = (day: TradingDate): GrowingSession => {
    if (current?.day === day) return current.session;
    current = { day, session: openSession(day) };
    generation += 1;
    return current.session;
  };

  const { stop } = follow({
    onEvent: (logged) => {
      if (current !== null && logged.day < current.day) return;
      heard += 1;
      sessionOf(logged.day).apply(logged, heard);
      if (isCaughtUp) oldestUnsent ??= clock();
    },
    onCaughtUp: () => {
      isCaughtUp = true;
      generation += 1;
    },
  });

  return {
    session: () => (isCaughtUp ? (current?.session ?? null) : null),
    generation: () => generation,
    isCaughtUp: () => isCaughtUp,
    takeOldestUnsent: () => {
      const oldest = oldestUnsent;
      oldestUnsent = null;
      return oldest;
    },
    stop,
  };
};

import type { Clock, Instant, TradingDate } from '@chuli/kernel';
import type { LoggedEvent, SessionReader } from '@chuli/session';
import { isKept } from '@chuli/telemetry';

/** A session that grows by the events of its day. */
export type GrowingSession = SessionReader & {
  apply: (logged: LoggedEvent, sequence: number) => unknown;
};
export type OpenSession = (day: TradingDate) => GrowingSession;

/** What the log says of an event beside the event. */
export type FromLog = { readonly loggedAt: Instant | null; readonly trace: string | null };

const UNTOLD: FromLog = { loggedAt: null, trace: null };

/** What no tick has covered: the oldest event of it, and the first whose trace is kept. */
export type Unsent = {
  readonly arrivedAt: Instant;
  readonly loggedAt: Instant | null;
  trace: string | null;
};

/** Hears the log in order until stopped. */
export type Follow = (hear: {
  onEvent: (logged: LoggedEvent, from?: FromLog) => void;
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
  /** The oldest event that no tick has covered yet; asking covers it. */
  takeOldestUnsent: () => Unsent | null;
  stop: () => Promise<void>;
};

export const followMarket = (follow: Follow, openSession: OpenSession, clock: Clock): LiveMarket => {
  let current: { day: TradingDate; session: GrowingSession } | null = null;
  let generation = 0;
  let isCaughtUp = false;
  let oldestUnsent: Unsent | null = null;
  /** Counted here: a log that was wiped or lost its tail gives old numbers to new events. */
  let heard = 0;

  const sessionOf = (day: TradingDate): GrowingSession => {
    if (current?.day === day) return current.session;
    current = { day, session: openSession(day) };
    generation += 1;
    return current.session;
  };

  const { stop } = follow({
    onEvent: (logged, from = UNTOLD) => {
      if (current !== null && logged.day < current.day) return;
      heard += 1;
      sessionOf(logged.day).apply(logged, heard);
      if (!isCaughtUp) return;
      const { loggedAt, trace } = from;
      oldestUnsent ??= { arrivedAt: clock(), loggedAt, trace: null };
      if (isKept(trace)) oldestUnsent.trace ??= trace;
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

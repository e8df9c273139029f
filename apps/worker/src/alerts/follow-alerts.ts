import type { Log, LogMessage, Reading } from '@chuli/bus';
import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type LoggedEvent, decodeEvent } from '@chuli/session';
import { AlertDay } from './alert-day.ts';
import type { AlertBook, HeldAlert } from './book.ts';
import type { Recorder } from './recorder.ts';
import { createWriting } from './writing.ts';

type Needs = {
  readonly log: Pick<Log, 'follow'>;
  /** The days before it are over; null where the log is empty. */
  readonly from: TradingDate | null;
  readonly book: AlertBook;
  readonly recorder: Recorder;
  /** The last closes before a day, to know an ex-date by. */
  readonly lastCloses: (day: TradingDate) => Promise<ReadonlyMap<StockSymbol, Paisa>>;
  readonly onUnreadable: (message: LogMessage, error: unknown) => void;
};

export type FollowedAlerts = {
  /** The day that is judged; null before the first. */
  day: () => AlertDay | null;
  /** Whether all that was on the log has been judged. */
  isCaughtUp: () => boolean;
  /** When all that was judged is kept. */
  settled: () => Promise<void>;
  /** When something was last heard of the log, by the process's own stop-watch. */
  heardAt: () => number;
  /** Alerts that were made or changed; those that are no longer judged are named alone. */
  change: (changed: readonly HeldAlert[], gone: readonly string[]) => void;
  /** Alerts that were changed between being judged and being kept. */
  takeStale: () => string[];
  stop: () => Promise<void>;
  /** Rejects where it cannot go on: begin anew. */
  ended: Promise<void>;
};

/**
 * Follows the log of the newest day and judges alerts on bars that form. What it holds in memory is ahead of what is
 * kept by what is being written; killed at any moment it begins again from what is kept and from the log.
 */
export const followAlerts = (needs: Needs): FollowedAlerts => {
  const { log, from, book, recorder, lastCloses, onUnreadable } = needs;
  let day: AlertDay | null = null;
  let isCaughtUp = false;
  let heardAt = performance.now();
  const anew = Promise.withResolvers<never>();
  const writing = createWriting(recorder, anew.reject);

  const read = (message: LogMessage): LoggedEvent | null => {
    try {
      return decodeEvent(message.bytes);
    } catch (error) {
      onUnreadable(message, error);
      return null;
    }
  };

  const take = async (message: LogMessage): Promise<void> => {
    if (message.day < (day?.day ?? from ?? message.day)) return;
    const today = day?.day === message.day ? day : new AlertDay(message.day, await lastCloses(message.day));
    day = today;
    heardAt = performance.now();
    const logged = read(message);
    if (logged !== null) today.hear(logged, book);
    writing.add(today.takeJudgements());
  };

  const change = (changed: readonly HeldAlert[], gone: readonly string[]): void => {
    for (const id of gone) {
      book.delete(id);
      day?.remove(id);
    }
    for (const held of changed) {
      book.set(held.alert.id, held);
      day?.put(held);
    }
    writing.add(day?.takeJudgements() ?? []);
  };

  const reading: Reading = log.follow({
    day: null,
    onMessage: take,
    onGap: ({ cause }) => {
      if (cause !== 'lost') anew.reject(new Error('the log is not the one that was read'));
    },
    onCaughtUp: () => void (isCaughtUp = true),
  });

  return {
    day: () => day,
    isCaughtUp: () => isCaughtUp,
    heardAt: () => heardAt,
    change,
    settled: writing.settled,
    takeStale: writing.takeStale,
    ended: Promise.race([reading.ended, anew.promise]),
    stop: async () => {
      await reading.stop();
      await writing.settled();
    },
  };
};

import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import {
  type IndexMinuteRow,
  type SessionMinuteRow,
  insertIndexMinutes,
  insertSessionMinutes,
} from '@chuli/tape/live';
import type { MinuteEnd } from './minute-ends.ts';

export type MinuteWriter = { add: (end: MinuteEnd) => void; flush: () => Promise<void>; stop: () => void };

const RETRY_MS = 2_000;

/** Writes the ends of minutes as they come; those that the tape did not take are written with the next. */
export const createMinuteWriter = (
  tape: Tape,
  day: TradingDate,
  { isLeading, onFailure }: { isLeading: () => boolean; onFailure: (error: unknown) => void },
): MinuteWriter => {
  const market = new Map<number, SessionMinuteRow>();
  const indices = new Map<string, IndexMinuteRow>();
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const rows = [...market];
    const values = [...indices];
    await insertSessionMinutes(
      tape,
      day,
      rows.map(([, row]) => row),
    );
    await insertIndexMinutes(
      tape,
      values.map(([, row]) => row),
    );
    for (const [minute, row] of rows) if (market.get(minute) === row) market.delete(minute);
    for (const [key, row] of values) if (indices.get(key) === row) indices.delete(key);
  };

  const flush = async (): Promise<void> => {
    if (writing !== null) await writing;
    if (market.size + indices.size === 0) return;
    writing = write().finally(() => (writing = null));
    await writing;
  };

  const timer = setInterval(() => void flush().catch(onFailure), RETRY_MS);
  return {
    // A stand-by folds the same minutes and leaves the writing to the leader.
    add: (end) => {
      if (!isLeading()) return;
      for (const row of end.market) market.set(row.minute, row);
      for (const row of end.indices) indices.set(`${row.index_id} ${row.at}`, row);
    },
    flush,
    stop: () => clearInterval(timer),
  };
};

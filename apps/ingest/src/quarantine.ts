import type { LogMessage } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { type QuarantinedRow, quarantineOnce, quarantineRows } from '@chuli/registry/live';
import { refusalOf } from '@chuli/tape/write';
import type { Rejected } from './sources/index.ts';

const FLUSH_MS = 2_000;
const ROWS_AT_ONCE = 500;
/** A source gone wild while the registry is away: beyond this rows are counted and not kept. */
const MOST_HELD = 20_000;

export type Quarantine = {
  add: (day: TradingDate, rejected: Rejected) => void;
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Keeps rejected rows for people to look at, some at a time; the session never waits for it. */
export const createQuarantine = (
  registry: Registry,
  source: string,
  { onRejected, onFailure }: { onRejected: (reason: string) => void; onFailure: (error: unknown) => void },
): Quarantine => {
  let held: QuarantinedRow[] = [];
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const rows = held;
    held = [];
    try {
      await quarantineRows(registry, rows);
    } catch (error) {
      held = [...rows, ...held].slice(0, MOST_HELD);
      throw error;
    }
  };

  const flush = async (): Promise<void> => {
    await writing;
    if (held.length === 0) return;
    writing = write()
      .catch(onFailure)
      .finally(() => (writing = null));
    await writing;
  };

  const timer = setInterval(() => void flush(), FLUSH_MS);
  return {
    add: (day, { reason, row }) => {
      onRejected(reason);
      if (held.length < MOST_HELD) held.push({ day, source, reason, row });
      if (held.length % ROWS_AT_ONCE === 0) void flush();
    },
    flush,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};

/**
 * Keeps what the tape will never take. The event is acknowledged only when it is here; one that was already here when
 * the process died is counted once.
 */
export const quarantineForTape =
  (registry: Registry, onRejected: (reason: string) => void) =>
  async ({ day, bytes }: LogMessage, error: unknown): Promise<void> => {
    const reason = `tape-${refusalOf(error)}`;
    const row = Buffer.from(bytes).toString('utf8');
    if (await quarantineOnce(registry, { day, source: 'tape', reason, row })) onRejected(reason);
  };

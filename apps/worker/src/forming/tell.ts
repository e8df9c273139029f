import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@chuli/bus';
import type { Instant, TradingDate } from '@chuli/kernel';
import { type FormingSignal, MOST_FORMING, encodeEvent, formingKey, messageId } from '@chuli/session';

/** What is told is of no leader's term. */
const NO_TERM = 0;
const AGAIN_MS = 1_000;

export type Teller = {
  /** Tells these rows, and that bars were judged at this moment of the session. */
  tell: (rows: readonly FormingSignal[], at: Instant) => void;
  stop: () => void;
};

/**
 * Puts rows on the log of their day, one message at a time. What changes while one is on its way waits as the latest of
 * each stock and list, so that nothing piles up behind a log that is slow or away.
 */
export const createTeller = (
  log: Pick<Log, 'publish'>,
  day: TradingDate,
  onTrouble: (error: unknown) => void,
): Teller => {
  let waiting = new Map<string, FormingSignal>();
  let judgedAt: Instant | null = null;
  let isTelling = false;
  let isStopped = false;

  const takeWaiting = (): FormingSignal[] => {
    const taken = [...waiting].slice(0, MOST_FORMING);
    for (const [key] of taken) waiting.delete(key);
    return taken.map(([, row]) => row);
  };

  const publish = async (rows: readonly FormingSignal[], at: Instant): Promise<void> => {
    const logged = { day, term: NO_TERM, event: { kind: 'signals', at, rows } } as const;
    const entry = { day, kind: 'signals', messageId: messageId(logged), bytes: encodeEvent(logged) };
    await log.publish(entry);
  };

  /** What could not be told waits again, unless something newer does. */
  const putBack = (rows: readonly FormingSignal[]): void => {
    waiting = new Map([...rows.map((row) => [formingKey(row), row] as const), ...waiting]);
  };

  const tellOnce = async (at: Instant): Promise<void> => {
    const rows = takeWaiting();
    try {
      await publish(rows, at);
    } catch (error) {
      putBack(rows);
      judgedAt ??= at;
      onTrouble(error);
      await sleep(AGAIN_MS);
    }
  };

  /** Null when all is told; what does not fit into one message goes with the next. */
  const nextAt = (): Instant | null => {
    const at = isStopped ? null : judgedAt;
    if (waiting.size <= MOST_FORMING) judgedAt = null;
    return at;
  };

  const run = async (): Promise<void> => {
    isTelling = true;
    for (let at = nextAt(); at !== null; at = nextAt()) await tellOnce(at);
    isTelling = false;
  };

  return {
    tell: (rows, at) => {
      for (const row of rows) waiting.set(formingKey(row), row);
      judgedAt = at;
      if (!isTelling && !isStopped) void run();
    },
    stop: () => void (isStopped = true),
  };
};

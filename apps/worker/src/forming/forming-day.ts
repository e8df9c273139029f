import type { Instant } from '@chuli/kernel';
import {
  type FormingSignal,
  type FormingStatus,
  type LoggedEvent,
  formingKey,
  openSession,
} from '@chuli/session';
import type { FormingBase } from './base.ts';
import { createJudge } from './judge.ts';
import { createPeek } from './peek.ts';

/** Without a change the reader is told this often, by the session's clock, that bars are still being judged. */
const BEAT_MS = 5_000;

type Told = { readonly rows: readonly FormingSignal[]; readonly at: Instant };

const isSame = (one: FormingSignal, other: FormingSignal | undefined): boolean =>
  other !== undefined && one.status === other.status && one.changedAt === other.changedAt;

const isFinal = ({ status }: FormingSignal): boolean => status === 'stood' || status === 'fell';

/** Readers keep the later change, and a final word over any other: told as it is, this row would change nothing. */
const isBehind = (own: FormingSignal, held: FormingSignal | undefined): boolean =>
  held !== undefined &&
  (own.changedAt < held.changedAt || (own.changedAt === held.changedAt && isFinal(held)));

const toldAgain = (row: FormingSignal, status: FormingStatus, changedAt: Instant): FormingSignal => ({
  ...row,
  status,
  changedAt,
});

/** One day of the log: its session, what is judged of it, and what of that the log has been told. */
export const openFormingDay = (base: FormingBase) => {
  const session = openSession(base.day);
  const judge = createJudge(createPeek(base));
  let heard = 0;
  let toldAt = 0;
  let isSettled = false;

  const news = (rows: readonly FormingSignal[]): Told | null => {
    const { at, phase } = session.moment();
    const isBeatDue = phase === 'open' && (at ?? 0) - toldAt >= BEAT_MS;
    if (at === null || (rows.length === 0 && !isBeatDue)) return null;
    toldAt = at;
    return { rows, at };
  };

  return {
    day: base.day,
    hear: (logged: LoggedEvent): void => {
      // Counted here: a log that began anew gives old numbers to new events.
      heard += 1;
      session.apply(logged, heard);
      if (logged.event.kind !== 'signals') judge.hear(logged.event, session);
    },
    /** What changed since it was last asked for; null when there is nothing to tell. */
    takeNews: (): Told | null => news(judge.takeChanged()),
    /**
     * Once the log is read to its end: rows that it does not have as they were judged here. A row that the log has and
     * the judge has not is from other bars or other rules, and is withdrawn.
     */
    takeDifference: (): Told | null => {
      judge.takeChanged();
      const { at } = session.moment();
      if (at === null) return null;
      const own = new Map(judge.rows().map((row) => [formingKey(row), row]));
      const onLog = new Map(session.forming().rows.map((row) => [formingKey(row), row]));
      const changed = [...own].flatMap(([key, row]) => {
        const held = onLog.get(key);
        // Another has read the final pass already, and we have not yet.
        if (isSame(row, held) || (held !== undefined && isFinal(held) && !isSettled)) return [];
        return [isBehind(row, held) ? toldAgain(row, row.status, at) : row];
      });
      const gone = [...onLog].flatMap(([key, row]) =>
        own.has(key) || row.status !== 'forming' ? [] : [toldAgain(row, 'withdrawn', at)],
      );
      return news([...changed, ...gone]);
    },
    isOpen: (): boolean => session.moment().phase === 'open',
    isOver: (): boolean => session.moment().phase === 'closed' && !isSettled,
    settle: (stored: ReadonlySet<string>): void => {
      isSettled = true;
      judge.settle(stored);
    },
    rows: judge.rows,
  };
};

export type FormingDay = ReturnType<typeof openFormingDay>;

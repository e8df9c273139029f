import { neighbours } from '@chuli/ui';

export const SESSIONS_BACK = 60;

/** Where a replay begins when no bar is chosen: sixty sessions before the end, or with the second one. */
export const replayStart = <D extends string>(days: readonly D[]): D | null =>
  days[Math.max(1, days.length - SESSIONS_BACK)] ?? null;

/** The session before or after a day that is shown; null at the ends. */
export const stepped = <D extends string>(days: readonly D[], from: D, step: 1 | -1): D | null => {
  const { before, after } = neighbours(days, from);
  return step === 1 ? after : before;
};

/** The rows up to a day: all of them when nothing is replayed. */
export const rowsUntil = <R extends { date: string }>(
  rows: readonly R[],
  until: string | null,
): readonly R[] => (until === null ? rows : rows.filter(({ date }) => date <= until));

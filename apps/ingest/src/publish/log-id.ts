import { type LoggedEvent, messageId } from '@chuli/session';

/**
 * The identity of an event on the log carries its term. Without it an event that a replaced leader sent too late, and
 * that every reader ignores, would make the log refuse the same event of the leader that counts.
 */
export const logId = (logged: LoggedEvent): string => `${logged.term}.${messageId(logged)}`;

/** Null for an identity that this product did not write. */
export const parseLogId = (id: string | null): { term: number; id: string } | null => {
  const dot = id?.indexOf('.') ?? -1;
  if (id === null || dot < 1) return null;
  const term = Number(id.slice(0, dot));
  return Number.isSafeInteger(term) ? { term, id: id.slice(dot + 1) } : null;
};

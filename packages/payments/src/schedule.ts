const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long to wait before each further question about an order; the last one goes on. */
export const BACK_OFF_MS: readonly number[] = [
  10 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
];

/** An order that was given up is asked about once a day for so many days: money may come late. */
const LATE_DAYS = 3;
export const LATE_MS = LATE_DAYS * DAY_MS;

/** When to ask next about an order that waits, after so many questions. */
export const nextCheck = (checks: number, now: Date, backOffMs: readonly number[] = BACK_OFF_MS): Date =>
  new Date(now.getTime() + (backOffMs[Math.min(checks, backOffMs.length - 1)] ?? MINUTE_MS));

/** When to ask next about an order that was given up; null when it is never asked about again. */
export const lateCheck = (expiresAt: Date, now: Date): Date | null => {
  const next = new Date(Math.max(now.getTime(), expiresAt.getTime()) + DAY_MS);
  return next.getTime() <= expiresAt.getTime() + LATE_MS + DAY_MS / 2 ? next : null;
};

/** A gateway that does not answer is waited for: only after these days an order of its own is given up. */
export const isGivenUp = (expiresAt: Date, now: Date): boolean =>
  now.getTime() > expiresAt.getTime() + LATE_MS;

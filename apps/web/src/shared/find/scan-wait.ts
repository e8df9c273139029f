import { CallFailure } from '../../api/call-failure.ts';

const MOST_TRIES = 5;
const USUAL_SECONDS = 5;

/** How long to wait before a scan that came too soon may run; null of any other failure. */
export const secondsToWait = (error: unknown): number | null => {
  if (!(error instanceof CallFailure) || error.code !== 'scan.too-fast') return null;
  const seconds = Number(error.details['retry_after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : USUAL_SECONDS;
};

/** A question whose units are used up is asked again when they are back; every other failure is told at once. */
export const WAITING = {
  retry: (count: number, error: unknown): boolean => count < MOST_TRIES && secondsToWait(error) !== null,
  retryDelay: (_: number, error: unknown): number => (secondsToWait(error) ?? 0) * 1_000,
} as const;

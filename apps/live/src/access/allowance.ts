import type { Clock } from '@chuli/kernel';

/** Whether one more message is allowed: `atOnce` in a row, and `perSecond` again each second. */
export const createAllowance = (clock: Clock, perSecond: number, atOnce: number): (() => boolean) => {
  let left = atOnce;
  let countedAt = clock();
  return () => {
    const now = clock();
    left = Math.min(atOnce, left + (Math.max(0, now - countedAt) * perSecond) / 1000);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};

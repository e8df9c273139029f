import type { StopPoint } from '@chuli/payments';

/** Called at each step of a payment. */
export type Pass = (point: StopPoint) => void;

export const passAll: Pass = () => undefined;

export const stopAt =
  (chosen: StopPoint): Pass =>
  (point) => {
    if (point === chosen) process.kill(process.pid, 'SIGKILL');
  };

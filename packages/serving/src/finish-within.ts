import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Running requests have so long to finish once the port is closed. */
export const FINISH_WITHIN_MS = 10_000;
const LOOK_MS = 50;

type Closing = Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>;

/**
 * Waits until a server whose port was closed is done with what runs, and cuts off what is not after a time. A connection
 * that an answer has just left is idle only then, so idle ones are closed again and again.
 */
export const finishWithin = async (
  server: Closing,
  closing: Promise<unknown>,
  withinMs: number = FINISH_WITHIN_MS,
): Promise<void> => {
  const closed = closing.then(() => true);
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    server.closeIdleConnections();
    if (await Promise.race([closed, delay(LOOK_MS, false)])) return;
  }
  server.closeAllConnections();
  await closed;
};

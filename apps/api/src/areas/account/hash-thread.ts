import { argon2Sync } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashAsked, HashMade } from './hash-threads.ts';

/** Linux tells a thread its own number, by which it can be given less of the processor than those who answer calls. */
const stepBack = (): void => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Elsewhere a storm of sign-ins is felt more, and everything is as right as here.
  }
};

stepBack();
parentPort?.on('message', ({ id, asked }: { id: number; asked: HashAsked }) => {
  const made: HashMade = { id, hash: argon2Sync('argon2id', asked) };
  parentPort?.postMessage(made, []);
});

import type { EventEmitter } from 'node:events';

/** Resolves when a stream takes more, or when it never will. */
export const drained = (stream: EventEmitter, closing: EventEmitter = stream): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      closing.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    closing.on('close', done);
  });

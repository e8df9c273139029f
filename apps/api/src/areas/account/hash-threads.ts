import { Worker } from 'node:worker_threads';

export type HashAsked = {
  message: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
};

export type HashMade = { id: number; hash: Uint8Array };

export type DeriveHash = (asked: HashAsked) => Promise<Buffer>;

type Waiting = { resolve: (hash: Buffer) => void; reject: (reason: unknown) => void };

type Thread = { busy: number; ask: DeriveHash };

/** A thread that hashes and nothing else; it keeps no process alive, and one that breaks is not asked again. */
const startThread = (onBroken: () => void): Thread => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./hash-thread.ts', import.meta.url));
  let next = 0;
  worker.unref();
  worker.on('message', ({ id, hash }: HashMade) => {
    waiting.get(id)?.resolve(Buffer.from(hash));
    waiting.delete(id);
    thread.busy -= 1;
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    onBroken();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const thread: Thread = {
    busy: 0,
    ask: (asked) =>
      new Promise((resolve, reject) => {
        next += 1;
        thread.busy += 1;
        waiting.set(next, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: next, asked }, []);
      }),
  };
  return thread;
};

/**
 * Hashes passwords in threads of their own that step back behind everything else: the pool that Node shares with
 * compression and files would let a storm of sign-ins delay the answers of all other calls.
 */
export const startHashThreads = (count: number): DeriveHash => {
  const threads: Thread[] = [];
  const add = (): Thread => {
    const thread = startThread(() => void threads.splice(threads.indexOf(thread), 1));
    threads.push(thread);
    return thread;
  };
  const idle = (): Thread => {
    const free = threads.find(({ busy }) => busy === 0);
    return free ?? (threads.length < count ? add() : (threads[0] ?? add()));
  };
  return (asked) => idle().ask(asked);
};

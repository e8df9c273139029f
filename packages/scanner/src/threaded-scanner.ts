import { Worker } from 'node:worker_threads';
import { AppError } from '@chuli/kernel';
import type { Asking, ThreadAsked, ThreadPlace, ThreadTold } from './scan-thread.ts';
import type { Scanner } from './scanner.ts';

/** Questions that wait at once; more are refused instead of waiting without end. */
const MOST_WAITING = 32;
/** The first question of a process waits until the market has been read. */
const PATIENCE_MS = 30_000;
/** The market in columns takes about 100 MB of it. */
const MOST_MEGABYTES = 1_024;

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: unknown) => void;
};

type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

const settle = ({ waiting }: Thread, told: ThreadTold): void => {
  const asked = waiting.get(told.id);
  waiting.delete(told.id);
  if (asked === undefined) return;
  if ('answer' in told) asked.resolve(told.answer);
  else if ('refused' in told) asked.reject(new AppError(told.refused, told.details));
  else asked.reject(new Error(told.failed));
};

const startThread = (place: ThreadPlace, onEnd: () => void): Thread => {
  const worker = new Worker(new URL('./scan-thread.ts', import.meta.url), {
    workerData: place,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const thread: Thread = { worker, waiting: new Map() };
  const fail = (error: unknown): void => {
    for (const { reject } of thread.waiting.values()) reject(error);
    thread.waiting.clear();
    onEnd();
  };
  worker.unref();
  worker.on('message', (told: ThreadTold) => {
    settle(thread, told);
    if (thread.waiting.size === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new AppError('engine.busy')));
  return thread;
};

/**
 * A scanner in a thread of its own: a scan over the whole market never delays the other answers of the process. One
 * that breaks, or that is silent for too long, is replaced by a new one.
 */
export const openThreadedScanner = (place: ThreadPlace): Scanner => {
  let thread: Thread | null = null;
  let next = 0;

  const running = (): Thread => {
    const known = thread;
    if (known !== null) return known;
    const started = startThread(place, () => {
      if (thread === started) thread = null;
    });
    thread = started;
    return started;
  };

  const asking = (call: keyof Asking, question: ThreadAsked['question']): Promise<unknown> => {
    const { worker, waiting } = running();
    if (waiting.size >= MOST_WAITING) return Promise.reject(new AppError('engine.busy'));
    next += 1;
    const id = next;
    return new Promise<unknown>((resolve, reject) => {
      const patience = setTimeout(() => {
        waiting.delete(id);
        reject(new AppError('query.timed-out'));
        void worker.terminate();
      }, PATIENCE_MS);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(patience);
          then(value);
        };
      waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      worker.ref();
      worker.postMessage({ id, call, question } satisfies ThreadAsked, []);
    });
  };

  return {
    warm: () => void running(),
    ask: (question) => asking('ask', question) as ReturnType<Asking['ask']>,
    find: (question) => asking('find', question) as ReturnType<Asking['find']>,
    truths: (question) => asking('truths', question) as ReturnType<Asking['truths']>,
    lines: (question) => asking('lines', question) as ReturnType<Asking['lines']>,
    truthsOver: (question) => asking('truthsOver', question) as ReturnType<Asking['truthsOver']>,
    figuresOver: (question) => asking('figuresOver', question) as ReturnType<Asking['figuresOver']>,
    timedTo: (day) => asking('timedTo', day) as ReturnType<Asking['timedTo']>,
    close: async () => {
      await thread?.worker.terminate();
      thread = null;
    },
  };
};

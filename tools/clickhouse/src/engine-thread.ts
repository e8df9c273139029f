import { Worker } from 'node:worker_threads';
import { refuse, toFault } from './fault.ts';
import type { Answer, Command } from './protocol.ts';

/** The main thread's end of one engine thread: a question, its answer, the next question. */
export class EngineThread {
  /** The named pipe through which this thread's inserts receive their rows. */
  readonly pipe: string;
  readonly #worker: Worker;
  #waiting: ((answer: Answer) => void) | null = null;

  constructor(folder: string, pipe: string) {
    this.pipe = pipe;
    this.#worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      const resolve = this.#waiting;
      this.#waiting = null;
      resolve?.(answer);
    });
    // The engine closes every connection of the process when one of its threads ends: there is no going on without it.
    this.#worker.on('error', (error) => {
      console.error(`An engine thread failed: ${toFault(error).message}`);
      process.exit(1);
    });
  }

  get isBusy(): boolean {
    return this.#waiting !== null;
  }

  async ask(command: Command): Promise<Answer> {
    if (this.#waiting !== null) throw refuse('ABORTED', 'The engine thread is busy');
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting = resolve;
      this.#worker.postMessage(command, []);
    });
    if (answer.kind === 'failed') throw toFault(answer.message);
    return answer;
  }
}

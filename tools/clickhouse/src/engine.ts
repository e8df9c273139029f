import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drainPending, Session } from 'chdb';
import { EngineThread } from './engine-thread.ts';
import { refuse } from './fault.ts';
import { stringLiteral } from './literal.ts';

const STOP_INTERVAL = 100;

const openFolder = (folder: string): Session => {
  try {
    return new Session(folder);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} could not be opened: another process owns it, or it is not writable.`,
      { cause: error },
    );
  }
};

/** Named pipes for the rows of inserts, one for each thread. */
const makePipes = (folder: string, count: number): string[] => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pipes = Array.from({ length: count }, (_, index) => path.join(folder, String(index)));
  execFileSync('mkfifo', pipes);
  return pipes;
};

/** The data folder, its engine threads, and the means to stop what runs on them. */
export class Engine {
  readonly #control: Session;
  readonly #idle: EngineThread[];
  readonly #size: number;
  readonly #queue: ((thread: EngineThread) => void)[] = [];
  #isClosing = false;

  constructor(data: string, sessions: number) {
    const folder = path.resolve(data);
    mkdirSync(folder, { recursive: true });
    const engineFolder = path.join(folder, 'engine');
    this.#control = openFolder(engineFolder);
    this.#size = sessions;
    this.#idle = makePipes(path.join(folder, 'pipes'), sessions).map(
      (pipe) => new EngineThread(engineFolder, pipe),
    );
  }

  /** A thread for one request; waits its turn when all are busy. */
  async take(signal: AbortSignal): Promise<EngineThread> {
    if (this.#isClosing) throw refuse('ABORTED', 'The server is shutting down');
    if (signal.aborted) throw refuse('ABORTED', 'The client left before its query began');
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        this.#queue.splice(this.#queue.indexOf(turn), 1);
        reject(refuse('ABORTED', 'The client left while its query waited for a session'));
      };
      const turn = (thread: EngineThread): void => {
        signal.removeEventListener('abort', onAbort);
        resolve(thread);
      };
      this.#queue.push(turn);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  async giveBack(thread: EngineThread): Promise<void> {
    await thread.ask({ kind: 'close' });
    const turn = this.#queue.shift();
    if (turn === undefined) this.#idle.push(thread);
    else turn(thread);
  }

  /**
   * Stops the query with this tag. KILL QUERY is what stops the engine: abandoning the promise does not. A query
   * that is still being prepared is not listed yet, hence the repetition while the thread is busy.
   */
  async stop(tag: string, thread: EngineThread): Promise<void> {
    const kill = `KILL QUERY WHERE Settings['log_comment'] = ${stringLiteral(tag)} ASYNC`;
    while (thread.isBusy && this.#control.open) {
      const killed = await this.#control.queryAsync(kill, { format: 'TabSeparated' });
      if (killed.text() !== '') return;
      await delay(STOP_INTERVAL);
    }
  }

  /** Lets running queries finish for a while, stops the rest, then lets go of the folder. */
  async close(grace: number): Promise<void> {
    this.#isClosing = true;
    if (!(await this.#becomesIdle(grace))) {
      await this.#control.queryAsync('KILL QUERY WHERE 1 ASYNC');
      await this.#becomesIdle(grace);
    }
    await drainPending();
    this.#control.close();
  }

  async #becomesIdle(patience: number): Promise<boolean> {
    const deadline = performance.now() + patience;
    while (this.#idle.length < this.#size && performance.now() < deadline) await delay(20);
    return this.#idle.length === this.#size;
  }
}

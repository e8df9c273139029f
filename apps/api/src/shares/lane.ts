import { AppError } from '@chuli/kernel';

export type LaneOptions = {
  /** How many run at once, of all callers and of one. */
  readonly atOnce: number;
  readonly atOnceOfOne: number;
  /** How many wait, of all callers and of one. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Nobody waits longer than this. */
  readonly patienceMs: number;
};

export type Turn = {
  readonly who: string;
  /** Ends when nobody wants the result any more. */
  readonly signal: AbortSignal;
};

type Waiting = {
  readonly who: string;
  readonly start: () => void;
  readonly refuse: (error: unknown) => void;
};

const RETRY_SECONDS = 3;

const tooMany = (): AppError => new AppError('load.too-many', { retry_after: RETRY_SECONDS });
const busy = (): AppError => new AppError('load.busy', { retry_after: RETRY_SECONDS });

/**
 * Work of many callers through few places. Whoever has used least lately comes first, so that one who asks for much
 * never stands in front of one who asks for little; a full queue lets go of whoever has used most.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #usedBy: (who: string) => number;
  readonly #queue: Waiting[] = [];
  readonly #runningOf = new Map<string, number>();
  #running = 0;

  constructor(options: LaneOptions, usedBy: (who: string) => number) {
    this.#options = options;
    this.#usedBy = usedBy;
  }

  get running(): number {
    return this.#running;
  }

  get size(): number {
    return this.#options.atOnce;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    turn.signal.throwIfAborted();
    if (this.#mayRun(turn.who)) this.#count(turn.who, 1);
    else await this.#wait(turn);
    try {
      return await work();
    } finally {
      this.#count(turn.who, -1);
      this.#startNext();
    }
  }

  #mayRun(who: string): boolean {
    const { atOnce, atOnceOfOne } = this.#options;
    return this.#running < atOnce && (this.#runningOf.get(who) ?? 0) < atOnceOfOne;
  }

  #count(who: string, by: 1 | -1): void {
    const now = (this.#runningOf.get(who) ?? 0) + by;
    if (now === 0) this.#runningOf.delete(who);
    else this.#runningOf.set(who, now);
    this.#running += by;
  }

  #wait({ who, signal }: Turn): Promise<void> {
    const { waiting, waitingOfOne, patienceMs } = this.#options;
    if (this.#queue.filter((one) => one.who === who).length >= waitingOfOne) throw tooMany();
    if (this.#queue.length >= waiting) this.#makeRoom(who);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        this.#remove(one);
      };
      const one: Waiting = {
        who,
        start: () => {
          end();
          this.#count(who, 1);
          resolve();
        },
        refuse: (error) => {
          end();
          reject(error);
        },
      };
      const leave = (): void => one.refuse(signal.reason);
      const timer = setTimeout(() => one.refuse(busy()), patienceMs);
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(one);
    });
  }

  #startNext(): void {
    const next = this.#queue
      .filter(({ who }) => this.#mayRun(who))
      .reduce<Waiting | null>(
        (least, one) => (least === null || this.#usedBy(one.who) < this.#usedBy(least.who) ? one : least),
        null,
      );
    if (next === null) return;
    next.start();
    this.#startNext();
  }

  /** Lets go of somebody who waits and has used more than this caller; throws where there is nobody. */
  #makeRoom(who: string): void {
    const most = this.#queue.reduce<Waiting | null>(
      (found, one) => (found === null || this.#usedBy(one.who) > this.#usedBy(found.who) ? one : found),
      null,
    );
    if (most === null || this.#usedBy(most.who) <= this.#usedBy(who)) throw busy();
    most.refuse(busy());
  }

  #remove(one: Waiting): void {
    const place = this.#queue.indexOf(one);
    if (place >= 0) this.#queue.splice(place, 1);
  }
}

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gap, Log, LogMessage, Position, Reading } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import { type LoggedEvent, type Session, decodeEvent, openSession, restoreSession } from '@chuli/session';
import { type MinuteEnd, type MinuteEnds, createMinuteEnds } from './minute-ends.ts';
import { type KeptState, loadState, saveState } from './state-file.ts';

export type MarketStateOptions = {
  log: Pick<Log, 'follow'>;
  day: TradingDate;
  /** Names the log among the kept states of a folder. */
  stream: string;
  folder: string;
  snapshotMs: number;
  onMinuteEnd: (end: MinuteEnd) => void;
  onFolded: (message: LogMessage) => void;
  /** The log is not the one that was read: what was published has to be published again. */
  onGap: (gap: Gap) => void;
  onUnreadable: (message: LogMessage, error: unknown) => void;
  onTrouble: (error: unknown) => void;
};

const PATIENCE_MS = 10;

/** The last sequence of the day on the log now; later ones may be of other days, which no fold of this one hears. */
const lastOfDay = async (
  log: Pick<Log, 'follow'>,
  day: TradingDate,
  after: Position | undefined,
  signal: AbortSignal,
): Promise<number> => {
  let last = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  // A log that is away would be waited for beyond the end of the process.
  signal.addEventListener('abort', () => resolve(), { once: true });
  const reading = log.follow({
    day,
    after,
    onMessage: ({ sequence }) => void (last = sequence),
    onGap: () => undefined,
    onCaughtUp: resolve,
  });
  await promise;
  await reading.stop();
  return last;
};

/** The running session of one day, folded from the log. */
class FoldedDay {
  readonly day: TradingDate;
  readonly #options: MarketStateOptions;
  readonly #file: string;
  readonly #timer: NodeJS.Timeout;
  #session: Session;
  #position: Position | undefined;
  #savedAt: number;
  #minutes: MinuteEnds;
  #reading: Reading;
  #isCaughtUp = false;
  #isStopped = false;

  constructor(options: MarketStateOptions, file: string, kept: KeptState | null) {
    this.day = options.day;
    this.#options = options;
    this.#file = file;
    this.#session = kept === null ? openSession(options.day) : restoreSession(kept.snapshot);
    this.#position = kept?.position;
    this.#savedAt = this.#session.sequence;
    this.#minutes = createMinuteEnds(options.day);
    this.#timer = setInterval(() => void this.#save().catch(options.onTrouble), options.snapshotMs);
    this.#reading = this.#follow();
  }

  session(): Session {
    return this.#session;
  }

  isCaughtUp(): boolean {
    return this.#isCaughtUp;
  }

  /** Resolves when everything that is on the log now is in the fold. */
  async caughtUp(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const last = await lastOfDay(this.#options.log, this.day, this.#position, signal);
    const isThere = (): boolean => this.#isCaughtUp && (this.#position?.sequence ?? 0) >= last;
    while (!isThere() && !signal.aborted) await delay(PATIENCE_MS);
  }

  /** Tells the minute that nothing ended. */
  endMinute(): void {
    const end = this.#minutes.last(this.#session);
    if (end !== null) this.#options.onMinuteEnd(end);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#reading.stop();
    await this.#save().catch(this.#options.onTrouble);
  }

  #decode(message: LogMessage): LoggedEvent | null {
    try {
      return decodeEvent(message.bytes);
    } catch (error) {
      this.#options.onUnreadable(message, error);
      return null;
    }
  }

  #take(message: LogMessage): void {
    const logged = this.#decode(message);
    if (logged !== null) {
      const end = this.#minutes.before(logged.event, this.#session);
      if (end !== null) this.#options.onMinuteEnd(end);
      // Counted here: a log that began anew gives old numbers to new events.
      this.#session.apply(logged, this.#session.sequence + 1);
      this.#options.onFolded(message);
    }
    this.#position = { epoch: message.epoch, sequence: message.sequence };
  }

  #follow(): Reading {
    const reading = this.#options.log.follow({
      day: this.day,
      after: this.#position,
      onMessage: (message) => this.#take(message),
      onGap: (gap) => {
        this.#options.onGap(gap);
        if (gap.cause !== 'lost') void this.#beginAnew();
      },
      onCaughtUp: () => void (this.#isCaughtUp = true),
    });
    reading.ended.catch(this.#options.onTrouble);
    return reading;
  }

  /** A fold is of one log: after a log that was wiped or lost its tail it is made again from what is there. */
  async #beginAnew(): Promise<void> {
    this.#isCaughtUp = false;
    await this.#reading.stop();
    this.#session = openSession(this.day);
    this.#position = undefined;
    this.#savedAt = 0;
    this.#minutes = createMinuteEnds(this.day);
    if (!this.#isStopped) this.#reading = this.#follow();
  }

  async #save(): Promise<void> {
    const position = this.#position;
    if (!this.#isCaughtUp || position === undefined || this.#session.sequence === this.#savedAt) return;
    this.#savedAt = this.#session.sequence;
    await saveState(this.#file, { position, snapshot: this.#session.snapshot() });
  }
}

export type MarketState = Pick<
  FoldedDay,
  'day' | 'session' | 'isCaughtUp' | 'caughtUp' | 'endMinute' | 'stop'
>;

/** Goes on from the kept state where there is one of this day. */
export const startMarketState = async (options: MarketStateOptions): Promise<MarketState> => {
  const file = join(options.folder, `${options.stream}-${options.day}.state`);
  return new FoldedDay(options, file, await loadState(file, options.day));
};

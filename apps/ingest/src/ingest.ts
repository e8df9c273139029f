import { setTimeout as delay } from 'node:timers/promises';
import type { Gap, Log, LogMessage } from '@chuli/bus';
import { type Clock, type TradingDate, kathmanduDate, kathmanduMinutes } from '@chuli/kernel';
import { SESSION_CLOCK, isTradingDay } from '@chuli/market';
import { type Registry, isRegistryAway } from '@chuli/registry';
import { findTradingSession } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import type { Logger } from 'pino';
import { type PassStep, passAll } from './end-of-day/steps.ts';
import { type Leader, startLeader } from './leader/leader.ts';
import { registryLease } from './leader/registry-lease.ts';
import { createRest } from './leader/rest.ts';
import { LeaseLostError } from './leader/tenure.ts';
import { type MarketState, startMarketState } from './market-state/market-state.ts';
import { type MinuteWriter, createMinuteWriter } from './market-state/minute-writer.ts';
import { watchCopies } from './operate/copies-watch.ts';
import { type Parts, figuresOf, healthOf } from './operate/figures.ts';
import { createLagWatch } from './operate/lag-watch.ts';
import { type Metrics, createMetrics } from './operate/metrics.ts';
import type { Health } from './operate/server.ts';
import { type Outbox, OutboxEndedError } from './publish/outbox.ts';
import { quarantineForTape } from './quarantine.ts';
import { runDay } from './run-day.ts';
import type { Source } from './sources/index.ts';
import { type TapeWriter, startTapeWriter } from './tape-writer/tape-writer.ts';

export type IngestOptions = {
  readonly log: Log;
  readonly stream: string;
  readonly registry: Registry;
  readonly tape: Tape;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly openSource: (day: TradingDate) => Promise<Source>;
  /** Names this process and no other. */
  readonly holder: string;
  /** The one day to run; null to follow the calendar. */
  readonly day: TradingDate | null;
  readonly folder: string;
  readonly snapshotMs: number;
  readonly leaseMs: number;
  readonly rereads: number;
  readonly rereadMs: number;
  /** Called after each step of the end of a day, for drills. */
  readonly pass?: PassStep;
};

const PAUSE_MS = 500;
const DAY_CHECK_MS = 1_000;
const STOP_PATIENCE_MS = 5_000;
/** The feed looks at the source this long before the auction, so that a clock that is slow misses nothing. */
const EARLY_MINUTES = 60;
/**
 * A contract waits at most this long for others to be written with; while one batch is written the next gathers. An
 * insert costs ClickHouse about 12 ms of CPU however few its rows are, so less waiting would slow it down in a burst.
 */
const TAPE_WAIT_MS = 50;

/**
 * The feed of an installation: one process leads and the others stand by. The lease is of the log, not of a source:
 * the terms of two sources on one log would silence each other. A stand-by may have another source as its own.
 *
 * The tape is written by the leader alone. Two writers would each know the half of the contracts that the log gave to
 * them, and one that does not know of a reversal could write brokers over it. What a leader leaves unacknowledged is
 * given to the next.
 */
class Feed {
  readonly metrics: Metrics = createMetrics(() => figuresOf(this.#parts()));
  readonly #options: IngestOptions;
  readonly #lags = createLagWatch(this.metrics.lagged);
  readonly #stopping = new AbortController();
  readonly #rest = createRest();
  readonly #copies: ReturnType<typeof watchCopies>;
  readonly #leader: Leader;
  readonly #loop: Promise<void>;
  #writer: TapeWriter | null = null;
  #state: MarketState | null = null;
  #minutes: MinuteWriter | null = null;
  #outbox: Outbox | null = null;
  #run: AbortController | null = null;
  #stage: Health['stage'] = 'waiting';
  #finishedDay: TradingDate | null = null;

  constructor(options: IngestOptions) {
    this.#options = options;
    this.#copies = watchCopies(options.log);
    this.#leader = this.#startLeader();
    this.#loop = this.#keepLeading();
  }

  health(): Health {
    return healthOf(this.#parts());
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#copies.stop();
    this.#rest.end();
    // An engine that is away may be waited for somewhere in there; nothing is lost by not waiting with it.
    await Promise.race([this.#loop, delay(STOP_PATIENCE_MS)]);
    await this.#leader.stop();
    await this.#writer?.stop();
    await this.#state?.stop();
    await this.#minutes?.flush().catch(this.#report('minutes', 'the last minutes were not written'));
    this.#minutes?.stop();
  }

  #parts(): Parts {
    const { clock, log } = this.#options;
    const day = this.#dayNow();
    return {
      clock,
      day,
      term: this.#leader.term(),
      stage: this.#stage,
      isDue: this.#isDue(day),
      isConnected: log.isConnected(),
      away: this.#away(),
      copies: this.#copies.known(),
      state: this.#state,
      outbox: this.#outbox,
      writer: this.#writer,
    };
  }

  #away(): string[] {
    const { log, tape, registry } = this.#options;
    const engines = { log: !log.isConnected(), tape: tape.isAway(), registry: isRegistryAway(registry) };
    return Object.entries(engines).flatMap(([name, isAway]) => (isAway ? [name] : []));
  }

  #dayNow(): TradingDate {
    return this.#options.day ?? kathmanduDate(this.#options.clock());
  }

  #isDue(day: TradingDate): boolean {
    if (this.#options.day !== null) return true;
    const opens = SESSION_CLOCK.on(day).preOpen.from - EARLY_MINUTES;
    return isTradingDay(day) && kathmanduMinutes(this.#options.clock()) >= opens;
  }

  #report(part: string, message: string): (error: unknown) => void {
    return (error) => {
      this.metrics.failed(part);
      this.#options.logger.warn({ err: error }, message);
    };
  }

  readonly #onUnreadable = ({ sequence }: LogMessage, error: unknown): void =>
    this.#report('log', `event ${sequence} of the log cannot be read`)(error);

  readonly #onGap = (gap: Gap): void => {
    this.metrics.gap(gap.cause);
    this.#options.logger.warn({ gap }, 'the log does not continue what was read');
    // What was published is not there any more: the day is begun again, with what the log then has.
    if (gap.cause !== 'lost') this.#run?.abort();
  };

  #startLeader(): Leader {
    const { registry, stream, holder, leaseMs: lifeMs, logger } = this.#options;
    return startLeader({
      lease: registryLease(registry, { source: `log ${stream}`, holder, lifeMs }),
      lifeMs,
      onGained: (term) => {
        logger.info({ term }, 'this process leads');
        this.#rest.end();
      },
      onLost: (term, cause) => {
        logger.warn({ term, cause }, 'this process stands by');
        this.#run?.abort();
        void this.#writer?.stop();
        this.#writer = null;
      },
      onTrouble: this.#report('lease', 'the lease cannot be asked for'),
    });
  }

  #startWriter(): TapeWriter {
    const { log, tape, registry } = this.#options;
    return startTapeWriter({
      log: this.#lags.onTape(log),
      tape,
      maxWaitMs: TAPE_WAIT_MS,
      isFinished: async (day) => (await findTradingSession(registry, day))?.status === 'exact',
      onUnreadable: this.#onUnreadable,
      onFailure: this.#report('tape', 'a batch waits for the tape'),
      onRefused: quarantineForTape(registry, this.metrics.quarantined),
    });
  }

  async #followDay(day: TradingDate): Promise<MarketState> {
    if (this.#state?.day === day) return this.#state;
    const { tape, log, stream, folder, snapshotMs } = this.#options;
    await this.#state?.stop();
    this.#minutes?.stop();
    const minutes = createMinuteWriter(tape, day, {
      isLeading: () => this.#leader.term() !== null,
      onFailure: this.#report('minutes', 'minutes wait for the tape'),
    });
    this.#minutes = minutes;
    this.#state = await startMarketState({
      log,
      day,
      stream,
      folder,
      snapshotMs,
      onMinuteEnd: minutes.add,
      onFolded: this.#lags.folded,
      onGap: this.#onGap,
      onUnreadable: this.#onUnreadable,
      onTrouble: this.#report('fold', 'the fold is in trouble'),
    });
    return this.#state;
  }

  async #lead(day: TradingDate, term: number, state: MarketState): Promise<void> {
    this.#writer ??= this.#startWriter();
    const run = new AbortController();
    this.#run = run;
    const overnight = setInterval(() => this.#dayNow() !== day && run.abort(), DAY_CHECK_MS);
    try {
      const result = await runDay(
        { pass: passAll, ...this.#options, metrics: this.metrics, lags: this.#lags },
        {
          day,
          tenure: { term, isConfirmed: () => this.#leader.isConfirmed(term) },
          isLeading: () => this.#leader.term() === term,
          state,
          writer: this.#writer,
          signal: AbortSignal.any([run.signal, this.#stopping.signal]),
          onStage: (stage) => void (this.#stage = stage),
          onOutbox: (outbox) => void (this.#outbox = outbox),
        },
      );
      if (result === 'finished') this.#finishedDay = day;
    } finally {
      clearInterval(overnight);
      this.#run = null;
      this.#stage = this.#finishedDay === day ? 'finished' : 'waiting';
    }
  }

  async #step(): Promise<void> {
    const day = this.#dayNow();
    const state = await this.#followDay(day);
    const term = this.#leader.term();
    if (term === null || this.#finishedDay === day || !this.#isDue(day)) return;
    if (this.#options.log.isConnected()) await this.#lead(day, term, state);
  }

  async #keepLeading(): Promise<void> {
    const isStopping = (): boolean => this.#stopping.signal.aborted;
    while (!isStopping()) {
      await this.#step().catch((error: unknown) => {
        if (isStopping() || error instanceof OutboxEndedError || error instanceof LeaseLostError) return;
        this.#report('day', 'the day is begun again')(error);
      });
      if (!isStopping()) await this.#rest.take(PAUSE_MS);
    }
  }
}

export type Ingest = Pick<Feed, 'metrics' | 'health' | 'stop'>;

export const startIngest = (options: IngestOptions): Ingest => new Feed(options);

import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@chuli/bus';
import {
  type Clock,
  type Paisa,
  type StockSymbol,
  type TradingDate,
  addDays,
  kathmanduDate,
} from '@chuli/kernel';
import { dataMark, lastTwoBars } from '@chuli/tape/market';
import type { Logger } from 'pino';
import { newestDay } from '../log/newest-day.ts';
import type { Engines } from '../market/load-market.ts';
import type { AlertWatch } from '../watch/pass-watch.ts';
import { type AlertBook, loadBook } from './book.ts';
import { watchChanges } from './changes.ts';
import { judgeClosedSessions } from './closed/closed-pass.ts';
import { type FollowedAlerts, followAlerts } from './follow-alerts.ts';
import type { Recorder } from './recorder.ts';
import type { ScanJudge } from './scan-judge.ts';
import { watchSilence } from './silence.ts';

export type WorkNeeds = Engines & {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly recorder: Recorder;
  readonly scans: ScanJudge | null;
  readonly passedTo: () => Promise<TradingDate | null>;
  /** Null while it cannot be reached, or where none is followed. */
  readonly log: () => Log | null;
  readonly isHeld: () => Promise<boolean>;
  /** How often it looks for alerts that were changed; every fifth time for bars that were. */
  readonly lookMs: number;
  readonly watch: AlertWatch;
  readonly stopping: AbortSignal;
};

const LOOKS_A_PASS = 5;
/** Longer than reading some days of the log takes. */
const LOG_WITHIN_MS = 60_000;
/** The last close of a stock lies within so many days, also of one that hardly trades. */
const SPAN_DAYS = 60;

const readCloses = async ({ tape }: Engines, day: TradingDate): Promise<ReadonlyMap<StockSymbol, Paisa>> => {
  const before = addDays(day, -1);
  const closes = new Map<StockSymbol, Paisa>();
  for (const { symbol, close } of await lastTwoBars(tape, { from: addDays(before, -SPAN_DAYS), to: before }))
    if (!closes.has(symbol)) closes.set(symbol, close);
  return closes;
};

/** What the copy that holds the lease does: reads everything, judges what is over, follows what runs. */
export class AlertWork {
  readonly #needs: WorkNeeds;
  /** Of the bars by which alerts were last judged at closes. */
  #passed = '';
  /** The last day whose log was judged to its end. */
  #followedTo: TradingDate | null = null;

  constructor(needs: WorkNeeds) {
    this.#needs = needs;
  }

  /** Until everything has to be read anew: bars are others, the log is another, or somebody else judges. */
  async judge(): Promise<void> {
    const { registry, clock } = this.#needs;
    // Told before anything that may fail: what is closed and not judged is an alarm.
    await this.#markNow();
    const { log, newest } = await this.#newestDay();
    const book = await loadBook(registry, kathmanduDate(clock()));
    await this.#passClosed(book, newest);
    if (log === null) return this.#watch(null, book);
    const following = this.#follow(log, newest, book);
    try {
      await Promise.race([this.#watch(following, book), following.ended]);
    } finally {
      await following.stop();
    }
  }

  /** A log that does not answer holds up nothing but itself: sessions that are over are judged without it. */
  async #newestDay(): Promise<{ log: Log | null; newest: TradingDate | null }> {
    const log = this.#needs.log();
    if (log === null) return { log, newest: null };
    const waiting = new AbortController();
    const { stopping } = this.#needs;
    const signal = AbortSignal.any([waiting.signal, stopping]);
    const tooLong = sleep(LOG_WITHIN_MS, 'too long' as const, { signal });
    const newest = await Promise.race([newestDay(log), tooLong]).finally(() => {
      waiting.abort();
      tooLong.catch(() => undefined);
    });
    return newest === 'too long' ? { log: null, newest: null } : { log, newest };
  }

  async #markNow(): Promise<string> {
    const { passedTo, tape, watch } = this.#needs;
    const last = await passedTo();
    watch.barsClosed(last);
    return `${last} ${await dataMark(tape)}`;
  }

  /** A session whose log is still to be judged comes after it: what was seen while it formed is worth more than its bar. */
  async #passClosed(book: AlertBook, newest: TradingDate | null): Promise<void> {
    const { tape, registry, recorder, scans, clock, logger, stopping, watch } = this.#needs;
    const mark = await this.#markNow();
    const last = await this.#needs.passedTo();
    if (last === null || mark === this.#passed) return;
    const isUnheard = newest !== null && newest <= last && (this.#followedTo ?? '') < newest;
    const started = performance.now();
    const pass = { tape, registry, book, recorder, scans, clock, stopping };
    const to = isUnheard ? addDays(newest, -1) : last;
    const { sessions, isCorrected } = await judgeClosedSessions(pass, to);
    const ms = Math.round(performance.now() - started);
    logger.info({ to, sessions, isCorrected, alerts: book.size, ms }, 'alerts were judged at the close');
    watch.done(ms);
    watch.judged(to, book.size);
    if (!isUnheard) this.#passed = mark;
  }

  #follow(log: Log, from: TradingDate | null, book: AlertBook): FollowedAlerts {
    const { logger, recorder } = this.#needs;
    return followAlerts({
      log,
      from,
      book,
      recorder,
      lastCloses: (day) => readCloses(this.#needs, day),
      onUnreadable: ({ sequence }, error) =>
        logger.warn({ err: error, sequence }, 'an event of the log cannot be read'),
    });
  }

  async #watch(following: FollowedAlerts | null, book: AlertBook): Promise<void> {
    const { stopping, clock, isHeld, log, lookMs, watch } = this.#needs;
    const hearOfChanges = watchChanges({ ...this.#needs, book });
    const listen = watchSilence(this.#needs);
    for (let look = 1; !stopping.aborted; look += 1) {
      await sleep(lookMs, undefined, { signal: stopping });
      if (!(await isHeld()) || (following === null && log() !== null)) return;
      watch.done(null);
      if (following !== null) {
        await hearOfChanges(following, following.day()?.day ?? kathmanduDate(clock()));
        await listen(following);
      }
      if (look % LOOKS_A_PASS === 0 && (await this.#isPassDue(following))) return;
    }
  }

  async #isPassDue(following: FollowedAlerts | null): Promise<boolean> {
    if ((await this.#markNow()) === this.#passed) return false;
    if (following === null) return true;
    if (!following.isCaughtUp()) return false;
    await following.settled();
    this.#followedTo = following.day()?.day ?? this.#followedTo;
    return true;
  }
}

import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { createBreaker } from './breaker.ts';
import { shared } from './shared.ts';

/** Runs something after a while, unless it is called off. */
export type After = (ms: number, run: () => void) => () => void;

/** What an error tells of the engine: not reached; there, and the question was at fault; nothing. */
export type Verdict = 'away' | 'there' | 'unclear';

export type GuardOptions = {
  /** By which name errors and `/readyz` speak of it. */
  readonly engine: string;
  readonly clock: Clock;
  readonly after: After;
  /** Finds out, within a time limit of its own, whether the engine is there. */
  readonly ping: () => Promise<void>;
  readonly judge: (error: unknown) => Verdict;
  /** A question without an answer for this long makes us look whether the engine is still there. */
  readonly quietMs: number;
};

/** Tells a question how to give itself up when the engine is lost under it. */
export type OnLost = (giveUp: () => void) => void;

export type EngineGuard = {
  ask: <T>(question: (onLost: OnLost) => Promise<T>) => Promise<T>;
  isAway: () => boolean;
};

const FAILURES = 3;
const REST_MS = 1_000;
/** One lost ping may be a hiccup; a second one in a row is not. */
const LOST_PINGS = 2;

/**
 * Stands before every question to an engine. An engine that is away is not asked. One that falls silent is told from one
 * that computes by a ping beside the question: a slow question may take its time, a black hole is left soon.
 */
export const createGuard = (options: GuardOptions): EngineGuard => {
  const { engine, clock, after, ping, judge, quietMs } = options;
  const breaker = createBreaker({ clock, failures: FAILURES, restMs: REST_MS });
  const waiting = new Set<(cause: unknown) => void>();

  const unavailable = (cause: unknown, restMs = REST_MS): AppError =>
    new AppError('engine.unavailable', { engine, retry_after: Math.ceil(restMs / 1_000) }, { cause });

  const admit = async (): Promise<void> => {
    const admission = breaker.admit();
    if (admission === 'go') return;
    if (admission !== 'probe') throw unavailable(undefined, admission.restMs);
    try {
      await ping();
      breaker.answered();
    } catch (error) {
      breaker.open();
      throw unavailable(error);
    }
  };

  /** One look serves all who wait. */
  const look = shared(async (): Promise<void> => {
    for (let lost = 1; ; lost += 1) {
      try {
        return await ping();
      } catch (error) {
        if (lost < LOST_PINGS) continue;
        breaker.open();
        for (const lose of waiting) lose(error);
        return;
      }
    }
  });

  /** Returns how to stop watching. */
  const watch = (): (() => void) => {
    let isOver = false;
    let cancel = (): void => undefined;
    const arm = (): void => {
      if (isOver) return;
      cancel = after(quietMs, () => void look().then(arm));
    };
    arm();
    return () => {
      isOver = true;
      cancel();
    };
  };

  const settle = async <T>(question: (onLost: OnLost) => Promise<T>): Promise<T> => {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    let giveUp = (): void => undefined;
    let isLost = false;
    const lose = (cause: unknown): void => {
      isLost = true;
      giveUp();
      reject(unavailable(cause));
    };
    waiting.add(lose);
    const stop = watch();
    try {
      const answer = await Promise.race([question((how) => void (giveUp = how)), lost]);
      breaker.answered();
      return answer;
    } catch (error) {
      const verdict = isLost ? 'unclear' : judge(error);
      if (verdict === 'away') breaker.failed();
      if (verdict === 'there') breaker.answered();
      throw error;
    } finally {
      stop();
      waiting.delete(lose);
    }
  };

  return {
    ask: async (question) => {
      await admit();
      return settle(question);
    },
    isAway: breaker.isOpen,
  };
};

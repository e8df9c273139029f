import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { createBreaker } from './breaker.ts';
import { EngineLostError, type Question, type WatchOptions, createSilenceWatch } from './silence-watch.ts';

/** What an error tells of the engine: not reached; there, and the question was at fault; nothing. */
export type Verdict = 'away' | 'there' | 'unclear';

export type GuardOptions = WatchOptions & {
  /** By which name errors and `/readyz` speak of it. */
  readonly engine: string;
  readonly clock: Clock;
  readonly judge: (error: unknown) => Verdict;
};

export type EngineGuard = {
  ask: <T>(question: Question<T>) => Promise<T>;
  isAway: () => boolean;
};

const FAILURES = 3;
const REST_MS = 1_000;

/** Stands before every question to an engine: one that is away is not asked, one that falls silent is left soon. */
export const createGuard = ({ engine, clock, judge, ...watching }: GuardOptions): EngineGuard => {
  const breaker = createBreaker({ clock, failures: FAILURES, restMs: REST_MS });
  const watched = createSilenceWatch(watching);

  const unavailable = (cause: unknown, restMs = REST_MS): AppError =>
    new AppError('engine.unavailable', { engine, retry_after: Math.ceil(restMs / 1_000) }, { cause });

  const admit = async (): Promise<void> => {
    const admission = breaker.admit();
    if (admission === 'go') return;
    if (admission !== 'probe') throw unavailable(undefined, admission.restMs);
    try {
      await watching.ping();
      breaker.answered();
    } catch (error) {
      breaker.open();
      throw unavailable(error);
    }
  };

  const learnFrom = (error: unknown): unknown => {
    if (error instanceof EngineLostError) {
      breaker.open();
      return unavailable(error.cause);
    }
    const verdict = judge(error);
    if (verdict === 'away') breaker.failed();
    if (verdict === 'there') breaker.answered();
    return error;
  };

  return {
    ask: async (question) => {
      await admit();
      try {
        const answer = await watched(question);
        breaker.answered();
        return answer;
      } catch (error) {
        throw learnFrom(error);
      }
    },
    isAway: breaker.isOpen,
  };
};

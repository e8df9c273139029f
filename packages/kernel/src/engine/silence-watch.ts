import { shared } from './shared.ts';

/** Runs something after a while, unless it is called off. */
export type After = (ms: number, run: () => void) => () => void;

/** Tells a question how to give itself up when the engine is lost under it. */
export type OnLost = (giveUp: () => void) => void;

export type Question<T> = (onLost: OnLost) => Promise<T>;

export type WatchOptions = {
  readonly after: After;
  /** Finds out, within a time limit of its own, whether the engine is there. */
  readonly ping: () => Promise<void>;
  /** A question without an answer for this long makes us look whether the engine is still there. */
  readonly quietMs: number;
};

/** The engine fell silent under a question. */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
}

/** One lost ping may be a hiccup; a second one in a row is not. */
const LOST_PINGS = 2;

/**
 * Tells an engine that computes from one that is gone: by a ping beside the question. While pings are answered a question
 * may take its time; when they are not, all who wait are let go.
 */
export const createSilenceWatch = ({ after, ping, quietMs }: WatchOptions) => {
  const waiting = new Set<(cause: unknown) => void>();

  /** One look serves all who wait. */
  const look = shared(async (): Promise<void> => {
    for (let lost = 1; ; lost += 1) {
      try {
        return await ping();
      } catch (error) {
        if (lost < LOST_PINGS) continue;
        for (const lose of waiting) lose(error);
        return;
      }
    }
  });

  /** Looks again and again until it is stopped. */
  const keepLooking = (): (() => void) => {
    let isOver = false;
    let cancel = (): void => undefined;
    const arm = (): void => {
      if (!isOver) cancel = after(quietMs, () => void look().then(arm));
    };
    arm();
    return () => {
      isOver = true;
      cancel();
    };
  };

  return async <T>(question: Question<T>): Promise<T> => {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    let giveUp = (): void => undefined;
    const lose = (cause: unknown): void => {
      giveUp();
      reject(new EngineLostError('the engine fell silent', { cause }));
    };
    waiting.add(lose);
    const stop = keepLooking();
    try {
      return await Promise.race([question((how) => void (giveUp = how)), lost]);
    } finally {
      stop();
      waiting.delete(lose);
    }
  };
};

export type PacerOptions = {
  /** Between the end of one request and the start of the next. */
  readonly gapMs: number;
  readonly firstBackOffMs: number;
  readonly longestBackOffMs: number;
  /** So many failures in a row, and only the status of the market is asked for until it answers. */
  readonly breakerAfter: number;
};

export type Pacer = {
  waitBefore: (now: number) => number;
  succeeded: (now: number) => void;
  failed: (now: number) => void;
  isOpen: () => boolean;
};

/** Users of the exchange's site settled on about two requests a second, and 2 s doubling to 120 s when it refuses. */
export const createPacer = (options: PacerOptions): Pacer => {
  let failures = 0;
  let since = 0;
  let delay = 0;
  return {
    // A clock that is set back must not make the source wait for it to catch up.
    waitBefore: (now) => Math.min(delay, Math.max(0, since + delay - now)),
    succeeded: (now) => {
      failures = 0;
      since = now;
      delay = options.gapMs;
    },
    failed: (now) => {
      since = now;
      delay = Math.min(options.longestBackOffMs, options.firstBackOffMs * 2 ** failures);
      failures += 1;
    },
    isOpen: () => failures >= options.breakerAfter,
  };
};

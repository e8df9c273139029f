import type { Clock } from '../clock.ts';

export type BreakerOptions = {
  readonly clock: Clock;
  /** So many questions in a row that did not reach the engine open it. */
  readonly failures: number;
  /** An open breaker refuses for this long, then lets one probe through. */
  readonly restMs: number;
};

/** `go`: ask. `probe`: first find out whether the engine is back. Else nothing is asked before the rest is over. */
export type Admission = 'go' | 'probe' | { readonly restMs: number };

export type Breaker = {
  admit: () => Admission;
  /** The engine said something, if only that a question is wrong. */
  answered: () => void;
  /** The engine was not reached. */
  failed: () => void;
  /** The engine is known to be away, whatever was counted. */
  open: () => void;
  isOpen: () => boolean;
};

/** Spares an engine that is away the questions, and whoever asks the waiting. */
export const createBreaker = ({ clock, failures, restMs }: BreakerOptions): Breaker => {
  let failed = 0;
  let restsUntil: number | null = null;

  const open = (): void => void (restsUntil = clock() + restMs);
  return {
    admit: () => {
      if (restsUntil === null) return 'go';
      const left = restsUntil - clock();
      // A clock that was set back must not lengthen the rest.
      if (left > 0 && left <= restMs) return { restMs: left };
      open();
      return 'probe';
    },
    answered: () => {
      failed = 0;
      restsUntil = null;
    },
    failed: () => {
      failed += 1;
      if (failed >= failures || restsUntil !== null) open();
    },
    open,
    isOpen: () => restsUntil !== null,
  };
};

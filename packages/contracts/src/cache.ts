import type { Cache } from './contract.ts';

/** Lifetimes and sizes; the specification names those of 60 and 5 seconds. */
export const CACHES = {
  /** Lists that the browser holds until it is told to clear them. */
  held: { seconds: 60, entries: 20 },
  /** Figures of finished sessions: they change only when a day is imported or corrected. */
  session: { seconds: 30, entries: 2_000 },
  minute: { seconds: 60, entries: 500 },
  minuteFew: { seconds: 60, entries: 100 },
  fiveSeconds: { seconds: 5, entries: 500 },
  /** Polled by every browser every ten seconds: one answer a second is built, everyone gets its bytes. */
  second: { seconds: 1, entries: 10 },
} as const satisfies Record<string, Cache>;

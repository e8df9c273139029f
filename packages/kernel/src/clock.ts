import type { Instant } from './instant.ts';

/** What time it is. Passed to everything that needs it, so that a test or a replay can say. */
export type Clock = () => Instant;

import { STATUS_PARTS } from '@chuli/telemetry';

/** What is looked at, in the order in which it is shown. */
export const PARTS = STATUS_PARTS;
export type Part = (typeof PARTS)[number];

/** Those of every hour; the others count while the market trades. */
export const ALL_DAY: ReadonlySet<Part> = new Set<Part>(['pages', 'calls']);

/** Why a reader does not get what was asked for. */
export const REASONS = [
  /** The name leads nowhere. */
  'unnamed',
  /** No connection. */
  'refused',
  /** No answer, or not all of it, in time. */
  'silent',
  /** A certificate that no browser believes. */
  'unsafe',
  /** The connection ended in the middle. */
  'cut',
  /** An error in the place of an answer. */
  'error',
  /** Far more than an answer is. */
  'large',
  /** Not what it should be. */
  'unlike',
  /** Kept from before. */
  'old',
  /** Changes were missing between what was told. */
  'torn',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * What a minute says of a part. `idle` does not count. `unheard` and `untraded` are of a session of which nobody knows
 * yet whether it is held: nothing of today was shown; or the source is heard, and has told no trade.
 */
export type Verdict =
  | { readonly state: 'good' | 'unknown' | 'idle' | 'unheard' | 'untraded' }
  | { readonly state: 'bad'; readonly reason: Reason };

export const GOOD: Verdict = { state: 'good' };
export const UNKNOWN: Verdict = { state: 'unknown' };
export const IDLE: Verdict = { state: 'idle' };
export const UNHEARD: Verdict = { state: 'unheard' };
export const UNTRADED: Verdict = { state: 'untraded' };

export type Verdicts = Readonly<Record<Part, Verdict>>;

export const verdictsOf = (of: (part: Part) => Verdict): Verdicts => ({
  pages: of('pages'),
  calls: of('calls'),
  live: of('live'),
  prices: of('prices'),
});

/** One look, under the minute in which it began. */
export type Minute = {
  /** Minutes since 1970 UTC. */
  readonly at: number;
  /** The last session of which the product says that it knows anything; null where it said nothing. */
  readonly day: string | null;
  readonly verdicts: Verdicts;
};

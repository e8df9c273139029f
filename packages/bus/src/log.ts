import type { Instant, TradingDate } from '@chuli/kernel';

/**
 * A place on the log. Sequences begin again at 1 when the log itself begins anew (its data was wiped), so a sequence
 * says something only together with its epoch: the moment, in milliseconds, at which this log began.
 */
export type Position = { readonly epoch: number; readonly sequence: number };

export type LogMessage = Position & {
  readonly day: TradingDate;
  readonly kind: string;
  /** The identity under which it was published; the log keeps one of each within the duplicate window. */
  readonly messageId: string | null;
  readonly bytes: Uint8Array;
  readonly loggedAt: Instant;
  /** Of what it was published for, as W3C `traceparent`; null where nothing was told. */
  readonly trace: string | null;
};

export type LogEntry = {
  readonly day: TradingDate;
  readonly kind: string;
  readonly messageId: string;
  readonly bytes: Uint8Array;
  /** Travels beside the bytes, which are the same with and without it. */
  readonly trace?: string | undefined;
};

/** What a follower cannot be given: sequences that left the log unread, or a log that is not the one it knew. */
export type Gap =
  | { readonly cause: 'lost'; readonly epoch: number; readonly from: number; readonly to: number }
  | { readonly cause: 'began-anew'; readonly known: Position; readonly last: Position }
  /** The log ends before what was already read: it lost its tail. */
  | { readonly cause: 'rewound'; readonly known: Position; readonly last: Position };

export type FollowOptions = {
  /** Only messages of this day; null for all. */
  day: TradingDate | null;
  /** Go on behind this place; without it from the first message of the day. */
  after?: Position | undefined;
  /** One at a time, in order; the next waits for it. An error ends the following. */
  onMessage: (message: LogMessage) => void | Promise<void>;
  onGap: (gap: Gap) => void;
  /** Once, when everything that was on the log at the beginning has been handled. */
  onCaughtUp?: (() => void) | undefined;
};

export type ConsumeOptions = {
  /** The name under which the log remembers what was acknowledged. */
  durable: string;
  maxMessages: number;
  /** A batch is handed over after this long though it is not full. */
  maxWaitMs: number;
  /** Unacknowledged messages are delivered again after this long. */
  redeliverAfterMs?: number | undefined;
  /** The batch is acknowledged when this resolves; when it rejects, the same batch is tried again. */
  onBatch: (batch: readonly LogMessage[]) => Promise<void>;
  /** Whether a batch was refused because of what is in it, so that it is halved instead; never where it is left out. */
  isForGood?: ((error: unknown) => boolean) | undefined;
  /** The one message for which a batch is refused; acknowledged when this resolves, else told again. */
  onRefused?: ((message: LogMessage, error: unknown) => Promise<void>) | undefined;
  onFailure: (error: unknown, attempt: number) => void;
};

export type Reading = {
  /** Resolves after the message or batch in hand. */
  stop: () => Promise<void>;
  /** Resolves when it was stopped, rejects with the error of a handler. */
  ended: Promise<void>;
};

/** How many servers have all of the log, and how many are meant to. */
export type LogCopies = { readonly whole: number; readonly wanted: number };

/** The live log. It is transport: whatever it holds can be had again from the source or from the tape. */
export type Log = {
  /** Waits while too many are in flight; the sequence, or that the log has this message already. */
  publish: (entry: LogEntry) => Promise<number | 'duplicate'>;
  follow: (options: FollowOptions) => Reading;
  consume: (options: ConsumeOptions) => Reading;
  lastPosition: () => Promise<Position>;
  copies: () => Promise<LogCopies>;
  purgeDay: (day: TradingDate) => Promise<number>;
  isConnected: () => boolean;
  close: () => Promise<void>;
};

/** Messages a log may take in one millisecond before versions of two epochs could meet. */
const SEQUENCES_PER_MS = 2_048;

/**
 * One number that grows along the log and across a log that began anew, for whoever keeps the latest of two states.
 * It stays below 2^53 until the year 2109.
 */
export const versionOf = ({ epoch, sequence }: Position): number => epoch * SEQUENCES_PER_MS + sequence;

import type { ClickHouseSettings } from '@clickhouse/client';

type Use = {
  /** Longest a question may run on the engine. */
  readonly maxSeconds: number;
  /** What the answer may take beside that: its way, and reading it. */
  readonly graceSeconds: number;
  /** After this without an answer we look whether the engine is still there. */
  readonly quietMs: number;
  readonly pingMs: number;
  readonly settings: ClickHouseSettings;
};

const MEGABYTE = 1024 ** 2;

const READING = {
  readonly: '2',
  // Takes effect under readonly alone; a server else computes on for a reader who left.
  cancel_http_readonly_queries_on_client_close: 1,
  max_memory_usage: String(2_048 * MEGABYTE),
  max_rows_to_read: '1000000000',
  max_result_bytes: String(128 * MEGABYTE),
  result_overflow_mode: 'throw',
} as const;

const SOMEBODY_WAITS = { maxSeconds: 8, graceSeconds: 2, quietMs: 500, pingMs: 700 } as const;

/**
 * For what the tape is asked decides what one question may cost. A profile with `readonly = 1` refuses all of these; the
 * user of the API needs `readonly = 2`, under which a question may set limits and write nothing.
 */
export const TAPE_USES = {
  /** Somebody waits for the answer. */
  interactive: { ...SOMEBODY_WAITS, settings: { ...READING, max_threads: 4, priority: '1' } },
  /** The same, for much: it gives way to whoever asks for little. */
  heavy: { ...SOMEBODY_WAITS, settings: { ...READING, max_threads: 1, priority: '2' } },
  /** A process or a command that works beside people, and may write. */
  work: { maxSeconds: 30, graceSeconds: 5, quietMs: 5_000, pingMs: 5_000, settings: { priority: '3' } },
} as const satisfies Record<string, Use>;

export type TapeUse = keyof typeof TAPE_USES;

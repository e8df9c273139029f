/** For what a connection to PostgreSQL is used decides how long anything may take on it. */
export const REGISTRY_USES = {
  /** Somebody waits for the answer. */
  interactive: { statementMs: 2_000, lockMs: 1_000 },
  /** A process that works beside people. */
  work: { statementMs: 30_000, lockMs: 5_000 },
  /** Somebody typed a command and sees it work: an import takes its time. */
  command: { statementMs: 600_000, lockMs: 60_000 },
} as const satisfies Record<string, { statementMs: number; lockMs: number }>;

export type RegistryUse = keyof typeof REGISTRY_USES;

export const CONNECT_MS = 2_000;
export const PING_MS = 700;
/** After this without an answer we look whether the server is still there. */
export const QUIET_MS = 500;
export const IDLE_IN_TRANSACTION_MS = 10_000;
export const KEEP_ALIVE_MS = 10_000;
/** The server ends a statement by itself; whoever has not heard of it by then has lost the server. */
export const ANSWER_GRACE_MS = 1_000;

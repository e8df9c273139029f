type Use = {
  readonly statementMs: number;
  readonly lockMs: number;
  /** For a connection: a new one, or one that somebody else has at the moment. */
  readonly waitMs: number;
  readonly idleInTransactionMs: number;
  /** After this without an answer we look whether the server is still there. */
  readonly quietMs: number;
  readonly pingMs: number;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** For what a connection to PostgreSQL is used decides how long anything may take on it. */
export const REGISTRY_USES = {
  /** Somebody waits for the answer. */
  interactive: {
    statementMs: 2 * SECOND,
    lockMs: SECOND,
    waitMs: 2 * SECOND,
    idleInTransactionMs: 10 * SECOND,
    quietMs: 500,
    pingMs: 700,
  },
  /** A process that works beside people. */
  work: {
    statementMs: 30 * SECOND,
    lockMs: 5 * SECOND,
    waitMs: 30 * SECOND,
    idleInTransactionMs: 30 * SECOND,
    quietMs: SECOND,
    pingMs: 2 * SECOND,
  },
  /** Somebody typed a command and sees it work: an import takes its time. */
  command: {
    statementMs: 10 * MINUTE,
    lockMs: MINUTE,
    waitMs: 10 * MINUTE,
    idleInTransactionMs: 10 * MINUTE,
    quietMs: 10 * SECOND,
    pingMs: 10 * SECOND,
  },
} as const satisfies Record<string, Use>;

export type RegistryUse = keyof typeof REGISTRY_USES;

export const KEEP_ALIVE_MS = 10 * SECOND;
/** The server ends a statement by itself; whoever has not heard of it by then has lost the server. */
export const ANSWER_GRACE_MS = SECOND;

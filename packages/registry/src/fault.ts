import { AppError, type ErrorCode, type Verdict } from '@chuli/kernel';

type Fault = { readonly code: ErrorCode; readonly verdict: Verdict };

const AWAY: Fault = { code: 'engine.unavailable', verdict: 'away' };
/** A connection of ours is gone or was not to be had; that says nothing of the others. */
const UNREACHED: Fault = { code: 'engine.unavailable', verdict: 'unclear' };
const TOO_SLOW: Fault = { code: 'query.timed-out', verdict: 'there' };

/** Codes of the network and of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_CODE: Readonly<Record<string, Fault>> = {
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ECONNABORTED: AWAY,
  ETIMEDOUT: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  EPIPE: AWAY,
  /** The server shuts down, crashed, or is starting. */
  '57P01': AWAY,
  '57P02': AWAY,
  '57P03': AWAY,
  /** All its connections are taken. */
  '53300': AWAY,
  /** A transaction of ours stood idle for too long. */
  '25P03': UNREACHED,
  '57014': TOO_SLOW,
  '55P03': TOO_SLOW,
};

const CONNECTION_EXCEPTION = /^08/;

/** What the driver says by words alone. */
const BY_MESSAGE: readonly (readonly [RegExp, Fault])[] = [
  [/^Connection terminated/, AWAY],
  [/^timeout expired/, AWAY],
  [/^timeout exceeded when trying to connect/, UNREACHED],
  [/^Query read timeout/, UNREACHED],
  [/not queryable$/, UNREACHED],
];

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const faultOf = (error: unknown): Fault | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (CONNECTION_EXCEPTION.test(code)) return AWAY;
  return BY_CODE[code] ?? BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1];
};

export const verdictOf = (error: unknown): Verdict => faultOf(error)?.verdict ?? 'there';

/** Whether the connection on which it happened may hold a statement, a lock or an answer of before. */
export const spoilsConnection = (error: unknown): boolean =>
  error instanceof AppError || faultOf(error)?.code === 'engine.unavailable';

/** A failure of the engine by its code of the table; what is about the question stays as it is. */
export const registryFault = (error: unknown): unknown => {
  const fault = faultOf(error);
  return fault === undefined ? error : new AppError(fault.code, { engine: 'registry' }, { cause: error });
};

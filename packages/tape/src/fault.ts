import { AppError, type ErrorCode, type Verdict } from '@chuli/kernel';
import { ClickHouseError } from '@clickhouse/client';

/** Names of https://github.com/ClickHouse/ClickHouse/blob/master/src/Common/ErrorCodes.cpp */
const BY_TYPE: Readonly<Record<string, ErrorCode>> = {
  TIMEOUT_EXCEEDED: 'query.timed-out',
  TOO_SLOW: 'query.timed-out',
  MEMORY_LIMIT_EXCEEDED: 'query.too-large',
  TOO_MANY_ROWS: 'query.too-large',
  TOO_MANY_BYTES: 'query.too-large',
  TOO_MANY_ROWS_OR_BYTES: 'query.too-large',
  SET_SIZE_LIMIT_EXCEEDED: 'query.too-large',
  TOO_MANY_SIMULTANEOUS_QUERIES: 'engine.busy',
  SERVER_OVERLOADED: 'engine.busy',
};

/** The memory of the whole server is used up, not what one question may have. */
const WHOLE_SERVER = /\(total\) memory limit|memory limit \(total\)/i;

const BUSY_SECONDS = 2;

const codeOf = ({ type = '', message }: ClickHouseError): ErrorCode | undefined =>
  type === 'MEMORY_LIMIT_EXCEEDED' && WHOLE_SERVER.test(message) ? 'engine.busy' : BY_TYPE[type];

const says = (error: unknown, words: string): boolean =>
  error instanceof Error && error.message.startsWith(words);

/** The driver gave up waiting: the engine may still compute. */
const isTimeout = (error: unknown): boolean => says(error, 'Timeout error');

/** Whoever asked wants no answer any more. */
const isCalledOff = (error: unknown): boolean => says(error, 'The user aborted a request');

export const verdictOf = (error: unknown): Verdict => {
  if (error instanceof ClickHouseError) return 'there';
  return isTimeout(error) || isCalledOff(error) ? 'unclear' : 'away';
};

/** A failure of the engine by its code of the table; what is about the text of a question stays as it is. */
export const tapeFault = (error: unknown): unknown => {
  if (error instanceof AppError || isCalledOff(error)) return error;
  const options = { cause: error };
  if (error instanceof ClickHouseError) {
    const code = codeOf(error);
    const details = code === 'engine.busy' ? { retry_after: BUSY_SECONDS } : {};
    return code === undefined ? error : new AppError(code, details, options);
  }
  if (isTimeout(error)) return new AppError('query.timed-out', {}, options);
  return new AppError('engine.unavailable', { engine: 'tape' }, options);
};

import { ClickHouseError } from '@clickhouse/client';

/**
 * What the engine says of rows that it will never take. Everything else is tried again: an engine that is away, slow,
 * short of memory or behind with merging gets better, and a missing table or column is a migration that is still to come.
 */
const REFUSALS = new Set([
  'ARGUMENT_OUT_OF_BOUND',
  'CANNOT_CONVERT_TYPE',
  'CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN',
  'CANNOT_PARSE_DATE',
  'CANNOT_PARSE_DATETIME',
  'CANNOT_PARSE_ESCAPE_SEQUENCE',
  'CANNOT_PARSE_INPUT_ASSERTION_FAILED',
  'CANNOT_PARSE_NUMBER',
  'CANNOT_PARSE_QUOTED_STRING',
  'CANNOT_PARSE_TEXT',
  'DECIMAL_OVERFLOW',
  'INCORRECT_DATA',
  'TOO_LARGE_STRING_SIZE',
  'TYPE_MISMATCH',
  'UNKNOWN_ELEMENT_OF_ENUM',
  'VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE',
  'VIOLATED_CONSTRAINT',
]);

/** A figure that does not fit its column fails before it is sent. */
const isOutOfRange = (error: unknown): boolean =>
  error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';

/** Whether an insert failed because of its rows. */
export const isRefusedForGood = (error: unknown): boolean =>
  isOutOfRange(error) || (error instanceof ClickHouseError && REFUSALS.has(error.type ?? ''));

/** A word or two for who counts refusals. */
export const refusalOf = (error: unknown): string =>
  error instanceof ClickHouseError
    ? (error.type ?? 'UNKNOWN').toLowerCase().replaceAll('_', '-')
    : 'does-not-fit';

import { AppError } from '@chuli/kernel';
import { type ClickHouseClient, ClickHouseError, ClickHouseLogLevel, createClient } from '@clickhouse/client';

/** The connection to ClickHouse that every query of this package takes as its first argument. */
export type Tape = Pick<ClickHouseClient, 'query' | 'command' | 'insert' | 'exec' | 'ping' | 'close'>;

export type TapeOptions = {
  url: string;
  database: string;
  /** Longest a question may run on the engine, in seconds. */
  maxSeconds?: number;
};

/** Whole paisa and share counts stay below 2^53, so numbers may cross as JSON numbers; contract ids are selected as text. */
export const openTape = ({ url, database, maxSeconds = 30 }: TapeOptions): Tape =>
  createClient({
    url,
    database,
    request_timeout: (maxSeconds + 5) * 1000,
    compression: { request: false, response: false },
    // Failures reach the caller as errors; the driver's own lines would stand unstructured beside the log.
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      max_execution_time: maxSeconds,
      output_format_json_quote_64bit_integers: 0,
      output_format_json_quote_decimals: 1,
      join_use_nulls: 1,
    },
  });

const TIMED_OUT = new Set(['TIMEOUT_EXCEEDED', 'TOO_SLOW', 'MEMORY_LIMIT_EXCEEDED']);

/** Runs a question and returns its rows; parameters are bound by the engine, never put into the text. */
export const ask = async <Row>(
  tape: Tape,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Row[]> => {
  try {
    const result = await tape.query({ query, query_params: params, format: 'JSONEachRow' });
    return await result.json<Row>();
  } catch (error) {
    if (error instanceof ClickHouseError) {
      if (TIMED_OUT.has(error.type ?? '')) throw new AppError('query.timed-out', {}, { cause: error });
      throw error;
    }
    throw new AppError('engine.unavailable', { engine: 'tape' }, { cause: error });
  }
};

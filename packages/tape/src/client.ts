import { type OnLost, createGuard, instant, shared } from '@chuli/kernel';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { tapeFault, verdictOf } from './fault.ts';
import { TAPE_USES, type TapeUse } from './uses.ts';

/** The connection to ClickHouse that every query of this package takes as its first argument. */
export type Tape = Pick<ClickHouseClient, 'query' | 'command' | 'exec' | 'insert' | 'close'> & {
  /** Runs a question and reads its rows to the end. */
  readonly rows: <Row>(
    query: string,
    params: Record<string, unknown>,
    reader?: AbortSignal,
  ) => Promise<Row[]>;
  /** Whether the engine is there at this moment, within its limit; throws `engine.unavailable` when it is not. */
  readonly ping: () => Promise<void>;
  /** How full its connections are. */
  readonly load: () => { readonly inUse: number; readonly waiting: number; readonly size: number };
  /** Whether the last that was heard is that the engine is away; nothing is asked for it. */
  readonly isAway: () => boolean;
};

export type TapeOptions = {
  url: string;
  database: string;
  use?: TapeUse;
  /** Longest a question may run on the engine, in seconds; by its use unless it is said. */
  maxSeconds?: number;
};

/** Questions under way at a time; the next ones wait for a connection. */
const CONNECTIONS = 10;

// Failures reach the caller as errors; the driver's own lines would stand unstructured beside the log.
const SILENT = { level: ClickHouseLogLevel.OFF };

/** Whole paisa and share counts stay below 2^53, so numbers may cross as JSON numbers; contract ids are selected as text. */
const openClient = ({ url, database, use = 'work', maxSeconds = TAPE_USES[use].maxSeconds }: TapeOptions) =>
  createClient({
    url,
    database,
    max_open_connections: CONNECTIONS,
    request_timeout: (maxSeconds + TAPE_USES[use].graceSeconds) * 1000,
    compression: { request: false, response: false },
    log: SILENT,
    clickhouse_settings: {
      max_execution_time: maxSeconds,
      output_format_json_quote_64bit_integers: 0,
      output_format_json_quote_decimals: 1,
      join_use_nulls: 1,
      ...TAPE_USES[use].settings,
    },
  });

/** By a connection of its own: those of the questions may all be waiting for an answer. */
const openPing = (url: string, withinMs: number) => {
  const client = createClient({ url, request_timeout: withinMs, max_open_connections: 1, log: SILENT });
  return {
    ping: shared(async (): Promise<void> => {
      const result = await client.ping();
      if (!result.success) throw tapeFault(result.error);
    }),
    close: () => client.close(),
  };
};

/** A question is called off when the engine is lost under it, or when nobody waits for its answer any more. */
const signalOf = (onLost: OnLost, reader: AbortSignal | undefined): AbortSignal => {
  const calledOff = new AbortController();
  onLost(() => calledOff.abort());
  return reader === undefined ? calledOff.signal : AbortSignal.any([calledOff.signal, reader]);
};

/** Every question and every write stands behind one guard: docs/adr/0024. */
export const openTape = (options: TapeOptions): Tape => {
  const { quietMs, pingMs } = TAPE_USES[options.use ?? 'work'];
  const client = openClient(options);
  const pinging = openPing(options.url, pingMs);
  const guard = createGuard({
    engine: 'tape',
    clock: () => instant(Date.now()),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    ping: pinging.ping,
    judge: verdictOf,
    quietMs,
  });
  let underWay = 0;
  const guarded = async <T>(
    question: (signal: AbortSignal) => Promise<T>,
    reader?: AbortSignal,
  ): Promise<T> => {
    underWay += 1;
    try {
      return await guard.ask((onLost) => question(signalOf(onLost, reader)));
    } catch (error) {
      throw tapeFault(error);
    } finally {
      underWay -= 1;
    }
  };
  return {
    rows: <Row>(query: string, params: Record<string, unknown>, reader?: AbortSignal) =>
      guarded(async (abort_signal) => {
        const result = await client.query({
          query,
          query_params: params,
          format: 'JSONEachRow',
          abort_signal,
        });
        return result.json<Row>();
      }, reader),
    query: (params) =>
      guarded((abort_signal) => client.query({ ...params, abort_signal }), params.abort_signal),
    command: (params) => guarded((abort_signal) => client.command({ abort_signal, ...params })),
    exec: (params) => guarded((abort_signal) => client.exec({ abort_signal, ...params })),
    insert: (params) => guarded((abort_signal) => client.insert({ abort_signal, ...params })),
    ping: pinging.ping,
    load: () => ({
      inUse: Math.min(underWay, CONNECTIONS),
      waiting: Math.max(0, underWay - CONNECTIONS),
      size: CONNECTIONS,
    }),
    isAway: guard.isAway,
    close: async () => {
      await Promise.all([client.close(), pinging.close()]);
    },
  };
};

/** Runs a question and returns its rows; parameters are bound by the engine, never put into the text. */
export const ask = <Row>(tape: Tape, query: string, params: Record<string, unknown> = {}): Promise<Row[]> =>
  tape.rows<Row>(query, params);

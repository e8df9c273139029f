import type { Tape } from '@chuli/tape';

type Statement = { query: string; params: Record<string, unknown>; began: number; ended: number };

/** What a call asks the engine: statements that were under way together stand together. */
export type Waves = readonly (readonly Pick<Statement, 'query' | 'params'>[])[];

const wavesOf = (statements: readonly Statement[]): Waves => {
  const waves: Statement[][] = [];
  for (const statement of statements.toSorted((a, b) => a.began - b.began)) {
    const wave = waves.at(-1);
    const isBeside = wave?.every(({ ended }) => statement.began < ended) ?? false;
    if (wave !== undefined && isBeside) wave.push(statement);
    else waves.push([statement]);
  }
  return waves;
};

export type RecordedTape = { tape: Tape; record: (call: () => Promise<unknown>) => Promise<Waves> };

/** A tape that keeps what is asked of it while a call runs, so that the same can be asked without the product. */
export const recordedTape = (tape: Tape): RecordedTape => {
  let kept: Statement[] | null = null;
  const rows = async <Row>(
    query: string,
    params: Record<string, unknown>,
    reader?: AbortSignal,
  ): Promise<Row[]> => {
    const statement = { query, params, began: performance.now(), ended: Infinity };
    kept?.push(statement);
    try {
      return await tape.rows<Row>(query, params, reader);
    } finally {
      statement.ended = performance.now();
    }
  };
  return {
    tape: { ...tape, rows },
    record: async (call) => {
      const own: Statement[] = [];
      kept = own;
      try {
        await call();
      } finally {
        kept = null;
      }
      return wavesOf(own);
    },
  };
};

/** Asks the same statements of the bare driver, in the same waves. */
export const askWaves = (tape: Tape, waves: Waves) => async (): Promise<void> => {
  for (const wave of waves) {
    await Promise.all(
      wave.map(async ({ query, params }) => {
        const result = await tape.query({ query, query_params: params, format: 'JSONEachRow' });
        await result.json();
      }),
    );
  }
};

import { openRegistry } from '@chuli/registry';
import { referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { knownDays } from '@chuli/tape/market';
import { type Timing, timePaired } from './paired-timing.ts';
import { fetchJson, serve } from './served.ts';
import { type Question, sliceQuestions } from './slice-questions.ts';

const askBare =
  (tape: Tape, { sql, params, beside }: Question) =>
  async () => {
    const rows = async (): Promise<unknown> =>
      (await tape.query({ query: sql, query_params: params, format: 'JSONEachRow' })).json();
    return Promise.all([rows(), beside?.(tape)]);
  };

export type Measured = Timing & { name: string };

/** Times the three questions over HTTP against the same statements on the bare driver. */
export const measureSlice = async (
  tape: Tape,
  registryUrl: string,
  effort: { blocks: number; runs: number },
): Promise<Measured[]> => {
  const started = performance.now();
  const days = (await knownDays(tape)).filter((day) => day.has_trades).map((day) => day.traded_on);
  console.log(`list of known days, read every 30 s: ${(performance.now() - started).toFixed(0)} ms`);
  const registry = openRegistry(registryUrl);
  const questions = await sliceQuestions(tape, days, referenceOf(registry));
  const server = await serve(tape, registry);
  const measured: Measured[] = [];
  try {
    for (const question of questions) {
      const ways = { bare: askBare(tape, question), served: () => fetchJson(server.url + question.path) };
      measured.push(Object.assign(await timePaired(ways, effort), { name: question.name }));
    }
  } finally {
    await server.close();
    await registry.destroy();
  }
  return measured;
};

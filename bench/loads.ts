import { COUNTED, type Tape, openTape } from '@chuli/tape';
import { startPrivateEngines } from '@chuli/harness';
import type { Bench } from './bench.ts';
import { type Timing, timePaired } from './lib/paired-timing.ts';
import { generateTrades, settleMerges, simulatedDays } from './lib/simulated-trades.ts';
import { type Question, rangeQuestions } from './lib/slice-questions.ts';

/** What knowing which load counts may cost: a little of a long question, and the look-up itself on a short one. */
const ALLOWED_RATIO = 1.1;
const ALLOWED_EXTRA_MS = 5;
const EFFORT = { blocks: 16, runs: 3 };
const SIZES = { small: { days: 300, trades: 8_000 }, full: { days: 1_265, trades: 79_052 } };

const ask = (tape: Tape, sql: string, params: Question['params']) => async () => {
  const result = await tape.query({ query: sql, query_params: params, format: 'JSONEachRow' });
  return result.text();
};

const isWithin = ({ bare, served }: Timing): boolean => served <= bare * ALLOWED_RATIO + ALLOWED_EXTRA_MS;

const measure = async (tape: Tape, { name, sql, params }: Question): Promise<boolean> => {
  const ways = {
    // Where each day has one load, the tables themselves give the same answer.
    bare: ask(tape, sql.replaceAll(`${COUNTED} AND `, ''), params),
    served: ask(tape, sql, params),
  };
  const timing = await timePaired(ways, EFFORT);
  const { bare, served, noise } = timing;
  console.log(
    `${name.padEnd(28)} bare ${bare.toFixed(1)} ms, counted ${served.toFixed(1)} ms, ` +
      `${(served / bare).toFixed(2)} ×, noise ${(noise * 100).toFixed(0)} %`,
  );
  return isWithin(timing);
};

/** Questions that ask which load of a day counts, against the same without. */
export const bench: Bench = async ({ full }) => {
  const engines = await startPrivateEngines();
  try {
    const { tapeUrl, tapeDatabase } = await engines.databases('loads');
    const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 120 });
    const size = full ? SIZES.full : SIZES.small;
    const days = simulatedDays(size.days);
    await generateTrades(tape, days, { perDay: size.trades, onBatch: () => true });
    await settleMerges(tape);
    let within = 0;
    const questions = await rangeQuestions(tape, days.toReversed());
    for (const question of questions) within += Number(await measure(tape, question));
    await tape.close();
    const isGood = within === questions.length;
    console.log(
      `loads: ${within} of ${questions.length} within ${ALLOWED_RATIO} × + ${ALLOWED_EXTRA_MS} ms of the bare tables: ` +
        (isGood ? 'good' : 'SHORT'),
    );
    return isGood ? 0 : 1;
  } finally {
    await engines.stop();
  }
};

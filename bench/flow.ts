import { Progress } from '@chuli/command';
import { assembleDay } from '@chuli/flow';
import { BOOK_DAY, bookDay } from '@chuli/flow/testing/book-day';
import { type PrivateEngines, runImport, startPrivateEngines } from '@chuli/harness';
import { type TradingDate, stockSymbol } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type Tape, openTape } from '@chuli/tape';
import { knownDays } from '@chuli/tape/market';
import type { Bench } from './bench.ts';
import { type FlowMarket, type FlowQuestion, flowQuestions } from './lib/flow-questions.ts';
import { type Timing, timePaired } from './lib/paired-timing.ts';
import { type Waves, askWaves, recordedTape } from './lib/recorded-tape.ts';
import { fetchJson, serve } from './lib/served.ts';
import { generateOrders } from './lib/simulated-orders.ts';
import { generateTrades, settleMerges } from './lib/simulated-trades.ts';

const MOST = { ratio: 1.5, extraMs: 1, ofOneMs: 50, exponent: 0.15, dayMs: 2_000 };
const DAY_CONTRACTS = 150_000;
const STOCKS_A_DAY = 250;

/** Trades told one by one are what is simulated here; the rest of the market is the sample's. */
const SIZES = {
  small: { years: '2', stocks: '120', perDay: 4_000, steps: [65, 325], effort: { blocks: 3, runs: 2 } },
  full: {
    years: '6',
    stocks: '350',
    perDay: 79_052,
    steps: [13, 127, 1_265],
    effort: { blocks: 5, runs: 5 },
  },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];

type Measured = Timing & FlowQuestion;

const isWithin = ({ bare, served }: Measured): boolean => served <= bare * MOST.ratio + MOST.extraMs;

const valueOf = async (tape: Tape, query: string): Promise<string> => {
  const [row] = await tape.rows<{ value: string }>(query, {});
  if (row === undefined) throw new Error(`Nothing to measure: ${query}`);
  return row.value;
};

const marketOf = async (tape: Tape): Promise<FlowMarket> => ({
  days: (await knownDays(tape)).filter((day) => day.has_trades).map((day) => day.traded_on),
  symbol: await valueOf(
    tape,
    'SELECT symbol AS value FROM counted_order_event GROUP BY symbol ORDER BY count() DESC LIMIT 1',
  ),
  broker: await valueOf(
    tape,
    'SELECT buyer AS value FROM counted_order_event GROUP BY buyer ORDER BY count() DESC LIMIT 1',
  ),
});

/** What each statement of a call takes by itself. */
const printStatements = async (tape: Tape, { name }: FlowQuestion, waves: Waves): Promise<void> => {
  console.log(name);
  for (const [at, wave] of waves.entries())
    for (const statement of wave) {
      const bare = askWaves(tape, [[statement]]);
      const { bare: ms } = await timePaired({ bare, served: bare }, { blocks: 1, runs: 3 });
      const text = statement.query.replaceAll(/\s+/gu, ' ').trim();
      console.log(`  ${at + 1} ${ms.toFixed(1).padStart(7)} ms  ${text.slice(0, 110)}`);
    }
};

/** Each call against the statements that it asks itself, in the order in which it asks them. */
const measureCalls = async (
  tape: Tape,
  registryUrl: string,
  { effort, isMeasure }: Pick<Size, 'effort'> & { isMeasure: boolean },
): Promise<Measured[]> => {
  const registry = openRegistry(registryUrl);
  const recorded = recordedTape(tape);
  const server = await serve(recorded.tape, registry);
  try {
    const measured: Measured[] = [];
    for (const question of flowQuestions(await marketOf(tape))) {
      const served = () => fetchJson(server.url + question.path);
      await served();
      const waves = await recorded.record(served);
      const timing = await timePaired({ bare: askWaves(tape, waves), served }, effort);
      measured.push(Object.assign(timing, question));
      if (isMeasure) await printStatements(tape, question, waves);
    }
    return measured;
  } finally {
    await server.close();
    await registry.destroy();
  }
};

const print = (trades: number, measured: readonly Measured[]): void => {
  const head = `${'call'.padEnd(36)}${'bare ms'.padStart(9)}${'http ms'.padStart(9)}   ratio   noise`;
  console.log(`\n${trades.toLocaleString('en-IN')} trades\n${head}`);
  for (const row of measured) {
    const figures = [row.bare, row.served].map((ms) => ms.toFixed(1).padStart(9)).join('');
    const ratio = (row.served / row.bare).toFixed(2).padStart(8);
    const noise = `${(row.noise * 100).toFixed(0)} %`.padStart(8);
    console.log(
      `${row.name.padEnd(36)}${figures}${ratio}${noise}${isWithin(row) ? '' : '   short of target'}`,
    );
  }
};

type Step = { sessions: number; trades: number; measured: Measured[] };

/** Lets the market's floorsheets grow into the past, and measures at each step. */
const measureSteps = async (engines: PrivateEngines, size: Size, isMeasure: boolean): Promise<Step[]> => {
  const { years, stocks, perDay, steps } = size;
  const settings = await engines.databases('flow');
  await runImport(
    { script: 'sample', options: ['--years', years, '--stocks', stocks, '--days', '1', '--trades', '2000'] },
    settings,
  );
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, maxSeconds: 120 });
  try {
    const sessions = (await knownDays(tape)).filter((day) => !day.has_trades).map((day) => day.traded_on);
    const days = sessions.toReversed().slice(0, steps.at(-1));
    const symbols = await tape.rows<{ symbol: string }>(
      'SELECT symbol FROM daily_bar FINAL GROUP BY symbol ORDER BY sum(amount) DESC',
      {},
    );
    const progress = new Progress('simulated', days.length * perDay);
    const onBatch = async (batch: readonly TradingDate[]): Promise<boolean> => {
      await generateOrders(tape, batch);
      progress.add(batch.length * perDay);
      return true;
    };
    const measured: Step[] = [];
    let made = 0;
    for (const until of steps) {
      const next = days.slice(made, until);
      await generateTrades(tape, next, { perDay, symbols: symbols.map(({ symbol }) => symbol), onBatch });
      made += next.length;
      await settleMerges(tape);
      measured.push({
        sessions: made,
        trades: made * perDay,
        measured: await measureCalls(tape, settings.registryUrl, { ...size, isMeasure }),
      });
    }
    progress.finish();
    return measured;
  } finally {
    await tape.close();
  }
};

/** How long the orders of the largest day take to put together, in milliseconds. */
const measureDay = (): number => {
  const contracts = Array.from({ length: STOCKS_A_DAY }, (_, stock) =>
    bookDay(stock, 500).map((contract) => Object.assign(contract, { symbol: stockSymbol(`B${stock}`) })),
  )
    .flat()
    .slice(0, DAY_CONTRACTS);
  const started = performance.now();
  const orders = assembleDay(BOOK_DAY, contracts);
  const ms = performance.now() - started;
  const count = contracts.length.toLocaleString('en-IN');
  console.log(
    `\n${count} contracts of a day put together into ${orders.length} orders in ${ms.toFixed(0)} ms`,
  );
  return contracts.length === DAY_CONTRACTS ? ms : Infinity;
};

/** The longest range of a question: on a tape of fewer sessions it asks for less. */
const LONGEST_RANGE = 60;

/** 0 where a call takes as long on a larger tape, 1 where it takes longer in proportion; the question is the same on both. */
const exponents = (steps: readonly Step[]): number[] => {
  const [first, last] = [steps.find(({ sessions }) => sessions >= LONGEST_RANGE), steps.at(-1)];
  if (first === undefined || last === undefined) return [];
  return last.measured.map((row, at) => {
    const before = first.measured[at]?.served ?? Number.NaN;
    return row.isOfAll === true
      ? Number.NaN
      : Math.log(row.served / before) / Math.log(last.trades / first.trades);
  });
};

const summarise = (steps: readonly Step[], dayMs: number, isFull: boolean): number => {
  const grown = exponents(steps);
  console.log('\nhow the time of a call grows with the tape (0 not at all, 1 in proportion)');
  for (const [at, row] of (steps.at(-1)?.measured ?? []).entries())
    if (row.isOfAll !== true) console.log(`${row.name.padEnd(36)}${grown[at]?.toFixed(2).padStart(9)}`);
  const all = steps.flatMap(({ measured }) => measured);
  const within = all.filter(isWithin).length;
  const slowest = Math.max(...all.filter(({ isOfOne }) => isOfOne).map(({ served }) => served));
  const steepest = Math.max(...grown.filter((exponent) => !Number.isNaN(exponent)));
  const isGood =
    within === all.length &&
    dayMs <= MOST.dayMs &&
    (!isFull || (slowest <= MOST.ofOneMs && steepest <= MOST.exponent));
  console.log(
    `\nflow: ${within} of ${all.length} within ${MOST.ratio} × + ${MOST.extraMs} ms of their statements, ` +
      `one stock or broker at most ${slowest.toFixed(0)} ms, growth at most ${steepest.toFixed(2)}, ` +
      `a day of orders ${dayMs.toFixed(0)} ms: ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood ? 0 : 1;
};

/** Calls about brokers and orders against their own statements while the tape grows; `--full` to a hundred million trades. */
export const bench: Bench = async ({ full, measure }) => {
  const dayMs = measureDay();
  const engines = await startPrivateEngines();
  try {
    const steps = await measureSteps(engines, full ? SIZES.full : SIZES.small, measure);
    for (const { trades, measured } of steps) print(trades, measured);
    return summarise(steps, dayMs, full);
  } finally {
    await engines.stop();
  }
};

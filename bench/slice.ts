import { resolve } from 'node:path';
import type { TradingDate } from '@chuli/kernel';
import { openTape } from '@chuli/tape';
import type { Bench } from './bench.ts';
import { Progress } from '@chuli/command';
import { type ImportCommand, type PrivateEngines, runImport, startPrivateEngines } from '@chuli/harness';
import { generateTrades, settleMerges, simulatedDays } from './lib/simulated-trades.ts';
import { type Measured, measureSlice } from './lib/slice-server.ts';

const ALLOWED_RATIO = 1.5;
const ALLOWED_EXTRA_MS = 1;
const EFFORT = { blocks: 7, runs: 7 };

const SIMULATED_DAYS = 1_265;
const TRADES_A_DAY = 79_052;
const FEW_DAYS = 126;
const LONGEST_MINUTES = 8;

const isWithin = ({ bare, served }: Measured): boolean => served <= bare * ALLOWED_RATIO + ALLOWED_EXTRA_MS;

const print = (title: string, measured: readonly Measured[]): void => {
  console.log(
    `\n${title}\n${'question'.padEnd(28)}${'bare ms'.padStart(9)}${'http ms'.padStart(9)}   ratio   noise`,
  );
  for (const row of measured) {
    const figures = [row.bare.toFixed(1), row.served.toFixed(1)].map((text) => text.padStart(9)).join('');
    const ratio = (row.served / row.bare).toFixed(2).padStart(8);
    const noise = `${(row.noise * 100).toFixed(0)} %`.padStart(8);
    console.log(
      `${row.name.padEnd(28)}${figures}${ratio}${noise}${isWithin(row) ? '' : '   short of target'}`,
    );
  }
};

/** How a cost grows with the table: 0 not at all, 1 in proportion. */
const exponent = (small: number, large: number, growth: number): number =>
  Math.log(large / small) / Math.log(growth);

const SAMPLE = ['--years', '1', '--days', '60', '--trades', '20000', '--stocks', '120'];

const loadCommand = (archive: string | undefined): ImportCommand =>
  archive === undefined
    ? { script: 'sample', options: SAMPLE }
    : { script: 'import', options: ['--archive', resolve(archive)] };

/** The archive or the sample market, loaded as the product loads it. */
const measureMarket = async (engines: PrivateEngines, archive: string | undefined): Promise<Measured[]> => {
  const settings = await engines.databases('slice');
  const ms = await runImport(loadCommand(archive), settings);
  console.log(`market loaded in ${(ms / 1000).toFixed(0)} s`);
  const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase });
  try {
    return await measureSlice(tape, settings.registryUrl, EFFORT);
  } finally {
    await tape.close();
  }
};

type Grown = { small: Measured[]; large: Measured[]; rows: number };

/** The same questions while the tape grows tenfold into the past. */
const measureGrowth = async (engines: PrivateEngines): Promise<Grown> => {
  const { registryUrl, tapeUrl, tapeDatabase } = await engines.databases('simulated');
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 120 });
  const days = simulatedDays(SIMULATED_DAYS);
  const progress = new Progress('simulated', days.length * TRADES_A_DAY);
  let rows = 0;
  let spent = 0;
  const onBatch = (batch: readonly TradingDate[], ms: number): boolean => {
    const added = batch.length * TRADES_A_DAY;
    rows += added;
    spent += ms;
    progress.add(added);
    return spent < LONGEST_MINUTES * 60_000;
  };
  try {
    await generateTrades(tape, days.slice(0, FEW_DAYS), { perDay: TRADES_A_DAY, onBatch });
    await settleMerges(tape);
    const small = await measureSlice(tape, registryUrl, EFFORT);
    await generateTrades(tape, days.slice(FEW_DAYS), { perDay: TRADES_A_DAY, onBatch });
    progress.finish();
    await settleMerges(tape);
    return { small, large: await measureSlice(tape, registryUrl, EFFORT), rows };
  } finally {
    await tape.close();
  }
};

const reportGrowth = ({ small, large, rows }: Grown): Measured[] => {
  const fewRows = FEW_DAYS * TRADES_A_DAY;
  print(`${fewRows.toLocaleString('en-IN')} simulated trades`, small);
  print(`${rows.toLocaleString('en-IN')} simulated trades`, large);
  console.log('\nhow the cost on the bare driver grows with the table (0 not at all, 1 in proportion)');
  for (const [index, row] of large.entries()) {
    const before = small[index]?.bare ?? Number.NaN;
    console.log(
      `${row.name.padEnd(28)}${exponent(before, row.bare, rows / fewRows)
        .toFixed(2)
        .padStart(9)}`,
    );
  }
  if (rows < SIMULATED_DAYS * TRADES_A_DAY) {
    console.log(`After ${LONGEST_MINUTES} minutes no more trades were made.`);
  }
  return [...small, ...large];
};

const summarise = (measured: readonly Measured[]): number => {
  const within = measured.filter(isWithin).length;
  const worst = Math.max(...measured.map((row) => row.served / row.bare));
  console.log(
    `\nslice: ${within} of ${measured.length} within ${ALLOWED_RATIO} × + ${ALLOWED_EXTRA_MS} ms of the bare driver, ` +
      `worst ${worst.toFixed(2)} ×: ${within === measured.length ? 'good' : 'SHORT'}`,
  );
  return within === measured.length ? 0 : 1;
};

/** The slice over HTTP against its statements on the bare driver; `--full` adds a hundred million simulated trades. */
export const bench: Bench = async ({ full, archive }) => {
  const engines = await startPrivateEngines();
  try {
    const held = await measureMarket(engines, archive);
    print(archive === undefined ? 'sample market' : 'archive', held);
    return summarise(full ? [...held, ...reportGrowth(await measureGrowth(engines))] : held);
  } finally {
    await engines.stop();
  }
};

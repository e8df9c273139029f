import { instant, kathmanduDate } from '@chuli/kernel';
import { type Registry, migrateRegistry, openRegistry } from '@chuli/registry';
import { type SampleDay, sampleMarket } from '@chuli/simulator';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { readImportSteps } from '@chuli/tape/write';
import { Progress, readSettings, runCommand } from '@chuli/command';
import {
  type MarketSource,
  clearMarket,
  isSample,
  loadMarket,
  sampleOptions,
  sampleSource,
} from '@chuli/importer';
import { printLoadReport } from './lib/print-load-report.ts';

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** One sample may follow another; an archive is given up only when that is asked for. */
const makeRoom = async (registry: Registry, tape: Tape, name: string, isForced: boolean): Promise<void> => {
  const held = (await readImportSteps(tape)).get('market')?.digest;
  if (held === undefined || held === name) return;
  if (!isForced && !isSample(held)) {
    throw new Error(`The databases hold the market "${held}". --force empties them and loads the sample.`);
  }
  console.log(`emptying "${held}"`);
  await clearMarket(registry, tape);
};

const load = async (source: MarketSource, days: readonly SampleDay[], isForced: boolean): Promise<void> => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  await migrateRegistry(registryUrl);
  await migrateTape({ url: tapeUrl, database: tapeDatabase });
  const registry = openRegistry(registryUrl);
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
  const started = performance.now();
  try {
    await makeRoom(registry, tape, source.name, isForced);
    const expected = days.reduce((sum, { trades, total }) => sum + (trades === null ? 0 : total.trades), 0);
    let trades: Progress | undefined;
    const reports = await loadMarket({
      registry,
      tape,
      source,
      onProgress: ({ step, accepted, skipped }) => {
        if (step.startsWith('trades ')) (trades ??= new Progress('trades', expected)).add(accepted);
        else
          console.log(`${step.padEnd(18)} ${accepted.toLocaleString('en-IN')}${skipped ? ' unchanged' : ''}`);
      },
    });
    trades?.finish();
    printLoadReport(reports, (performance.now() - started) / 1000);
  } finally {
    await registry.destroy();
    await tape.close();
  }
};

await runCommand({
  name: 'sample',
  summary: 'Makes up a market from a seed, under the rules of the exchange, and loads it into the databases.',
  options: {
    seed: { type: 'string', help: 'whole number from which everything follows', default: '1' },
    years: { type: 'string', help: 'years of daily history', default: '3' },
    days: { type: 'string', help: 'last sessions told trade by trade', default: '20' },
    stocks: { type: 'string', help: 'securities, 24 to 500', default: '300' },
    trades: { type: 'string', help: 'trades of an ordinary day', default: '25000' },
    end: { type: 'string', help: 'last day, YYYY-MM-DD; without it the last session before today' },
    force: { type: 'boolean', help: 'empty the databases of another market first' },
  },
  run: async ({ force, ...words }) => {
    const started = performance.now();
    const market = sampleMarket(sampleOptions(words, kathmanduDate(instant(Date.now()))));
    const days = [...market.days()];
    const source = sampleSource(market, days);
    console.log(`${source.name}: made in ${seconds(started)}`);
    await load(source, days, force);
    console.log(`sample market of seed ${market.options.seed} ready in ${seconds(started)}`);
  },
});

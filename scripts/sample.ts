import { instant, kathmanduDate } from '@chuli/kernel';
import { type Registry, migrateRegistry, openRegistry } from '@chuli/registry';
import { type SampleDay, sampleMarket } from '@chuli/simulator';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { readImportSteps } from '@chuli/tape/write';
import { Progress, readSettings, runCommand } from '@chuli/command';
import {
  type MarketSource,
  PARTS,
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

/** Windows of brokers reach over all sessions: they wait for the rest. */
const NEWEST_PARTS = PARTS.filter((part) => part !== 'windows');

type Wanted = { readonly isForced: boolean; readonly newest: number | undefined };

const load = async (
  source: MarketSource,
  days: readonly SampleDay[],
  { isForced, newest }: Wanted,
): Promise<void> => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  await migrateRegistry(registryUrl);
  await migrateTape({ url: tapeUrl, database: tapeDatabase });
  const registry = openRegistry(registryUrl);
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
  const started = performance.now();
  try {
    await makeRoom(registry, tape, source.name, isForced);
    const told = days.filter((day) => day.trades !== null).slice(newest === undefined ? 0 : -newest);
    const expected = told.reduce((sum, { total }) => sum + total.trades, 0);
    let trades: Progress | undefined;
    const reports = await loadMarket({
      registry,
      tape,
      source,
      ...(newest !== undefined && { only: NEWEST_PARTS, from: told[0]?.date }),
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
    days: { type: 'string', help: 'last sessions told trade by trade', default: '80' },
    newest: {
      type: 'string',
      help: 'load the trades of so many of them only, the newest; the next run without this does the rest',
    },
    stocks: { type: 'string', help: 'securities, 24 to 500', default: '300' },
    trades: { type: 'string', help: 'trades of an ordinary day', default: '25000' },
    end: { type: 'string', help: 'last day, YYYY-MM-DD; without it the last session before today' },
    force: { type: 'boolean', help: 'empty the databases of another market first' },
  },
  run: async ({ force, newest, ...words }) => {
    const started = performance.now();
    const market = sampleMarket(sampleOptions(words, kathmanduDate(instant(Date.now()))));
    const days = [...market.days()];
    const source = sampleSource(market, days);
    console.log(`${source.name}: made in ${seconds(started)}`);
    await load(source, days, {
      isForced: force,
      newest: newest === undefined ? undefined : Number(newest),
    });
    console.log(`sample market of seed ${market.options.seed} ready in ${seconds(started)}`);
  },
});

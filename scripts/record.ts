import { ALL, type Summary } from '@chuli/backtest';
import { instant, kathmanduDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { signalRecords } from '@chuli/tape/signal';
import { bringUpEffects, loadMarket, rebuildSignals } from '@chuli/worker';
import { Progress, readSettings, runCommand } from '@chuli/command';
import { asHolder } from './lib/record/as-holder.ts';
import { changedVerdicts } from './lib/record/changed-verdicts.ts';
import { type Checked, checkRecord } from './lib/record/check-record.ts';

const LONGEST_QUESTION_SECONDS = 300;

const percent = (share: number | null): string =>
  share === null ? '–' : `${share > 0 ? '+' : ''}${(share * 100).toFixed(2)}`;

const lineOf = (row: Summary): string =>
  [
    `${row.family} ${row.kind}`.padEnd(52),
    row.timeframe.padEnd(7),
    row.side.padEnd(5),
    String(row.number).padStart(7),
    percent(row.mean).padStart(8),
    percent(row.median).padStart(8),
    (row.hitRate === null ? '–' : (row.hitRate * 100).toFixed(0)).padStart(5),
    percent(row.meanExcess).padStart(8),
    (row.interval === null ? '–' : `${percent(row.interval.low)} … ${percent(row.interval.high)}`).padStart(
      18,
    ),
    `  ${row.verdict}`,
  ].join('');

const HEAD = [
  'list'.padEnd(52),
  'bars'.padEnd(7),
  'side'.padEnd(5),
  'trades'.padStart(7),
  'mean %'.padStart(8),
  'median'.padStart(8),
  'hit %'.padStart(5),
  'excess'.padStart(8),
  '95 % interval'.padStart(18),
].join('');

const print = (summaries: readonly Summary[], exit: string, slice: string): void => {
  console.log(`\nexit ${exit === 'rule' ? 'by its own rule' : `after ${exit} sessions`}, ${slice}\n${HEAD}`);
  for (const row of summaries) if (row.exit === exit && row.slice === slice) console.log(lineOf(row));
};

const SHOWN = 20;
const CHECKED_ONE_IN = 5;

const tellCheck = ({ trades, lists, differences }: Checked): number => {
  for (const difference of differences.slice(0, SHOWN)) console.log(difference);
  console.log(
    `record, second implementation: ${trades} trades of ${lists} lists compared, ${differences.length} differences`,
  );
  return trades > 0 && differences.length === 0 ? 0 : 1;
};

await runCommand({
  name: 'record',
  summary:
    'Computes every signal family over the whole market, what became of each signal, and the record of each list; puts all of it in the place of what was stored.',
  options: {
    exit: { type: 'string', help: 'rule, 5, 10 or 20 sessions', default: '20' },
    check: {
      type: 'boolean',
      help: 'stores nothing; trades the signals of one stock in five again by the other implementation and compares trade by trade',
      default: false,
    },
    full: { type: 'boolean', help: 'with --check: of every stock', default: false },
    slice: { type: 'string', help: 'all, sample:in, sample:out, year:2024, sector:51 …', default: ALL },
  },
  run: async ({ exit, slice, check, full }) => {
    const settings = readSettings();
    const registry = openRegistry(settings.registryUrl, 4);
    const tape = openTape({
      url: settings.tapeUrl,
      database: settings.tapeDatabase,
      maxSeconds: LONGEST_QUESTION_SECONDS,
    });
    try {
      const started = performance.now();
      const market = await loadMarket({ tape, registry });
      if (check) return tellCheck(checkRecord(market, full ? 1 : CHECKED_ONE_IN));
      const as_of = kathmanduDate(instant(Date.now()));
      const before = await signalRecords(tape, { exit, slice: ALL, as_of });
      const loaded = performance.now();
      const progress = new Progress('stocks', market.stocks.length);
      const { stocks, bars, events, near, trades, summaries } = await asHolder(registry, async (turn) => {
        const rebuilt = await rebuildSignals(tape, market, { turn, onStock: () => progress.add(1) });
        await bringUpEffects({ tape, registry }, market, turn);
        return rebuilt;
      });
      progress.finish();
      print(summaries, exit, slice);
      const lists = summaries.filter((row) => row.exit === exit && row.slice === ALL);
      const changes = before.length === 0 ? [] : changedVerdicts(before, lists);
      for (const change of changes) console.log(change);
      const count = (verdict: string): number => lists.filter((row) => row.verdict === verdict).length;
      console.log(
        `\n${before.length === 0 ? '' : `${changes.length} verdicts changed; `}record of ${market.version}: ${stocks} stocks, ${bars} bars, ${events} signals, ${near} near misses, ` +
          `${trades} trades; read in ${((loaded - started) / 1000).toFixed(1)} s, computed and stored in ` +
          `${((performance.now() - loaded) / 1000).toFixed(1)} s; of ${lists.length} lists ${count('edge')} show an ` +
          `edge, ${count('no-edge')} none, ${count('too-few')} have too few trades`,
      );
      return events > 0 && trades > 0 ? 0 : 1;
    } finally {
      await Promise.all([tape.close(), registry.destroy()]);
    }
  },
});

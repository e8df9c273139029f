import { tradingDate } from '@chuli/kernel';
import { migrateRegistry, openRegistry } from '@chuli/registry';
import { migrateTape, openTape } from '@chuli/tape';
import { Progress, readSettings, runCommand } from '@chuli/command';
import { type MarketSource, PARTS, type PartName, archiveSource, loadMarket } from '@chuli/importer';
import { printLoadReport } from './lib/print-load-report.ts';

const partsNamed = (list: string | undefined): PartName[] | undefined =>
  list?.split(',').map((name) => {
    const part = PARTS.find((known) => known === name);
    if (part === undefined) throw new Error(`--only takes ${PARTS.join(', ')}`);
    return part;
  });

/** How many trades there are to come, for the bar; a day that does not say counts nothing. */
const expectedTrades = async (source: MarketSource, from: string | undefined): Promise<number> => {
  let total = 0;
  for await (const { date, expected = 0 } of source.tradeDays()) {
    if (from === undefined || date >= from) total += expected;
  }
  return total;
};

await runCommand({
  name: 'import',
  summary:
    'Loads an archive of the market into the databases. Runs again where it was interrupted; repeats nothing.',
  options: {
    archive: { type: 'string', help: 'folder of the archive' },
    only: { type: 'string', help: `parts to load, comma separated: ${PARTS.join(', ')}` },
    from: { type: 'string', help: 'first day whose trades are loaded, YYYY-MM-DD' },
    again: { type: 'boolean', help: 'load also what has not changed' },
  },
  run: async ({ archive, only, from, again }) => {
    if (archive === undefined) throw new Error('Which archive? --archive <folder>');
    const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
    await migrateRegistry(registryUrl);
    await migrateTape({ url: tapeUrl, database: tapeDatabase });
    const registry = openRegistry(registryUrl);
    const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
    const source = archiveSource(archive);
    const started = performance.now();
    try {
      const total = await expectedTrades(source, from);
      let trades: Progress | undefined;
      const reports = await loadMarket({
        registry,
        tape,
        source,
        again,
        only: partsNamed(only),
        from: from === undefined ? undefined : tradingDate(from),
        onProgress: ({ step, accepted, skipped }) => {
          if (step.startsWith('trades ')) (trades ??= new Progress('trades', total)).add(accepted);
          else
            console.log(
              `${step.padEnd(18)} ${accepted.toLocaleString('en-IN')}${skipped ? ' unchanged' : ''}`,
            );
        },
      });
      trades?.finish();
      printLoadReport(reports, (performance.now() - started) / 1000);
    } finally {
      await registry.destroy();
      await tape.close();
    }
  },
});

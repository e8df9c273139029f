import { instant, tradingDate } from '@chuli/kernel';
import { printDifferences, reviewFiles, storedTrades } from '@chuli/ingest';
import { openRegistry } from '@chuli/registry';
import { listCompanies, referenceOf } from '@chuli/registry/reference';
import type { TradeEvent } from '@chuli/session';
import { openTape } from '@chuli/tape';
import { readSettings, runCommand } from '@chuli/command';

await runCommand({
  name: 'review',
  summary:
    'Reads the floorsheet and today-price files of a day in a folder and tells how they differ from what is held. Nothing is taken: CHULI_SOURCE=file does that.',
  words: '<folder> <day>',
  options: {},
  run: async (_options, [folder, text]) => {
    if (folder === undefined || text === undefined) throw new Error('Say the folder and the day.');
    const day = tradingDate(text);
    const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
    const registry = openRegistry(registryUrl);
    const tape = openTape({ url: tapeUrl, database: tapeDatabase });
    try {
      const listed = new Set(
        (await listCompanies(referenceOf(registry), { as_of: day })).map(({ symbol }) => symbol),
      );
      const held: TradeEvent[] = [];
      for await (const trade of storedTrades(tape, day)) held.push(trade);
      const { whole, differences } = await reviewFiles(
        { folder, isListed: (symbol) => listed.has(symbol) },
        { day, clock: () => instant(Date.now()), held },
      );
      console.log(printDifferences(differences));
      for (const reason of whole.reasons) console.log(`incomplete: ${reason}`);
      for (const { reason, row } of whole.rejected.slice(0, 20)) console.log(`rejected: ${reason}: ${row}`);
      console.log(
        `review: ${whole.trades.length} trades offered, ${whole.rejected.length} rows rejected, ` +
          (whole.isComplete ? 'complete' : 'not complete'),
      );
      return whole.isComplete ? 0 : 1;
    } finally {
      await tape.close();
      await registry.destroy();
    }
  },
});

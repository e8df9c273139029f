import { readSettings, runCommand } from '@chuli/command';
import { rebuildOrders } from '@chuli/importer';
import { tradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';

await runCommand({
  name: 'orders',
  summary:
    'Puts together the orders that brought the contracts of a day, for days that have none yet. Imports and feeds do it by themselves; this is for trades that were stored before, and after a change of the rule.',
  options: {
    all: { type: 'boolean', help: 'again for days that have them' },
    from: { type: 'string', help: 'only from this day on, YYYY-MM-DD' },
  },
  run: async ({ all, from }) => {
    const settings = readSettings();
    const registry = openRegistry(settings.registryUrl, 1);
    const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, maxSeconds: 50 });
    try {
      const since = from === undefined ? undefined : tradingDate(from);
      const count = await rebuildOrders({ registry, tape, all, from: since }, ({ day, trades, ms }) =>
        console.log(`${day}  ${String(trades).padStart(7)} contracts  ${(ms / 1000).toFixed(1)} s`),
      );
      console.log(`${count} days with their orders`);
      return 0;
    } finally {
      await tape.close();
      await registry.destroy();
    }
  },
});

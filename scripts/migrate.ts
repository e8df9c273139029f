import { migrateRegistry } from '@chuli/registry';
import { migrateTape } from '@chuli/tape';
import { readSettings, runCommand } from '@chuli/command';

const report = (engine: string, applied: string[]): void => {
  for (const name of applied) console.log(`${engine.padEnd(10)} ${name}`);
};

await runCommand({
  name: 'migrate',
  summary:
    'Brings the databases of PostgreSQL and ClickHouse up to date, creating them where they are missing.',
  options: {},
  run: async () => {
    const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
    const registry = await migrateRegistry(registryUrl);
    report('registry', registry);
    const tape = await migrateTape({ url: tapeUrl, database: tapeDatabase });
    report('tape', tape);
    console.log(`${registry.length + tape.length} migrations applied`);
  },
});

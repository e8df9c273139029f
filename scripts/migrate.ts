import { migrateRegistry, rehearseRegistry } from '@chuli/registry';
import { judgeTape, migrateTape } from '@chuli/tape';
import { readSettings, runCommand } from '@chuli/command';

const report = (engine: string, applied: string[]): void => {
  for (const name of applied) console.log(`${engine.padEnd(10)} ${name}`);
};

const places = () => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  return { registryUrl, tapePlace: { url: tapeUrl, database: tapeDatabase } };
};

const apply = async (): Promise<number> => {
  const { registryUrl, tapePlace } = places();
  const registry = await migrateRegistry(registryUrl);
  report('registry', registry);
  const tape = await migrateTape(tapePlace);
  report('tape', tape);
  console.log(`${registry.length + tape.length} migrations applied`);
  return 0;
};

/** Whether what is to be applied may be applied under people, and under the programs of the release before. */
const check = async (): Promise<number> => {
  const { registryUrl, tapePlace } = places();
  const judged = { registry: await rehearseRegistry(registryUrl), tape: await judgeTape(tapePlace) };
  let faulty = 0;
  for (const [engine, files] of Object.entries(judged))
    for (const { name, faults } of files) {
      console.log(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${engine.padEnd(10)} ${name}`);
      for (const fault of faults) console.log(`        ${fault}`);
      if (faults.length > 0) faulty += 1;
    }
  console.log(`${judged.registry.length + judged.tape.length} migrations to be applied, ${faulty} faulty`);
  return faulty === 0 ? 0 : 1;
};

await runCommand({
  name: 'migrate',
  summary:
    'Brings the databases of PostgreSQL and ClickHouse up to date, creating them where they are missing.',
  options: {
    check: {
      type: 'boolean',
      help: 'apply nothing; try what is to be applied on an empty database beside, and say what would keep people waiting or break the release before',
      default: false,
    },
  },
  run: ({ check: isTried }) => (isTried ? check() : apply()),
});

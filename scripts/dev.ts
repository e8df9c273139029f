import { once } from 'node:events';
import { resolve } from 'node:path';
import { migrateTape, openTape, readImportSteps } from '@chuli/tape';
import { runCommand } from './lib/command.ts';
import { type Server, startServer, stopServers, waitFor, whenOneEnds } from './lib/dev-servers.ts';
import { type Engines, startEngines } from './lib/engines/start-engines.ts';
import { inherit } from './lib/run.ts';
import { isSample } from './lib/sample/sample-source.ts';
import { readSettings } from './lib/settings.ts';

const heldMarket = async (): Promise<string | undefined> => {
  const { tapeUrl, tapeDatabase } = readSettings();
  await migrateTape({ url: tapeUrl, database: tapeDatabase });
  const tape = openTape({ url: tapeUrl, database: tapeDatabase });
  try {
    return (await readImportSteps(tape)).get('market')?.digest;
  } finally {
    await tape.close();
  }
};

/** An archive that is asked for, else whatever the databases hold, else the sample market. */
const fillDatabases = async (archive: string | undefined): Promise<void> => {
  const held = await heldMarket();
  if (archive === undefined && held !== undefined && !isSample(held)) {
    console.log(`the databases hold "${held}"`);
    return;
  }
  const args =
    archive === undefined ? ['scripts/sample.ts'] : ['scripts/import.ts', '--archive', resolve(archive)];
  if ((await inherit('node', args)) !== 0) throw new Error('The market could not be loaded.');
};

const startApps = (apiPort: string, webPort: string): Server[] => {
  const env = { ...process.env, CHULI_API_PORT: apiPort, CHULI_API_URL: `http://127.0.0.1:${apiPort}` };
  return [
    startServer('api', 'node', ['--watch', 'apps/api/src/main.ts'], { ...env, CHULI_LOG_LEVEL: 'warn' }),
    startServer('web', 'vite', ['--host', '127.0.0.1', '--port', webPort, '--strictPort'], env, 'apps/web'),
  ];
};

const useEngines = ({ databaseUrl, natsUrl, clickhouseUrl }: Engines): void => {
  process.env['DATABASE_URL'] = databaseUrl;
  process.env['NATS_URL'] = natsUrl;
  process.env['CLICKHOUSE_URL'] = clickhouseUrl;
};

const hasRows = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'rows' in body &&
  Array.isArray(body.rows) &&
  body.rows.length > 0;

await runCommand({
  name: 'dev',
  summary:
    'Starts the engines, fills them with the sample market or an archive, and runs the API and the web with reload.',
  options: {
    archive: { type: 'string', help: 'folder of a market archive to load instead of the sample market' },
    'engines-dir': {
      type: 'string',
      help: 'data of the engines',
      default: process.env['CHULI_ENGINES_DIR'] ?? '.engines',
    },
    'api-port': { type: 'string', help: 'on 127.0.0.1', default: '4310' },
    'web-port': { type: 'string', help: 'on 127.0.0.1', default: '5310' },
    once: {
      type: 'boolean',
      help: 'stop as soon as the first data is there, to measure the time',
      default: false,
    },
  },
  run: async (values) => {
    const started = performance.now();
    const engines = await startEngines({ dir: resolve(values['engines-dir']) });
    let servers: Server[] = [];
    try {
      useEngines(engines);
      await fillDatabases(values.archive);
      servers = startApps(values['api-port'], values['web-port']);
      const web = `http://127.0.0.1:${values['web-port']}`;
      await Promise.race([waitFor(`${web}/api/data/floorsheet/`, hasRows, 60), whenOneEnds(servers)]);
      const seconds = (performance.now() - started) / 1000;
      console.log(`first data after ${seconds.toFixed(1)} s: ${web}/floorsheet`);
      if (values.once) return seconds <= 90 ? 0 : 1;
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), whenOneEnds(servers)]);
      return 0;
    } finally {
      await stopServers(servers);
      await engines.stop();
    }
  },
});

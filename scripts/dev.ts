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

const hasRows = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'rows' in body &&
  Array.isArray(body.rows) &&
  body.rows.length > 0;

/** The API first: the web would only report that nothing answers behind it. */
const startApps = async (apiPort: string, webPort: string, servers: Server[]): Promise<void> => {
  const api = `http://127.0.0.1:${apiPort}`;
  const env = { ...process.env, CHULI_API_PORT: apiPort, CHULI_API_URL: api, CHULI_LOG_LEVEL: 'warn' };
  servers.push(startServer('api', 'node', ['--watch', 'apps/api/src/main.ts'], env));
  await Promise.race([waitFor(`${api}/api/data/floorsheet/`, hasRows, 60), whenOneEnds(servers)]);
  const args = ['--host', '127.0.0.1', '--port', webPort, '--strictPort'];
  servers.push(startServer('web', 'vite', args, env, 'apps/web'));
  await Promise.race([
    waitFor(`http://127.0.0.1:${webPort}/api/data/floorsheet/`, hasRows, 60),
    whenOneEnds(servers),
  ]);
};

const useEngines = ({ databaseUrl, natsUrl, clickhouseUrl }: Engines): void => {
  process.env['DATABASE_URL'] = databaseUrl;
  process.env['NATS_URL'] = natsUrl;
  process.env['CLICKHOUSE_URL'] = clickhouseUrl;
};

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
    const servers: Server[] = [];
    try {
      useEngines(engines);
      await fillDatabases(values.archive);
      await startApps(values['api-port'], values['web-port'], servers);
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `first data after ${seconds.toFixed(1)} s: http://127.0.0.1:${values['web-port']}/floorsheet`,
      );
      if (values.once) return seconds <= 90 ? 0 : 1;
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), whenOneEnds(servers)]);
      return 0;
    } finally {
      await stopServers(servers);
      await engines.stop();
    }
  },
});

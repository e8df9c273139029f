import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { PORTS, type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { nextTradingDay, previousTradingDay } from '@chuli/market';
import { startStandIns } from '@chuli/payments/stand-ins';
import { migrateTape, openTape } from '@chuli/tape';
import { readImportSteps, storedTradesByDay } from '@chuli/tape/write';
import { inherit, readSettings, runCommand } from '@chuli/command';
import { type Server, startServer, stopServers, waitFor, whenOneEnds } from './lib/dev-servers.ts';
import { type Engines, startEngines } from '@chuli/engines';
import { isSample } from '@chuli/importer';

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

/** Of the sample market as many sessions are told trade by trade before the first page is shown. */
const FIRST_SESSIONS = '20';
const SAMPLE = ['scripts/sample.ts'];

/**
 * An archive that is asked for, else whatever the databases hold, else the sample market: of that the newest sessions
 * first. Says whether older ones are still to come.
 */
const fillDatabases = async (archive: string | undefined): Promise<boolean> => {
  const held = await heldMarket();
  if (archive === undefined && held !== undefined && !isSample(held)) {
    console.log(`the databases hold "${held}"`);
    return false;
  }
  const isSampled = archive === undefined;
  const args = isSampled
    ? [...SAMPLE, '--newest', FIRST_SESSIONS]
    : ['scripts/import.ts', '--archive', resolve(archive)];
  if ((await inherit('node', args)) !== 0) throw new Error('The market could not be loaded.');
  return isSampled;
};

const hasRows = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'rows' in body &&
  Array.isArray(body.rows) &&
  body.rows.length > 0;

/** The gateways that a developer pays with: eSewa here, Khalti, connectIPS and Fonepay on the next ports. */
const STAND_IN_PORT = 4331;

const originOf = (webPort: string): string => `http://127.0.0.1:${webPort}`;

type Ports = { readonly apiPort: string; readonly webPort: string; readonly livePort: string };

/** The API signs tickets to the live stream, the gateway proves them. */
const LIVE_KEY = process.env['CHULI_LIVE_KEY'] ?? randomBytes(32).toString('base64');

/** A developer sees every screen; CHULI_FREE_FEATURES= shows what visitors see. */
const freeFeatures = process.env['CHULI_FREE_FEATURES'] ?? 'all';

/** The API first: the web would only report that nothing answers behind it. */
const startApps = async (
  { apiPort, webPort, livePort }: Ports,
  gateways: Readonly<Record<string, string>>,
  servers: Server[],
): Promise<void> => {
  const api = `http://127.0.0.1:${apiPort}`;
  const env = {
    ...gateways,
    ...process.env,
    CHULI_API_PORT: apiPort,
    CHULI_API_URL: api,
    CHULI_LIVE_URL: `http://127.0.0.1:${livePort}`,
    CHULI_LOG_LEVEL: 'warn',
    CHULI_FREE_FEATURES: freeFeatures,
    CHULI_PUBLIC_ORIGIN: originOf(webPort),
    CHULI_LIVE_KEY: LIVE_KEY,
  };
  if (freeFeatures !== '')
    console.log(`everyone holds these features here (CHULI_FREE_FEATURES): ${freeFeatures}`);
  servers.push(startServer('api', 'node', ['--watch', 'apps/api/src/main.ts'], env));
  await Promise.race([waitFor(`${api}/api/data/floorsheet/`, hasRows, 60), whenOneEnds(servers)]);
  const args = ['--host', '127.0.0.1', '--port', webPort, '--strictPort'];
  servers.push(startServer('web', 'vite', args, env, 'apps/web'));
  await Promise.race([
    waitFor(`${originOf(webPort)}/api/data/floorsheet/`, hasRows, 60),
    whenOneEnds(servers),
  ]);
};

/** Computes the signals of the market that is there, and again when bars change; screens show them as soon as it is done. */
const startWorker = (): Server =>
  startServer('work', 'node', ['apps/worker/src/main.ts'], {
    ...process.env,
    CHULI_LOG_LEVEL: 'warn',
    CHULI_WORKER_PORT: '0',
  });

type Session = { readonly source: 'simulator' | 'replay'; readonly day: TradingDate };

/** The sample market goes on with the day after its last; of an archive the last day is told again. */
const sessionToPlay = async (): Promise<Session> => {
  const { tapeUrl, tapeDatabase } = readSettings();
  const tape = openTape({ url: tapeUrl, database: tapeDatabase });
  try {
    const today = kathmanduDate(instant(Date.now()));
    const held = (await readImportSteps(tape)).get('market')?.digest ?? '';
    const last = [...(await storedTradesByDay(tape)).keys()].toSorted().at(-1) ?? previousTradingDay(today);
    return isSample(held)
      ? { source: 'simulator', day: nextTradingDay(last) }
      : { source: 'replay', day: last };
  } finally {
    await tape.close();
  }
};

/** A market that trades: the feed at the given speed, and the gateway that streams it. */
const startLive = async (speed: string, { livePort }: Ports, servers: Server[]): Promise<void> => {
  const { source, day } = await sessionToPlay();
  const env = {
    ...process.env,
    CHULI_LOG_LEVEL: 'warn',
    CHULI_LIVE_PORT: livePort,
    CHULI_LIVE_KEY: LIVE_KEY,
    CHULI_SOURCE: source,
    CHULI_INGEST_DAY: day,
    CHULI_INGEST_PORT: '0',
    [`CHULI_${source.toUpperCase()}_SPEED`]: speed,
  };
  servers.push(startServer('feed', 'node', ['apps/ingest/src/main.ts'], env));
  servers.push(startServer('live', 'node', ['apps/live/src/main.ts'], env));
  await Promise.race([waitFor(`http://127.0.0.1:${livePort}/readyz`, () => true, 60), whenOneEnds(servers)]);
  console.log(
    `the session of ${day} runs at ${speed} times its speed: http://127.0.0.1:${livePort}/live/stream`,
  );
};

const useEngines = ({ databaseUrl, natsUrl, clickhouseUrl }: Engines): void => {
  process.env['DATABASE_URL'] = databaseUrl;
  process.env['NATS_URL'] = natsUrl;
  process.env['CLICKHOUSE_URL'] = clickhouseUrl;
};

await runCommand({
  name: 'dev',
  summary:
    'Starts the engines, fills them with the sample market or an archive, and runs the API, the web with reload and the worker; with --live also a trading session.',
  options: {
    archive: { type: 'string', help: 'folder of a market archive to load instead of the sample market' },
    'engines-dir': {
      type: 'string',
      help: 'data of the engines',
      default: process.env['CHULI_ENGINES_DIR'] ?? '.engines',
    },
    'api-port': { type: 'string', help: 'on 127.0.0.1', default: String(PORTS.api) },
    'web-port': { type: 'string', help: 'on 127.0.0.1', default: '5310' },
    live: {
      type: 'boolean',
      help: 'let the market trade: a feed and the gateway that streams it',
      default: false,
    },
    'live-port': { type: 'string', help: 'on 127.0.0.1', default: String(PORTS.live) },
    speed: { type: 'string', help: 'how fast the session of --live goes, 1 to 1000', default: '60' },
    once: {
      type: 'boolean',
      help: 'stop as soon as the first data is there, to measure the time',
      default: false,
    },
    within: { type: 'string', help: 'seconds that --once may take', default: '90' },
  },
  run: async (values) => {
    const started = performance.now();
    const origin = originOf(values['web-port']);
    const engines = await startEngines({ dir: resolve(values['engines-dir']) });
    const gateways = await startStandIns({ origin, firstPort: STAND_IN_PORT }).catch(
      async (error: unknown) => {
        await engines.stop();
        throw error;
      },
    );
    const servers: Server[] = [];
    const ports = {
      apiPort: values['api-port'],
      webPort: values['web-port'],
      livePort: values['live-port'],
    };
    try {
      useEngines(engines);
      const hasMore = await fillDatabases(values.archive);
      await startApps(ports, gateways.environment, servers);
      const seconds = (performance.now() - started) / 1000;
      console.log(`first data after ${seconds.toFixed(1)} s: ${originOf(ports.webPort)}/floorsheet`);
      if (values.once) return seconds <= Number(values.within) ? 0 : 1;
      // The older sessions beside what a developer looks at meanwhile.
      if (hasMore) void inherit('node', SAMPLE);
      servers.push(startWorker());
      if (values.live) await startLive(values.speed, ports, servers);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), whenOneEnds(servers)]);
      return 0;
    } finally {
      await stopServers(servers);
      await gateways.stop();
      await engines.stop();
    }
  },
});

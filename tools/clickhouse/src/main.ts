import { parseArgs } from 'node:util';
import { startClickHouse } from './server.ts';

const USAGE = `node tools/clickhouse/src/main.ts [options]

ClickHouse for development and tests: the engine as a library (chDB) behind the HTTP interface. Never deployed.

  --data <folder>      data folder, owned by this process alone (default .engines/clickhouse)
  --host <address>     address to listen on (default 127.0.0.1)
  --port <number>      port, 0 for any free one (default 28123)
  --sessions <number>  queries that run at once; more wait their turn (default 8)
  --help               show this
`;

/** Threads for the engine's asynchronous calls, and a few for everything else in the process. */
const poolSize = (sessions: number): number => sessions + 4;

/** The pool's size is read from the environment when the process starts, so the process starts again with it. */
const ensureThreadPool = (sessions: number): void => {
  if (Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) >= poolSize(sessions)) return;
  const environment = { ...process.env, UV_THREADPOOL_SIZE: String(poolSize(sessions)) };
  process.execve?.(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    environment,
  );
};

const numberOption = (name: string, text: string, least: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least) return value;
  throw new Error(`--${name} takes a whole number from ${least}, not "${text}"`);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '.engines/clickhouse' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '28123' },
      sessions: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const sessions = numberOption('sessions', values.sessions, 1);
  const port = numberOption('port', values.port, 0);
  ensureThreadPool(sessions);
  // A column without a zone reads the same on every machine, and as on the servers.
  process.env['TZ'] = 'UTC';
  const server = await startClickHouse({ data: values.data, host: values.host, port, sessions });
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`clickhouse (chDB) listening on ${server.url}`);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

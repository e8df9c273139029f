import { once } from 'node:events';
import path from 'node:path';
import { runCommand } from '@chuli/command';
import {
  ADDRESS_VARIABLES,
  DEFAULT_PORTS,
  type Engines,
  engineStatus,
  startEngines,
  stopEngines,
} from '@chuli/engines';

const portOption = (name: string, text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`--${name} takes a port number, not "${text}"`);
};

const printAddresses = ({ databaseUrl, natsUrl, clickhouseUrl }: Engines): void => {
  const addresses = { postgres: databaseUrl, nats: natsUrl, clickhouse: clickhouseUrl };
  for (const [name, url] of Object.entries(addresses)) {
    console.log(`${ADDRESS_VARIABLES[name as keyof typeof addresses]}=${url}`);
  }
};

const printStatus = (dir: string): number => {
  const engines = engineStatus(dir);
  for (const { name, url, pid } of engines) {
    console.log(`${name.padEnd(11)} ${url === null ? 'not running' : `running, pid ${pid}, ${url}`}`);
  }
  const running = engines.filter(({ url }) => url !== null).length;
  console.log(`${running} of ${engines.length} engines running in ${dir}`);
  return running === engines.length ? 0 : 1;
};

const holdUntilInterrupted = async (engines: Engines): Promise<void> => {
  console.log('engines are running; Ctrl-C stops them');
  const keepAlive = setInterval(() => undefined, 60_000);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), once(process, 'SIGHUP')]);
  clearInterval(keepAlive);
  await engines.stop();
  console.log('engines stopped');
};

await runCommand({
  name: 'engines',
  summary:
    'Runs private PostgreSQL, NATS and ClickHouse for development. DATABASE_URL, NATS_URL and CLICKHOUSE_URL name engines that run elsewhere.',
  options: {
    dir: {
      type: 'string',
      default: process.env['CHULI_ENGINES_DIR'] ?? '.engines',
      help: 'data, logs and records',
    },
    'postgres-port': { type: 'string', default: String(DEFAULT_PORTS.postgres), help: 'on 127.0.0.1' },
    'nats-port': { type: 'string', default: String(DEFAULT_PORTS.nats), help: 'on 127.0.0.1' },
    'clickhouse-port': { type: 'string', default: String(DEFAULT_PORTS.clickhouse), help: 'on 127.0.0.1' },
    detach: { type: 'boolean', help: 'return when they are ready and leave them running' },
    stop: { type: 'boolean', help: 'stop those that run in the folder' },
    status: { type: 'boolean', help: 'say which run' },
  },
  run: async (values) => {
    const dir = path.resolve(values.dir);
    if (values.status) return printStatus(dir);
    if (values.stop) {
      const stopped = await stopEngines(dir);
      console.log(stopped.length === 0 ? `no engines run in ${dir}` : `stopped ${stopped.join(', ')}`);
      return 0;
    }
    const ports = {
      postgres: portOption('postgres-port', values['postgres-port']),
      nats: portOption('nats-port', values['nats-port']),
      clickhouse: portOption('clickhouse-port', values['clickhouse-port']),
    };
    const engines = await startEngines({ dir, ports, isDetached: values.detach });
    printAddresses(engines);
    if (!values.detach) await holdUntilInterrupted(engines);
    return 0;
  },
});

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, capture } from '@chuli/command';
import { postgresAt, readRecord, startEngine, stopRecorded, surrounded } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import type { MachineClock } from './machines-clock.ts';
import type { Link, Network } from './machines-network.ts';
import { type Part, partOf } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';

const LAUNCHER = path.join(ROOT, 'apps/launcher/src/main.ts');
const PATIENCE_MS = 60_000;
const DATABASE = 'chuli';

/** PostgreSQL of a machine, and what tells balancers about it. */
export type Database = Part & {
  /** On the machine itself. */
  readonly own: string;
  /** Where it tells balancers about itself, on the machine as well. */
  readonly told: string;
  readonly serve: Part;
  wipe: () => void;
  /** The folder of its data. */
  readonly data: string;
  /** `chuli standby …` of this machine. */
  standby: (...words: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

export const databaseAt = (host: string, port: number): string =>
  `postgres://postgres@${host}:${port}/${DATABASE}`;

const processesOf = (pid: number): number[] => {
  const children = execFileSync('sh', ['-c', `pgrep -P ${pid} || true`], { encoding: 'utf8' });
  return [pid, ...children.split('\n').filter(Boolean).map(Number)];
};

type Home = {
  readonly name: string;
  readonly folder: string;
  readonly clock: MachineClock;
  readonly link: Link;
};

const variablesOf = ({ clock, link }: Home, other: Link) => ({
  ...clock.variables,
  PATH: process.env['PATH'] ?? '',
  CHULI_ENVIRONMENT: 'development',
  CHULI_SERVER_URL: databaseAt(link.inner, PORTS.database),
  CHULI_OTHER_SERVER_URL: databaseAt(other.address, PORTS.database),
  CHULI_STANDBY_HOST: link.inner,
  CHULI_STANDBY_PORT: String(PORTS.standby),
  CHULI_OTHER_STANDBY_URL: `http://${other.address}:${PORTS.standby}`,
});

/** The engine in the machine, by its clock. */
const engineOf = ({ clock, link }: Home, { range }: Network): ReturnType<typeof postgresAt> => {
  const { namespace, inner } = link;
  const engine = postgresAt({ host: inner, believes: range });
  return {
    ...engine,
    prepare: async (place) => ({ ...(await engine.prepare(place)), namespace, env: clock.variables }),
  };
};

/** `more` is what its processes are told beside what they need. */
export const openDatabase = (
  home: Home,
  other: Link,
  network: Network,
  more: Readonly<Record<string, string>> = {},
): Database => {
  const { name, folder, link } = home;
  const { namespace, inner } = link;
  const env = { ...variablesOf(home, other), ...more };
  const engine = engineOf(home, network);
  const pidOf = (): number => readRecord(folder, engine.name)?.pid ?? 0;
  const data = path.join(folder, engine.name);
  return {
    own: databaseAt(inner, PORTS.database),
    told: `http://${inner}:${PORTS.standby}`,
    data,
    serve: partOf({ program: process.execPath, args: [LAUNCHER, 'standby', 'serve'], env, namespace }),
    start: async () => {
      await startEngine(engine, { dir: folder, port: PORTS.database, isDetached: false });
    },
    kill: async () => {
      const pid = pidOf();
      if (pid === 0) return;
      process.kill(pid, 'SIGKILL');
      const isGone = () => Promise.resolve(pidOf() === 0);
      await waitUntil(isGone, `${name} dead`, PATIENCE_MS);
    },
    signal: (signal) => {
      const pid = pidOf();
      if (pid !== 0) for (const one of processesOf(pid)) process.kill(one, signal);
    },
    wipe: () => rmSync(data, { recursive: true, force: true }),
    standby: async (...words) => {
      const [command, ...args] = surrounded([process.execPath, LAUNCHER, 'standby', ...words], { namespace });
      const { code, output } = await capture(command, args, env);
      if (code !== 0) throw new Error(`${name}: standby ${words.join(' ')} ended with ${code}: ${output}`);
      return output;
    },
    stop: async () => {
      await stopRecorded(folder, engine.name).catch(() => undefined);
    },
  };
};

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, capture } from '@chuli/command';
import { freePort, postgres, readRecord, startEngine, stopRecorded } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import type { Cable } from './machines-cable.ts';
import type { MachineClock } from './machines-clock.ts';
import { type Part, partOf } from './machines-part.ts';

const LAUNCHER = path.join(ROOT, 'apps/launcher/src/main.ts');
const PATIENCE_MS = 60_000;

/** Where it is reached on its machine, and from others. */
export type DatabasePorts = {
  readonly own: number;
  readonly serve: number;
  readonly line: number;
  readonly serveLine: number;
};

/** PostgreSQL of a machine, and what tells balancers about it. */
export type Database = Part & {
  /** On the machine itself. */
  readonly own: string;
  readonly ports: DatabasePorts;
  readonly serve: Part;
  wipe: () => void;
  /** The folder of its data. */
  readonly data: string;
  /** `chuli standby …` of this machine. */
  standby: (...words: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

export const openPorts = async (cable: Cable): Promise<DatabasePorts> => {
  const [own, serve] = [await freePort(), await freePort()];
  return { own, serve, line: await cable.lineTo(own), serveLine: await cable.lineTo(serve) };
};

const processesOf = (pid: number): number[] => {
  const children = execFileSync('sh', ['-c', `pgrep -P ${pid} || true`], { encoding: 'utf8' });
  return [pid, ...children.split('\n').filter(Boolean).map(Number)];
};

type Home = { readonly name: string; readonly folder: string; readonly clock: MachineClock };

/** `other` is how the other machine is reached from this one. */
export const openDatabase = (
  { name, folder, clock }: Home,
  ports: DatabasePorts,
  other: { readonly line: number; readonly serveLine: number },
): Database => {
  const variables = {
    ...clock.variables,
    PATH: process.env['PATH'] ?? '',
    CHULI_ENVIRONMENT: 'development',
    CHULI_SERVER_URL: postgres.url(ports.own),
    CHULI_OTHER_SERVER_URL: postgres.url(other.line),
    CHULI_STANDBY_PORT: String(ports.serve),
    CHULI_OTHER_STANDBY_URL: `http://127.0.0.1:${other.serveLine}`,
  };
  const engine: typeof postgres = {
    ...postgres,
    prepare: async (place) => ({ ...(await postgres.prepare(place)), env: clock.variables }),
  };
  const pidOf = (): number => readRecord(folder, 'postgres')?.pid ?? 0;
  const data = path.join(folder, 'postgres');
  return {
    own: postgres.url(ports.own),
    ports,
    data,
    serve: partOf({ program: process.execPath, args: [LAUNCHER, 'standby', 'serve'], env: variables }),
    start: async () => {
      await startEngine(engine, { dir: folder, port: ports.own, isDetached: false });
    },
    kill: async () => {
      const pid = pidOf();
      if (pid === 0) return;
      process.kill(pid, 'SIGKILL');
      const isGone = () => Promise.resolve(readRecord(folder, 'postgres') === null);
      await waitUntil(isGone, `${name} dead`, PATIENCE_MS);
    },
    signal: (signal) => {
      const pid = pidOf();
      if (pid !== 0) for (const one of processesOf(pid)) process.kill(one, signal);
    },
    wipe: () => rmSync(data, { recursive: true, force: true }),
    standby: async (...words) => {
      const { code, output } = await capture(process.execPath, [LAUNCHER, 'standby', ...words], variables);
      if (code !== 0) throw new Error(`${name}: standby ${words.join(' ')} ended with ${code}: ${output}`);
      return output;
    },
    stop: async () => {
      await stopRecorded(folder, 'postgres').catch(() => undefined);
    },
  };
};

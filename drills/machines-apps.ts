import path from 'node:path';
import { ROOT } from '@chuli/command';
import { clickhouseAt, stopRecorded } from '@chuli/engines';
import { openRegistry } from '@chuli/registry';
import { migrateTape, openTape } from '@chuli/tape';
import { fillMarket } from './access-market.ts';
import { openEngine } from './engines.ts';
import type { MachineClock } from './machines-clock.ts';
import type { Link } from './machines-network.ts';
import { type Part, partOf } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';
import { DAY } from './plan.ts';

/** The shortest that a setting allows: what is tried is who leads, and a minute of it would be no better. */
const LEASE_SECONDS = 5;

/** ClickHouse stands beside the machines: one lost with its machine is another drill. */
export type TapeServer = {
  readonly url: string;
  readonly database: string;
  fill: (registryUrl: string) => Promise<void>;
  stop: () => Promise<void>;
};

export const openTapeServer = async (dir: string, host: string): Promise<TapeServer> => {
  const engine = clickhouseAt(host);
  const { url } = await openEngine(engine, dir);
  const place = { url, database: 'drill_machines' };
  return {
    ...place,
    fill: async (registryUrl) => {
      await migrateTape(place);
      const [tape, registry] = [openTape(place), openRegistry(registryUrl, 2)];
      try {
        await fillMarket({ tape, registry }, DAY);
      } finally {
        await Promise.all([tape.close(), registry.destroy()]);
      }
    },
    stop: () => stopRecorded(dir, engine.name).then(() => undefined),
  };
};

/** A copy of the worker, by what its machine reaches. */
export type WorkerCopy = Part & { readonly name: string; readonly address: string; readonly link: Link };

type Home = { readonly name: string; readonly link: Link; readonly clock: MachineClock };

export const openWorker = (
  { name, link, clock }: Home,
  registryUrl: string,
  tape: TapeServer,
): WorkerCopy => {
  const env = {
    ...clock.variables,
    PATH: process.env['PATH'] ?? '',
    CHULI_ENVIRONMENT: 'development',
    DATABASE_URL: registryUrl,
    CLICKHOUSE_URL: tape.url,
    CHULI_TAPE_DATABASE: tape.database,
    CHULI_WORKER_HOST: link.inner,
    CHULI_WORKER_POLL_SECONDS: '1',
    CHULI_WORKER_LEASE_SECONDS: String(LEASE_SECONDS),
    CHULI_SMS: 'none',
    CHULI_LOG_LEVEL: 'fatal',
  };
  const args = [path.join(ROOT, 'apps/worker/src/main.ts')];
  return {
    ...partOf({ program: process.execPath, args, env, namespace: link.namespace, isKept: true }),
    name,
    link,
    address: `http://${link.inner}:${PORTS.worker}`,
  };
};

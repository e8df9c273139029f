import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateRegistry } from '@chuli/registry';
import { migrateTape } from '@chuli/tape';
import { type Settings } from '@chuli/command';
import { freePort, startEngines } from '@chuli/engines';

export type PrivateEngines = {
  readonly natsUrl: string;
  /** Fresh, migrated databases under a name of their own. */
  databases: (name: string) => Promise<Settings>;
  stop: () => Promise<void>;
};

/** Engines that nothing else uses, in a folder that goes with them. */
export const startPrivateEngines = async (): Promise<PrivateEngines> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'chuli-bench-'));
  const ports = { postgres: await freePort(), nats: await freePort(), clickhouse: await freePort() };
  const engines = await startEngines({ dir, ports, environment: {} });
  return {
    natsUrl: engines.natsUrl,
    databases: async (name) => {
      const registryUrl = new URL(engines.databaseUrl);
      registryUrl.pathname = `/bench_${name}`;
      const settings = {
        registryUrl: registryUrl.href,
        tapeUrl: engines.clickhouseUrl,
        tapeDatabase: `bench_${name}`,
      };
      await migrateRegistry(settings.registryUrl);
      await migrateTape({ url: settings.tapeUrl, database: settings.tapeDatabase });
      return settings;
    },
    stop: async () => {
      await engines.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
};

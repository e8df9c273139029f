import { clickhouseAt, stopRecorded } from '@chuli/engines';
import { openRegistry } from '@chuli/registry';
import { migrateTape, openTape } from '@chuli/tape';
import { fillMarket } from './access-market.ts';
import { openEngine } from './engines.ts';
import { DAY } from './plan.ts';

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

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { migrateRegistry } from '@chuli/registry';
import { type Database, openDatabase } from './machines-database.ts';
import { type Ends, openBare } from './machines-machine.ts';
import { openNetwork } from './machines-network.ts';
import { untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene } from './watch-scene.ts';

type Pair = {
  readonly one: Database;
  readonly two: Database;
  /** Neither reaches the other any more. */
  readonly cut: () => void;
};

/** Two machines for them, each with a network of its own. */
const openTwo = async (dir: string, after: After) => {
  mkdirSync(dir);
  const ends: Ends = [];
  after(async () => {
    for (const end of ends.toReversed()) await end();
  });
  const network = openNetwork();
  ends.push(network.remove);
  const bare = [await openBare(dir, network, 0, ends), await openBare(dir, network, 1, ends)] as const;
  return { bare, network };
};

/** A PostgreSQL with its copy, and beside each what tells balancers about it. */
const openPair = async ({ engines, prometheus, key }: WatchPlace, after: After): Promise<Pair> => {
  const { bare, network } = await openTwo(path.join(engines.dir, 'pair'), after);
  const watched = { CHULI_METRICS_KEY: key };
  const one = openDatabase(bare[0], bare[1].link, network, watched);
  const two = openDatabase(bare[1], bare[0].link, network, watched);
  for (const { stop, serve } of [one, two]) after(() => Promise.all([stop(), serve.kill()]));
  await one.start();
  await migrateRegistry(one.own);
  await two.standby('follow', '--into', two.data);
  await two.start();
  await one.standby('join');
  for (const { serve, told } of [one, two]) {
    await serve.start();
    after(await prometheus.lookAlso('standby', new URL(told).host));
  }
  return { one, two, cut: () => bare.forEach(({ link }) => link.cut()) };
};

/** One strike makes all three: each alarm comes in the state in which the one before it left the pair. */
export const PAIR: Scene = {
  name: 'two PostgreSQL: the copy is lost, both take what is written, neither does',
  strikes: [
    {
      alarm: 'CopyLost',
      strike: async (place, after) => {
        const { one, two, cut } = await openPair(place, after);
        await untilSeen(place, 'sum(chuli_standby_sure)');
        await two.kill();
        await untilSeen(place, 'count(ALERTS{alertname="CopyLost",alertstate="firing"})');
        await two.start();
        await untilSeen(place, 'sum(chuli_standby_sure)');
        cut();
        await two.standby('promote');
        await untilSeen(place, 'count(ALERTS{alertname="TwoPrimaries",alertstate="firing"})');
        await Promise.all([one.kill(), two.kill()]);
      },
    },
    { alarm: 'TwoPrimaries' },
    { alarm: 'NoPrimary' },
  ],
};

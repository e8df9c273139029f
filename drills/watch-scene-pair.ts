import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { migrateRegistry } from '@chuli/registry';
import { openCable } from './machines-cable.ts';
import { openClock } from './machines-clock.ts';
import { type Database, openDatabase, openPorts } from './machines-database.ts';
import { untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { After, Scene } from './watch-scene.ts';

type Pair = {
  readonly one: Database;
  readonly two: Database;
  /** Neither reaches the other any more. */
  readonly cut: () => void;
};

const homeOf = (dir: string, name: string) => {
  const folder = path.join(dir, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  // Run as root, PostgreSQL has an account of its own.
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  return { name, folder, clock: openClock(path.join(dir, `${name}.clock`)) };
};

/** A PostgreSQL with its copy, and beside each what tells balancers about it. */
const openPair = async ({ engines, prometheus }: WatchPlace, after: After): Promise<Pair> => {
  const cables = [openCable(), openCable()] as const;
  for (const cable of cables) after(cable.close);
  const ports = [await openPorts(cables[0]), await openPorts(cables[1])] as const;
  const one = openDatabase(homeOf(engines.dir, 'one'), ports[0], ports[1]);
  const two = openDatabase(homeOf(engines.dir, 'two'), ports[1], ports[0]);
  for (const { stop, serve } of [one, two]) after(() => Promise.all([stop(), serve.kill()]));
  await one.start();
  await migrateRegistry(one.own);
  await two.standby('follow', '--into', two.data);
  await two.start();
  await one.standby('join');
  for (const { serve, ports: own } of [one, two]) {
    await serve.start();
    after(await prometheus.lookAlso('standby', `127.0.0.1:${own.serve}`));
  }
  return { one, two, cut: () => cables.forEach((cable) => cable.cut()) };
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

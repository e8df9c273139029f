import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DrillProcess } from '@chuli/harness';
import { type Registry, openRegistry } from '@chuli/registry';
import { type KeptThing, tellKept } from '@chuli/registry/keep';
import { type Tape, openTape } from '@chuli/tape';
import { startSmsGateway } from '@chuli/testkit';
import { fillMarket } from './access-market.ts';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { DAY } from './plan.ts';
import { type App, type Shared, type Ways, openWays, startApps } from './watch-apps.ts';
import { type Collector, startCollector } from './watch-collector.ts';
import { type Watcher, startPrometheus } from './watch-prometheus.ts';

/** All five processes, what watches them, and their ways to the engines. */
export type WatchPlace = {
  readonly engines: DrillEngines;
  /** The engines by no way that can be broken. */
  readonly place: Place;
  readonly registry: Registry;
  readonly tape: Tape;
  readonly ways: Ways;
  readonly apps: Readonly<Record<App, DrillProcess>>;
  /** Where each tells its figures. */
  readonly figures: Readonly<Record<App, string>>;
  readonly key: string;
  /** What every process is told beside its engines. */
  readonly shared: Shared;
  /** Has the registry say that something was last kept two days ago. */
  readonly age: (what: KeptThing) => Promise<void>;
  readonly collector: Collector;
  readonly prometheus: Watcher;
  stop: () => Promise<void>;
};

/** How many codes may be sent in a day. */
export const CODES_A_DAY = 10;

const SMS_TOKEN = 'token of the drill';
const TWO_DAYS_MS = 2 * 86_400_000;

type Ends = (() => unknown)[];

const openStores = async (place: Place, ends: Ends): Promise<Pick<WatchPlace, 'registry' | 'tape'>> => {
  const registry = openRegistry(place.registryUrl, 4);
  const tape = openTape(place.tape);
  ends.push(() => Promise.all([tape.close(), registry.destroy()]));
  await fillMarket({ tape, registry }, DAY);
  for (const what of ['base', 'log', 'tape'] as const) await tellKept(registry, what, new Date());
  return { registry, tape };
};

const openCodes = async (ends: Ends): Promise<Shared> => {
  const gateway = await startSmsGateway(SMS_TOKEN);
  ends.push(gateway.stop);
  return {
    CHULI_SMS: 'sparrow',
    CHULI_SMS_URL: gateway.sparrowUrl,
    CHULI_SMS_TOKEN: SMS_TOKEN,
    CHULI_SMS_FROM: 'Drill',
    CHULI_SMS_DAILY_CAP: String(CODES_A_DAY),
  };
};

const startAll = async (isHasty: boolean, ends: Ends): Promise<Omit<WatchPlace, 'stop'>> => {
  const engines = await startDrillEngines();
  ends.push(engines.stop);
  const collector = await startCollector();
  ends.push(collector.stop);
  const place = await engines.place('watch');
  const stores = await openStores(place, ends);
  const ways = await openWays(place);
  ends.push(() => Object.values(ways).forEach((way) => way.close()));
  const key = randomBytes(24).toString('base64url');
  const shared = {
    CHULI_METRICS_KEY: key,
    CHULI_TRACES_URL: collector.url,
    CHULI_TRACES_PART: '1',
    CHULI_LIVE_TRUNK_KEY: randomBytes(32).toString('base64'),
  };
  const ofApi = await openCodes(ends);
  const { apps, figures } = await startApps({ engines, place, ways, shared, ofApi });
  ends.push(() => Promise.all(Object.values(apps).map((app) => app.kill())));
  const folder = path.join(engines.dir, 'prometheus');
  const prometheus = await startPrometheus({ folder, targets: figures, key, isHasty });
  ends.push(prometheus.stop);
  const age = (what: KeptThing): Promise<void> =>
    tellKept(stores.registry, what, new Date(Date.now() - TWO_DAYS_MS));
  return { engines, place, ...stores, ways, apps, figures, key, shared, age, collector, prometheus };
};

/** Hasty, its rules have the times of a drill. */
export const openWatchPlace = async (isHasty: boolean): Promise<WatchPlace> => {
  const ends: Ends = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    return { ...(await startAll(isHasty, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

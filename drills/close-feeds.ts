import path from 'node:path';
import type { EndOfDayStep } from '@chuli/ingest';
import type { TradingDate } from '@chuli/kernel';
import { freePort } from '@chuli/engines';
import { type DrillProcess, startProcess } from '@chuli/harness';
import { FIRST_DAY, type Order, type Told } from './close-plan.ts';
import type { CloseProcess } from './close-process.ts';
import type { DrillEngines, Place } from './engines.ts';
import { type Way, openWay } from './way.ts';

export type EngineName = 'postgres' | 'nats' | 'clickhouse';

/** A feed with its own ways to the engines. */
export type CloseFeed = DrillProcess & { readonly ways: Readonly<Record<EngineName, Way>> };

export type CloseFeeds = {
  readonly all: readonly CloseFeed[];
  /** Tells both which day it is, also after they are started again. */
  goTo: (day: TradingDate) => void;
  /** The next feed that has done this step; it waits there until it is told to go on. */
  stopNextAt: (step: EndOfDayStep) => Promise<CloseFeed>;
  kill: () => Promise<void>;
};

const placeThrough = (place: Place, ways: CloseFeed['ways']): Place => {
  const registry = new URL(ways.postgres.url);
  registry.pathname = new URL(place.registryUrl).pathname;
  return {
    registryUrl: registry.href,
    tape: { ...place.tape, url: ways.clickhouse.url },
    log: { ...place.log, url: ways.nats.url },
  };
};

export const GO: Order = { go: true };

/** Two feeds of one log: one leads, the other stands by. */
export const startCloseFeeds = async (
  engines: DrillEngines,
  place: Place,
  seed: number,
): Promise<CloseFeeds> => {
  const all: CloseFeed[] = [];
  let today = FIRST_DAY;
  let awaited: { step: EndOfDayStep; day: TradingDate; reached: (feed: CloseFeed) => void } | null = null;

  const hear = (feed: CloseFeed, told: Told): void => {
    if ('asks' in told) return feed.tell({ day: today });
    if (awaited === null || awaited.step !== told.step || awaited.day !== told.day) return feed.tell(GO);
    const { reached } = awaited;
    awaited = null;
    reached(feed);
  };

  for (const name of ['one', 'two']) {
    const [postgres, nats, clickhouse] = await Promise.all(
      [engines.postgres, engines.nats, engines.clickhouse].map(({ url }) => openWay(url)),
    );
    if (postgres === undefined || nats === undefined || clickhouse === undefined) throw new Error('no ways');
    const ways = { postgres, nats, clickhouse };
    const port = await freePort();
    const folder = path.join(engines.dir, name);
    const plan: CloseProcess = { place: placeThrough(place, ways), port, folder, seed };
    const env = {
      DRILL: JSON.stringify(plan),
      CHULI_LOG_LEVEL: process.env['CHULI_LOG_LEVEL'] ?? 'fatal',
    };
    const feed: CloseFeed = Object.assign(
      startProcess('drills/close-process.ts', env, port, (told) => hear(feed, told as Told)),
      { ways },
    );
    all.push(feed);
  }

  return {
    all,
    goTo: (day) => {
      today = day;
      for (const feed of all) feed.tell({ day });
    },
    stopNextAt: (step) =>
      new Promise((reached) => {
        awaited = { step, day: today, reached };
      }),
    kill: async () => {
      await Promise.all(all.map((feed) => feed.kill()));
      for (const { ways } of all) for (const way of Object.values(ways)) way.close();
    },
  };
};

import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instant, kathmanduDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { newPerson, signInAs } from './access-callers.ts';
import { fillMarket } from './access-market.ts';
import { tokensBy } from './access-place.ts';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { type LoggedProcess, enginesOf, startLogged } from './hosts-place.ts';
import { newSecret } from './tokens-place.ts';
import { type Way, openWay } from './way.ts';

export const ENGINES = ['postgres', 'clickhouse', 'nats'] as const;
export type EngineName = (typeof ENGINES)[number];

export const APPS = ['api', 'web', 'live', 'worker'] as const;
export type App = (typeof APPS)[number];

/** All processes that readers meet, each engine at the end of a way that can be broken. */
export type AwayPlace = {
  readonly engines: DrillEngines;
  readonly ways: Readonly<Record<EngineName, Way>>;
  readonly ports: Readonly<Record<App, number>>;
  /** Of somebody who is signed in. */
  readonly token: string;
  readonly operatorKey: string;
  stop: () => Promise<void>;
};

const openWays = async ({ registryUrl, tape, log }: Place): Promise<AwayPlace['ways']> => ({
  postgres: await openWay(registryUrl),
  clickhouse: await openWay(tape.url),
  nats: await openWay(log.url),
});

const reachedBy = (place: Place, { postgres, clickhouse, nats }: AwayPlace['ways']): Place => ({
  registryUrl: postgres.url,
  tape: { ...place.tape, url: clickhouse.url },
  log: { ...place.log, url: nats.url },
});

const fill = async (place: Place, tokenOf: ReturnType<typeof tokensBy>): Promise<string> => {
  const registry = openRegistry(place.registryUrl, 4);
  const tape = openTape(place.tape);
  try {
    await fillMarket({ tape, registry }, kathmanduDate(instant(Date.now())));
    return await signInAs({ registry, tokenOf }, await newPerson({ registry }));
  } finally {
    await Promise.all([registry.destroy(), tape.close()]);
  }
};

/** One page is enough: what the drill asks of the web stands behind it. */
const writeBuild = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'chuli-away-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Drill</title>');
  return folder;
};

export const openAwayPlace = async (): Promise<AwayPlace> => {
  const ends: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  const start = async (...args: Parameters<typeof startLogged>): Promise<LoggedProcess> => {
    const started = await startLogged(...args);
    ends.push(started.stop);
    return started;
  };
  try {
    const engines = await startDrillEngines();
    ends.push(engines.stop);
    const place = await engines.place('away');
    const { privateKey } = generateKeyPairSync('ed25519');
    const token = await fill(place, tokensBy(privateKey));
    const ways = await openWays(place);
    ends.push(() => Object.values(ways).forEach((way) => way.close()));
    const operatorKey = newSecret();
    const env = {
      ...enginesOf(reachedBy(place, ways)),
      CHULI_ENVIRONMENT: 'development',
      CHULI_LOG_LEVEL: 'fatal',
      CHULI_OPERATOR_KEY: operatorKey,
      // Often enough for it to meet every fault.
      CHULI_WORKER_POLL_SECONDS: '1',
      CHULI_TOKEN_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    };
    const build = await writeBuild();
    ends.push(() => rm(build, { recursive: true, force: true }));
    const api = await start('api', 'CHULI_API_PORT', 'apps/api/src/main.ts', env);
    const live = await start('live', 'CHULI_LIVE_PORT', 'apps/live/src/main.ts', env);
    const worker = await start('worker', 'CHULI_WORKER_PORT', 'apps/worker/src/main.ts', env);
    const web = await start('web', 'CHULI_WEB_PORT', 'apps/web/server/main.ts', {
      CHULI_ENVIRONMENT: 'development',
      CHULI_WEB_BUILDS: build,
      CHULI_API_URL: `http://127.0.0.1:${api.port}`,
      CHULI_LIVE_URL: `http://127.0.0.1:${live.port}`,
    });
    const ports = { api: api.port, web: web.port, live: live.port, worker: worker.port };
    return { engines, ways, ports, token, operatorKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

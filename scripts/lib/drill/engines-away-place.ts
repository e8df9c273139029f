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
import { type Link, openLink } from './engines-away-link.ts';
import { type DrillEngines, type Place, startDrillEngines } from './engines.ts';
import { type LoggedProcess, enginesOf, startLogged } from './hosts-place.ts';
import { newSecret } from './tokens-place.ts';

export const ENGINES = ['postgres', 'clickhouse', 'nats'] as const;
export type EngineName = (typeof ENGINES)[number];

export const APPS = ['api', 'web', 'live', 'worker'] as const;
export type App = (typeof APPS)[number];

/** All processes that readers meet, each engine behind a link that can be broken. */
export type AwayPlace = {
  readonly engines: DrillEngines;
  readonly links: Readonly<Record<EngineName, Link>>;
  readonly ports: Readonly<Record<App, number>>;
  /** Of somebody who is signed in. */
  readonly token: string;
  readonly operatorKey: string;
  stop: () => Promise<void>;
};

const throughLink = (url: string, { port }: Link): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

const linked = (place: Place, links: AwayPlace['links']): Place => ({
  registryUrl: throughLink(place.registryUrl, links.postgres),
  tape: { ...place.tape, url: throughLink(place.tape.url, links.clickhouse) },
  log: { ...place.log, url: throughLink(place.log.url, links.nats) },
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
    const open = async (name: EngineName): Promise<Link> => {
      const link = await openLink(Number(new URL(engines[name].url).port));
      ends.push(link.close);
      return link;
    };
    const links = {
      postgres: await open('postgres'),
      clickhouse: await open('clickhouse'),
      nats: await open('nats'),
    };
    const operatorKey = newSecret();
    const env = {
      ...enginesOf(linked(place, links)),
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
    return { engines, links, ports, token, operatorKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '@chuli/harness';
import { type Pages, startPages } from './deploy-pages.ts';
import { type DeployPlace, openDeployPlace } from './deploy-place.ts';
import type { Drill } from './drill.ts';
import { differencesAtEnd, untilAllListen } from './held-at-end.ts';
import { type Listener, type Outage, startListener } from './restart-listeners.ts';
import { tellOutages } from './restart-outages.ts';
import { type Readers, startReaders } from './restart-readers.ts';

/** Pages that come back share the processors with all copies, and through three proxies each: a crowd takes longer. */
const SIZES = {
  small: { listeners: 40, perSecond: 20, watch: '3', deploys: 2, awayMs: 5_000 },
  full: { listeners: 2_000, perSecond: 30, watch: '30', deploys: 3, awayMs: 30_000 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];

const READY_WITHIN_MS = 180_000;
const CHANNELS = ['market', 'floorsheet'];

type Deployed = { readonly what: string; readonly seconds: number; readonly fault: string | null };

type Wanted = {
  readonly what: string;
  readonly words: readonly string[];
  readonly code: number;
  /** Which release runs afterwards. */
  readonly runs: 'first' | 'next';
};

/** One that does not come up, which the command itself has to take back; then there and back. */
const deploysOf = ({ releases: { next, broken } }: DeployPlace): readonly Wanted[] => [
  { what: 'one that does not come up', words: [broken], code: 1, runs: 'first' },
  { what: 'forward', words: [next], code: 0, runs: 'next' },
  { what: 'back', words: ['--back'], code: 0, runs: 'first' },
];

const deploy = async (place: DeployPlace, size: Size, wanted: Wanted): Promise<Deployed> => {
  const { root, settings, releases, supervisor } = place;
  const began = performance.now();
  const words = ['deploy', ...wanted.words, '--urgent', '--watch', size.watch];
  const child = spawn(
    path.join(root, 'current/bin/chuli'),
    [...words, '--root', root, '--settings', settings],
    {
      env: { ...supervisor.env, CHULI_NODE: process.execPath },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  const runs = realpathSync(path.join(root, 'current'));
  const isAsMeant = code === wanted.code && runs === releases[wanted.runs];
  return {
    what: wanted.what,
    seconds: (performance.now() - began) / 1_000,
    fault: isAsMeant ? null : `ended with ${code}, ${path.basename(runs)} runs\n${said}`,
  };
};

const isListening = async (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Both copies of all that readers reach, and a session that has begun. */
const untilReady = async ({ front, gateways }: DeployPlace): Promise<void> => {
  await waitUntil(() => Promise.resolve(front.ready() === 2), 'the web servers', READY_WITHIN_MS);
  for (const at of ['/api/tools/market-status/', '/api/data/floorsheet/'])
    await waitUntil(() => isListening(`${front.address}${at}`), at, READY_WITHIN_MS);
  for (const gateway of gateways)
    await waitUntil(() => isListening(`${gateway}/readyz`), gateway, READY_WITHIN_MS);
};

const listen = async ({ front }: DeployPlace, count: number): Promise<Listener[]> => {
  const listeners = Array.from({ length: count }, (_, number) =>
    startListener(front.address, number, CHANNELS[number % CHANNELS.length] ?? 'market'),
  );
  await untilAllListen(listeners);
  return listeners;
};

type Found = {
  readonly deployed: readonly Deployed[];
  readonly differences: readonly string[];
  readonly outages: readonly Outage[];
  readonly ended: readonly string[];
  /** The longest that a listener may have been away. */
  readonly awayMs: number;
};

const judge = (found: Found, readers: Readers, pages: Pages) => {
  const { deployed, differences, outages, ended, awayMs } = found;
  const { longest, words } = tellOutages(outages);
  for (const { what, seconds, fault } of deployed)
    console.log(`  ${fault === null ? 'ok   ' : 'SHORT'} ${what}: ${seconds.toFixed(0)} s ${fault ?? ''}`);
  const faults = [...readers.faults.slice(0, 10), ...pages.white.slice(0, 10), ...differences, ...ended];
  for (const fault of faults) console.log(`  ${fault}`);
  return {
    isGood: faults.length === 0 && longest <= awayMs && deployed.every(({ fault }) => fault === null),
    summary:
      `${deployed.length} deploys with a migration; ${readers.asked()} requests, ${readers.faults.length} failed, ` +
      `p99 ${readers.p99().toFixed(0)} ms; ${pages.opened()} pages, ${pages.white.length} white; ` +
      `${words}, ${differences.length} channels differ at the end`,
  };
};

const deployAll = async (
  place: DeployPlace,
  size: Size,
  tell: (what: string) => void,
): Promise<Deployed[]> => {
  const deployed: Deployed[] = [];
  for (const wanted of deploysOf(place).slice(0, size.deploys)) {
    tell(wanted.what);
    deployed.push(await deploy(place, size, wanted));
  }
  return deployed;
};

const stopFeeds = async ({ supervisor }: DeployPlace): Promise<void> => {
  for (const name of ['chuli-ingest-2.service', 'chuli-ingest.service']) await supervisor.stop(name);
};

/** A release is exchanged for the next and back under readers and listeners, and one that does not come up is taken back. */
export const drill: Drill = async ({ isFull }) => {
  const size = SIZES[isFull ? 'full' : 'small'];
  const place = await openDeployPlace(isFull);
  const { front, gateways, supervisor } = place;
  let listeners: Listener[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    await untilReady(place);
    listeners = await listen(place, size.listeners);
    let now = '';
    const readers = startReaders(front.address, size.perSecond, () => now);
    const pages = startPages(front.address, () => now);
    stops.push(readers.stop, pages.stop);
    console.log(
      `  ${size.listeners} listeners, ${size.perSecond} requests a second; inside: ${place.inside}`,
    );
    const deployed = await deployAll(place, size, (what) => void (now = what));
    await Promise.all([readers.stop(), pages.stop()]);
    await stopFeeds(place);
    const differences = await differencesAtEnd({ channels: CHANNELS, gateways, listeners });
    const outages = listeners.flatMap((one) => one.outages);
    const found = { deployed, differences, outages, ended: supervisor.faults, awayMs: size.awayMs };
    return judge(found, readers, pages);
  } finally {
    for (const stop of stops) await stop();
    for (const listener of listeners) listener.stop();
    await place.stop();
  }
};

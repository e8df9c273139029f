import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTS } from '@chuli/contracts/screens';
import { openRegistry } from '@chuli/registry';
import { listDeeds } from '@chuli/registry/site';
import { buildRelease, megabytesOf, readCommit, releaseFolder } from '@chuli/release';
import type { Drill, DrillResult } from './drill.ts';
import { runTask } from './install-launch.ts';
import { type InstalledPlace, NAMES, openInstalled } from './install-place.ts';
import { type InFront, findProxy, startProxy } from './install-proxy.ts';
import { firstWord, readerFrom, statusByTwo } from './install-reader.ts';

const HOST = HOSTS.test.whole[0] ?? '';
const READER = '127.0.0.9';
const OTHER = '127.0.0.10';
/** What a reader says of himself; nobody may believe it. */
const FORGED = '203.0.113.7';

export const prepared = async (): Promise<string> => {
  const commit = readCommit('HEAD');
  const out = releaseFolder(commit, 'test');
  if (!existsSync(out)) await buildRelease({ commit, environment: 'test', out });
  console.log(`  release ${commit.id.slice(0, 12)}, ${megabytesOf(out).toFixed(1)} MB`);
  return out;
};

/** A thing that has to be so, as it was found. */
export type Found = { readonly what: string; readonly isGood: boolean };

export const found = (what: string, said: unknown, wanted: unknown): Found => ({
  what: `${what}: ${String(said)}${said === wanted ? '' : `, not ${String(wanted)}`}`,
  isGood: said === wanted,
});

/** What readers meet: a page, a call, a socket, and that each is known by its own address. */
const askAsReaders = async (front: InFront, { asOperator }: InstalledPlace): Promise<Found[]> => {
  const [reader, other] = [readerFrom(front, HOST, READER), readerFrom(front, HOST, OTHER)];
  const page = await reader.get('/floorsheet');
  const call = await reader.get('/api/data/floorsheet/');
  const rows = (JSON.parse(call.body) as { rows?: unknown[] }).rows?.length ?? 0;
  const key = { 'x-operator-key': asOperator['CHULI_OPERATOR_KEY'] ?? '', 'x-forwarded-for': FORGED };
  const feed = await reader.get('/api/operator/feed/', key);
  const first = await reader.listen(await reader.ticket());
  const word = first.socket === null ? 'no socket' : await firstWord(first.socket, 'market');
  const again = await reader.listen(await reader.ticket());
  const elsewhere = await other.listen(await other.ticket());
  for (const { socket } of [first, again, elsewhere]) socket?.destroy();
  return [
    found('a page', page.status, 200),
    { what: `a call: ${call.status}, ${rows} rows`, isGood: call.status === 200 && rows > 0 },
    found('the operator’s page', feed.status, 200),
    found('a socket is told of the market', word, 'snapshot'),
    found('a second socket of the same address', again.status, 429),
    found('one of another address', elsewhere.status, 101),
  ];
};

const addressesSeen = async ({ asOperator }: InstalledPlace): Promise<Found[]> => {
  const registry = openRegistry(asOperator['DATABASE_URL'] ?? '', 1);
  try {
    const written = JSON.stringify(await listDeeds(registry, 10));
    return [
      found('the API knows the reader’s address', written.includes(READER), true),
      found('or believes what he says it is', written.includes(FORGED), false),
    ];
  } finally {
    await registry.destroy();
  }
};

/** What the proxy sees to by itself. */
const askProxy = async (front: InFront): Promise<Found[]> => {
  const reader = readerFrom(front, HOST, READER);
  const plain = readerFrom({ ...front, port: front.plainPort ?? 0, authority: null }, HOST, READER);
  const page = await plain.get('/floorsheet');
  return [
    found('by HTTP/2', await statusByTwo(front, HOST), 200),
    found('a page in the clear leads to', page.headers.location, `https://${HOST}/floorsheet`),
    found('a call in the clear', (await plain.get('/api/data/floorsheet/')).status, 403),
    found('readiness from outside', (await reader.get('/readyz')).status, 404),
  ];
};

const SECONDS_TO_STOP = /^TimeoutStopSec=(\d+)$/m;

/** As long as its unit lets it: a supervisor would kill it after that. */
const stopWithin = (release: string, name: string): number => {
  const unit = readFileSync(path.join(release, `deploy/systemd/chuli-${name}.service`), 'utf8');
  return Number(SECONDS_TO_STOP.exec(unit)?.[1] ?? 0) * 1_000;
};

const stopAll = ({ release, processes }: InstalledPlace): Promise<Found[]> =>
  Promise.all(
    NAMES.map(async (name) => {
      const { ms, code } = await processes[name].end();
      const within = stopWithin(release, name);
      return {
        what: `${name} stopped after ${(ms / 1_000).toFixed(1)} of ${within / 1_000} s with code ${code}`,
        isGood: code === 0 && ms < within,
      };
    }),
  );

/** By a command of the operator nothing is missing any more. */
const setUp = async ({ release, asOperator }: InstalledPlace): Promise<Found> => {
  const price = ['packages', 'set-price', 'gold-12', '1600', '--as', 'drill', '--apply'];
  await runTask(release, ['operate', ...price], asOperator);
  const { said } = await runTask(release, ['operate', 'setup'], asOperator);
  return found('operate setup', said.trim().split('\n').at(-1), 'nothing is missing');
};

const inFront = async (place: InstalledPlace): Promise<InFront> => {
  const program = findProxy();
  const { release, engines, ports } = place;
  if (program !== null)
    return startProxy({ program, release, folder: engines.dir, host: HOST, webPort: ports.web });
  console.log('  haproxy is not installed: the web server is asked itself');
  return { port: ports.web, plainPort: null, authority: null, stop: async () => undefined };
};

const askAll = async (place: InstalledPlace): Promise<Found[]> => {
  const front = await inFront(place);
  try {
    const asked = await askAsReaders(front, place);
    const seen = await addressesSeen(place);
    return [...asked, ...seen, ...(front.plainPort === null ? [] : await askProxy(front))];
  } finally {
    await front.stop();
  }
};

/** Looks at a release as it is installed, used by readers, and stopped; and at what is beside while it runs. */
export const lookAt = async (
  release: string,
  beside: () => readonly Found[] = () => [],
): Promise<readonly Found[]> => {
  const place = await openInstalled({ release, proxies: findProxy() === null ? 1 : 2 });
  try {
    for (const figure of place.figures) console.log(`  ${figure}`);
    return [await setUp(place), ...(await askAll(place)), ...beside(), ...(await stopAll(place))];
  } finally {
    await place.stop();
  }
};

/** Says what was found, and how much of it is short. */
export const judge = (all: readonly Found[], what: string): DrillResult => {
  for (const one of all) console.log(`  ${one.isGood ? 'ok   ' : 'SHORT'} ${one.what}`);
  const short = all.filter(({ isGood }) => !isGood).length;
  const proxy = findProxy() === null ? 'not installed' : 'in front';
  return {
    isGood: short === 0,
    summary: `${NAMES.length} processes ${what}, ${all.length} things looked at, ${short} short; proxy ${proxy}`,
  };
};

/** A release, installed as docs/how-to/install.md says, used by readers, and stopped. */
export const drill: Drill = async () => judge(await lookAt(await prepared()), 'of a release by bin/chuli');

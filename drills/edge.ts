import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { type Origin, type Said, openOrigin } from './edge-origin.ts';
import { type Edge, startEdge } from './edge-varnish.ts';
import { openHostsPlace } from './hosts-place.ts';
import { MAIN, PARTNERS } from './hosts-values.ts';
import { askUnder } from './hosts-wire.ts';

const CALLS = ['/api/sector/', '/api/broker/', '/api/membership/package/list/'];
const PAGES = ['/', '/demo', '/charts'];
const SIZES = { small: { readers: 20, seconds: 8 }, full: { readers: 200, seconds: 60 } };
/** Of what readers ask so much is answered by the edge. */
const ALLOWED_SHARE = 0.98;

/** Addresses of the drill's own, each saying one thing that an origin may say. */
const OWN: Readonly<Record<string, Said>> = {
  '/own/shared': { control: 'public, max-age=1, s-maxage=2' },
  '/own/limit': { control: 'public, max-age=1, s-maxage=1, stale-while-revalidate=1, stale-if-error=4' },
  '/own/targeted': { control: 'no-cache', headers: { 'cdn-cache-control': 'max-age=30' } },
  '/own/private': { control: 'private, max-age=60' },
  '/own/no-store': { control: 'no-store' },
  '/own/cookie': { control: 'public, max-age=60', headers: { 'set-cookie': 'a=b' } },
};
const NEVER_KEPT = ['/own/private', '/own/no-store', '/own/cookie'];

type Place = { readonly edge: Edge; readonly origin: Origin };
type Finding = { readonly what: string; readonly isGood: boolean };

const seen = (what: string, isGood: boolean): Finding => {
  console.log(`  ${isGood ? 'holds' : 'BROKEN'}: ${what}`);
  return { what, isGood };
};

const ask = ({ edge }: Place, target: string, lines: readonly string[] = [], host = MAIN) =>
  askUnder(edge.port, host, target, lines);

const secondsKept = (head: string): number => Number(/max-age=(\d+)/i.exec(head)?.[1] ?? 0);

/** Many readers who ask the same: the origin hears of it once for each time that an answer lives. */
const underReaders = async (place: Place, size: (typeof SIZES)['full']): Promise<Finding[]> => {
  const paths = [...CALLS, ...PAGES, '/own/shared'];
  const lives = new Map<string, number>([['/own/shared', 2]]);
  for (const path of paths) {
    const direct = await askUnder(place.origin.port, MAIN, path);
    const targeted = /^cdn-cache-control:.*$/im.exec(direct.head)?.[0];
    if (!lives.has(path)) lives.set(path, secondsKept(targeted ?? ''));
    place.origin.take(MAIN, path);
  }
  let asked = 0;
  const started = performance.now();
  const reader = async (first: number): Promise<void> => {
    for (let at = first; performance.now() - started < size.seconds * 1_000; at++) {
      asked += 1;
      const { status } = await ask(place, paths[at % paths.length] ?? '/');
      if (status !== 200) throw new Error(`${paths[at % paths.length]} is answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: size.readers }, (_, at) => reader(at)));
  const seconds = (performance.now() - started) / 1_000;
  const heard = paths.map((path) => ({
    path,
    count: place.origin.take(MAIN, path),
    lives: lives.get(path) ?? 0,
  }));
  const share = 1 - heard.reduce((sum, { count }) => sum + count, 0) / asked;
  const often = heard.filter(({ count, lives: life }) => life === 0 || count > Math.ceil(seconds / life) + 1);
  return [
    seen(
      `${asked} questions of ${size.readers} readers, ${(share * 100).toFixed(2)} % by the edge`,
      share >= ALLOWED_SHARE,
    ),
    seen(
      `one question a life at the origin: ${heard.map(({ path, count, lives: life }) => `${path} ${count} in ${seconds.toFixed(0)} s of ${life} s`).join(', ')}`,
      often.length === 0,
    ),
  ];
};

/** Whoever shows who they are always reaches the origin, and leaves nothing behind for others. */
const signedIn = async (place: Place): Promise<Finding[]> => {
  const times = 10;
  const path = '/api/sector/';
  await ask(place, path);
  place.origin.take(MAIN, path);
  for (let at = 0; at < times; at++) await ask(place, path, [`Authorization: Bearer person-${at}`]);
  const heard = place.origin.take(MAIN, path);
  const after = await ask(place, path);
  const fresh = '/own/targeted';
  const one = await ask(place, fresh, ['Authorization: Bearer person-1']);
  const other = await ask(place, fresh);
  return [
    seen(`${heard} of ${times} questions with authorization reached the origin`, heard === times),
    seen(`a visitor after them is answered ${after.status}`, after.status === 200),
    seen('an answer to authorization is given to nobody else', one.body !== other.body),
  ];
};

const neverKept = async (place: Place): Promise<Finding[]> => {
  const bodies: string[] = [];
  for (const path of NEVER_KEPT) for (let at = 0; at < 3; at++) bodies.push((await ask(place, path)).body);
  const first = (await ask(place, '/own/targeted')).body;
  const second = (await ask(place, '/own/targeted')).body;
  return [
    seen('private, no-store and cookies are never kept', new Set(bodies).size === bodies.length),
    seen('what is said to caches alone goes before what is said to browsers', first === second),
  ];
};

/** What goes wrong with one address when all brands are asked for it: lies beside it first, then honest and in capitals. */
const mixedUp = async (place: Place, path: string, hosts: readonly string[]): Promise<string[]> => {
  const tags = new Map<string, string>();
  const faults: string[] = [];
  const look = async (host: string, lines: readonly string[], as: string): Promise<void> => {
    const { head, body } = await ask(place, path, lines, as);
    if (/evil/.test(body)) faults.push(`${path} of ${host} was poisoned`);
    tags.set(host, /^etag: (.*)$/im.exec(head)?.[1] ?? '');
  };
  for (const host of hosts) await look(host, ['X-Forwarded-Host: evil.example'], host);
  for (const host of hosts) await look(host, [], host.toUpperCase());
  if (new Set(tags.values()).size !== hosts.length) faults.push(`${path}: one copy for two brands`);
  return faults;
};

const brands = async (place: Place): Promise<Finding[]> => {
  const hosts = [MAIN, ...PARTNERS];
  const faults: string[] = [];
  for (const path of [...PAGES, ...CALLS]) faults.push(...(await mixedUp(place, path, hosts)));
  return [seen(`brands kept apart on ${hosts.length} hosts ${faults.join(', ')}`, faults.length === 0)];
};

/** Without its origin the edge gives what it has for as long as the origin allowed, marked as old, and then says so. */
const originAway = async (place: Place): Promise<Finding[]> => {
  const before = await ask(place, '/own/limit');
  const page = await ask(place, '/demo');
  await place.origin.leave();
  await delay(2_500);
  const old = await ask(place, '/own/limit');
  const oldPage = await ask(place, '/demo');
  await delay(4_000);
  const over = await ask(place, '/own/limit');
  await place.origin.comeBack();
  await delay(2_500);
  const again = await ask(place, '/own/limit');
  const isMarked = /^x-chuli-kept: \d{13}$/im.test(old.head) && /^cache-control: no-store$/im.test(old.head);
  return [
    seen(`an old answer within its limit: ${old.status}`, old.status === 200 && old.body === before.body),
    seen('it says that it is old, and since when', isMarked),
    seen(`a page within its limit: ${oldPage.status}`, oldPage.status === 200 && oldPage.body === page.body),
    seen(`beyond the limit: ${over.status}`, over.status === 503),
    seen(`with the origin back: ${again.status}`, again.status === 200 && again.body !== before.body),
  ];
};

/** The rules of deploy/edge in Varnish, before the real web server and API. */
export const drill: Drill = async ({ isFull }) => {
  const hosts = await openHostsPlace();
  const origin = await openOrigin(hosts.web.port, OWN);
  const edge = await startEdge(origin.port);
  const place = { edge, origin };
  try {
    const findings = [
      ...(await underReaders(place, isFull ? SIZES.full : SIZES.small)),
      ...(await signedIn(place)),
      ...(await neverKept(place)),
      ...(await brands(place)),
      ...(await originAway(place)),
    ];
    const broken = findings.filter(({ isGood }) => !isGood);
    const words = broken.map(({ what }) => what).join('; ');
    return {
      isGood: broken.length === 0,
      summary: `${findings.length - broken.length} of ${findings.length} rules of the edge hold${words === '' ? '' : `; broken: ${words}`}`,
    };
  } finally {
    await edge.stop();
    await origin.stop();
    await hosts.stop();
  }
};

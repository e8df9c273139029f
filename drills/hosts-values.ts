import { HOSTS } from '@chuli/contracts/screens';

type Chance = (below: number) => number;

/** What is written on the wire for one try: the lines of the head and the target. */
export type HostTry = { target: string; lines: readonly string[]; kind: string };

const { whole, partners } = HOSTS.test;
export const MAIN = whole[0] ?? '';
export const PARTNERS = Object.keys(partners);
const OWN = [...whole, ...PARTNERS];
const FOREIGN = [
  ...HOSTS.production.whole,
  ...HOSTS.development.whole,
  ...Object.keys(HOSTS.development.partners),
  'evil.example',
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0x7f.1',
  '2130706433',
  '0177.0.0.1',
  '10.0.0.1',
];

const EVIL = 'evil.example';

/** Each makes another name out of one of ours or of somebody else's. */
const MUTATIONS: Readonly<Record<string, (host: string, chance: Chance) => string>> = {
  'as it is': (host) => host,
  'in capitals': (host) => host.toUpperCase(),
  'in mixed letters': (host, chance) =>
    host.replaceAll(/[a-z]/g, (letter) => (chance(2) === 0 ? letter.toUpperCase() : letter)),
  'with a dot behind': (host) => `${host}.`,
  'with two dots behind': (host) => `${host}..`,
  'with a dot before': (host) => `.${host}`,
  'with a port': (host, chance) => `${host}:${chance(70_000)}`,
  'with a port in words': (host) => `${host}:https`,
  'with two ports': (host) => `${host}:443:80`,
  'as a user of evil': (host) => `${host}@${EVIL}`,
  'of an evil user': (host) => `${EVIL}@${host}`,
  'before evil': (host) => `${host}.${EVIL}`,
  'behind evil': (host) => `${EVIL}.${host}`,
  'glued to evil': (host) => `evil${host}`,
  'with ideographic dots': (host) => host.replaceAll('.', '。'),
  'with halfwidth dots': (host) => host.replace('.', '｡'),
  'with fullwidth letters': (host) => host.replace('a', 'ａ'),
  'with a Cyrillic letter': (host) => host.replace('a', 'а'),
  'in percents': (host) => host.replace('.', '%2e'),
  'with a zero byte': (host) => `${host}\0.${EVIL}`,
  'with a space': (host) => `${host} ${EVIL}`,
  'with a tab': (host) => `${host}\t${EVIL}`,
  'in a list': (host) => `${host}, ${EVIL}`,
  'evil first in a list': (host) => `${EVIL}, ${host}`,
  'with a scheme': (host) => `http://${host}`,
  'with a path': (host) => `${host}/../${EVIL}`,
  'with a question': (host) => `${host}?x=${EVIL}`,
  'with a fragment': (host) => `${host}#${EVIL}`,
  'in brackets': (host) => `[${host}]`,
  'with an underscore': (host) => `${host}_`,
  'with a line of its own': (host) => `${host}\r\nX-Evil: ${EVIL}`,
  'with a second request': (host) =>
    `${host}\r\nContent-Length: 0\r\n\r\nGET /floorsheet HTTP/1.1\r\nHost: ${EVIL}`,
  'with a folded line': (host) => `${host}\r\n ${EVIL}`,
  'with a bare line feed': (host) => `${host}\nX-Evil: ${EVIL}`,
  'very long': (host, chance) => `${'a'.repeat(1_000 + chance(30_000))}.${host}`,
  'as a prototype': () => '__proto__',
  'as nothing': () => '',
};

/** A third of the tries is for a host that may be answered: what must not come then can come. */
const PLAIN = ['as it is', 'in capitals', 'in mixed letters', 'with a dot behind', 'with a port'];

/** Other places where a host could be believed. */
const BESIDE: readonly ((host: string) => readonly string[])[] = [
  () => [],
  (host) => [`X-Forwarded-Host: ${host}`],
  (host) => [`Forwarded: for=1.1.1.1;host=${host};proto=https`],
  (host) => [`X-Host: ${host}`, `X-Forwarded-Server: ${host}`],
  () => ['X-Original-URL: /floorsheet', 'X-Rewrite-URL: /floorsheet'],
  (host) => [`Origin: https://${host}`, `Referer: https://${host}/`],
];

const PATHS = [
  '/',
  '/demo',
  '/demo-2?frame=1',
  '/login',
  '/charts',
  '/floorsheet',
  '/dashboard',
  '/tree-map',
  '/operator/feed',
  '/theme-1',
  '/floorsheet.html',
  '/FLOORSHEET',
  '/demo/../floorsheet',
  '/demo/..%2ffloorsheet',
  '/%66loorsheet',
  '/index.html',
  '/mark.svg',
  '/manifest.webmanifest',
  '/partners/nilam.webmanifest',
  '/worker.js',
  '/no-such-page',
  '/api/sector/',
  '/api/docs/',
  '/api/openapi.json',
];

/** The target as a client writes it, or as a proxy or an attacker does. */
const targetOf = (path: string, host: string, chance: Chance): string => {
  const form = chance(12);
  if (form === 0) return `http://${host}${path}`;
  if (form === 1) return `//${EVIL}${path}`;
  if (form === 2) return `https://${EVIL}${path}`;
  return path;
};

const one = <T>(list: readonly T[], chance: Chance): T => {
  const chosen = list[chance(list.length)];
  if (chosen === undefined) throw new Error('an empty list');
  return chosen;
};

/** A try by chance; the seed that made it makes it again. */
export const hostTry = (chance: Chance): HostTry => {
  const base = chance(3) < 2 ? one(OWN, chance) : one(FOREIGN, chance);
  const kind = one(chance(3) === 0 ? PLAIN : Object.keys(MUTATIONS), chance);
  const host = MUTATIONS[kind]?.(base, chance) ?? base;
  const other = one([...OWN, EVIL], chance);
  const target = targetOf(one(PATHS, chance), other, chance);
  const copies = chance(10);
  const hostLines =
    copies === 0
      ? [`Host: ${host}`, `Host: ${other}`]
      : copies === 1
        ? [`Host: ${other}`, `host: ${host}`]
        : copies === 2 && chance(4) === 0
          ? []
          : [`Host: ${host}`];
  return { target, lines: [...hostLines, ...one(BESIDE, chance)(other)], kind };
};

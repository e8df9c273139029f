import { spawnSync } from 'node:child_process';
import { isLeftBy } from './machines-leftovers.ts';

/** Names of all that is made here begin so, and go on with the process that made it. */
const PREFIX = 'chm';
const RANGE = '10.77';
const NETWORKS = 256;
const NEEDS = 'machines are network namespaces: this drill needs Linux, the rights of root and iproute2';
const MORE = 8;
const MORE_FROM = 110;

/** How a machine hangs on the network. */
export type Link = {
  /** The network namespace that it is. */
  readonly namespace: string;
  /** By which others know it. */
  readonly address: string;
  /** Of its own services; the drill looks in by it, also while the machine reaches nobody. */
  readonly inner: string;
  /** From then on there is silence: nothing is refused, and nothing is acknowledged. */
  cut: () => void;
  isCut: () => boolean;
  mend: () => void;
};

export type Network = {
  /** Where the drill itself stands on it. */
  readonly outside: string;
  /** All addresses that it has there, for many who ask. */
  readonly sources: readonly string[];
  /** All addresses of this drill. */
  readonly range: string;
  readonly link: (number: number) => Link;
  remove: () => void;
};

const ip = (...words: string[]): string => {
  const { status, stdout, stderr, error } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`ip ${words.join(' ')}: ${error?.message ?? stderr.trim()}`);
};

/** With all that still runs in it. */
const removeNamespace = (name: string): void => {
  const pids = ip('netns', 'pids', name).split('\n').filter(Boolean);
  if (pids.length > 0) spawnSync('kill', ['-KILL', ...pids]);
  ip('netns', 'delete', name);
};

const leftIn = (listed: string): string[] =>
  listed
    .split('\n')
    .map((line) => /^(?:\d+: )?([^\s:@]+)/.exec(line)?.[1] ?? '')
    .filter((name) => isLeftBy(name, PREFIX));

const removeLeftovers = (): void => {
  for (const name of leftIn(ip('netns', 'list'))) removeNamespace(name);
  for (const name of leftIn(ip('-o', 'link', 'show', 'type', 'bridge'))) ip('link', 'delete', name);
};

/** Two drills at once have each its own. */
const freeRange = (): string => {
  const taken = ip('-4', '-o', 'address');
  const free = Array.from({ length: NETWORKS }, (_, at) => `${RANGE}.${(process.pid + at) % NETWORKS}`).find(
    (range) => !taken.includes(` ${range}.`),
  );
  if (free === undefined) throw new Error(`all of ${RANGE}.0.0 is taken`);
  return free;
};

type Made = { readonly bridge: string; readonly range: string };

/** One line to all others, and one to the drill alone, over which nothing is led on. */
const makeLink = ({ bridge, range }: Made, number: number): Link => {
  const [namespace, port, look] = [`${bridge}-${number}`, `${bridge}-${number}`, `${bridge}l${number}`];
  const [address, first] = [`${range}.${number}`, 128 + 4 * number];
  const inner = `${range}.${first + 1}`;
  const inside = (...words: string[]): string => ip('-n', namespace, ...words);
  ip('netns', 'add', namespace);
  inside('link', 'set', 'lo', 'up');
  ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  ip('link', 'set', port, 'master', bridge, 'up');
  inside('address', 'add', `${address}/25`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  ip('link', 'add', look, 'type', 'veth', 'peer', 'name', 'look', 'netns', namespace);
  ip('address', 'add', `${range}.${first + 2}/30`, 'dev', look);
  ip('link', 'set', look, 'up');
  inside('address', 'add', `${inner}/30`, 'dev', 'look');
  inside('link', 'set', 'look', 'up');
  let isCut = false;
  // At the far end: down at its own, the machine would have no way to anybody, and be told so at once.
  const turn = (to: 'up' | 'down'): void => {
    isCut = to === 'down';
    ip('link', 'set', port, to);
  };
  return {
    namespace,
    address,
    inner,
    cut: () => turn('down'),
    isCut: () => isCut,
    mend: () => turn('up'),
  };
};

/** A bridge to which machines are tied, each a network namespace; wants the rights of root. */
export const openNetwork = (): Network => {
  if (process.getuid?.() !== 0) throw new Error(NEEDS);
  removeLeftovers();
  const made = { bridge: `${PREFIX}${process.pid}`, range: freeRange() };
  const { bridge, range } = made;
  const outside = `${range}.126`;
  const namespaces: string[] = [];
  try {
    ip('link', 'add', bridge, 'type', 'bridge');
  } catch (error) {
    // Root of a container may be root of nothing.
    throw new Error(`${NEEDS}: ${String(error)}`, { cause: error });
  }
  ip('address', 'add', `${outside}/25`, 'dev', bridge);
  const more = Array.from({ length: MORE }, (_, at) => `${range}.${MORE_FROM + at}`);
  for (const one of more) ip('address', 'add', `${one}/25`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  return {
    outside,
    sources: [outside, ...more],
    range: `${range}.0/24`,
    link: (number) => {
      const link = makeLink(made, number);
      namespaces.push(link.namespace);
      return link;
    },
    remove: () => {
      for (const name of namespaces) removeNamespace(name);
      ip('link', 'delete', bridge);
    },
  };
};

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { migrateRegistry } from '@chuli/registry';
import { tokensBy } from './access-place.ts';
import { certify, findProxy } from './install-proxy.ts';
import type { Cluster } from './log-cluster.ts';
import type { Shared } from './machines-apps.ts';
import type { Site } from './machines-browser.ts';
import { openFolder, removeLeftFolders } from './machines-leftovers.ts';
import { partOfNode, startLog } from './machines-log.ts';
import {
  type Bare,
  type Ends,
  type FullMachine,
  type Machine,
  openBare,
  openFull,
} from './machines-machine.ts';
import { type Network, openNetwork } from './machines-network.ts';
import type { LogPart } from './machines-part.ts';
import { openFront, openRegistryProxy } from './machines-proxy.ts';
import { type TapeServer, openTapeServer } from './machines-tape.ts';
import type { Plan } from './plan.ts';
import { writeBuild } from './small-build.ts';

export type MachinesPlace = {
  readonly machines: readonly [FullMachine, FullMachine];
  /** With the log alone. */
  readonly third: Machine;
  readonly cluster: Cluster;
  readonly tape: TapeServer;
  /** Of PostgreSQL, for whoever is on no machine. */
  readonly url: string;
  /** For readers. */
  readonly site: Site;
  /** What a person who has signed in shows. */
  readonly tokenOf: ReturnType<typeof tokensBy>;
  stop: () => Promise<void>;
};

type Wanted = { readonly program: string; readonly plan: Plan };
type Three = readonly [Bare, Bare, Bare];

/** The second has every commit of the first. */
const pair = async ([one, two]: readonly [FullMachine, FullMachine]): Promise<void> => {
  await one.database.start();
  await migrateRegistry(one.database.own);
  await two.database.standby('follow', '--into', two.database.data);
  await two.database.start();
  await one.database.standby('join');
};

const nodesOf = (cluster: Cluster, bare: Three): readonly [LogPart, LogPart, LogPart] => {
  const partAt = (at: 0 | 1 | 2): LogPart => {
    const node = cluster.nodes[at];
    if (node === undefined) throw new Error('a machine without a server of the log');
    return partOfNode(node, bare[at].folder);
  };
  return [partAt(0), partAt(1), partAt(2)];
};

/** One proxy in front of each of the two, with one certificate. */
const openFronts = (dir: string, program: string, [{ link: one }, { link: two }]: Three) => {
  const names = [one, two].map(({ address }) => `IP:${address}`);
  const folder = path.join(dir, 'front');
  mkdirSync(folder);
  const { both: certificates, authority } = certify(names, folder);
  const fronts = [
    openFront(one, { program, other: two, certificates, servers: [one.inner, two.address] }),
    openFront(two, { program, other: one, certificates, servers: [one.address, two.inner] }),
  ] as const;
  return { fronts, authority };
};

type Beside = {
  readonly network: Network;
  readonly bare: Three;
  readonly cluster: Cluster;
  readonly tape: TapeServer;
};

/** The two with everything that runs on them, not yet started. */
const openTwo = async (dir: string, { program, plan }: Wanted, beside: Beside, ends: Ends) => {
  const { network, bare, cluster, tape } = beside;
  const { fronts, authority } = openFronts(dir, program, bare);
  const { privateKey } = generateKeyPairSync('ed25519');
  const [one, two] = bare;
  const shared: Shared = {
    registryUrl: fronts[0].registryUrl,
    tape,
    cluster,
    plan,
    tokenKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    liveKey: randomBytes(32).toString('base64'),
    build: await writeBuild(path.join(dir, 'web')),
    proxies: ['127.0.0.1', ...[one, two].flatMap(({ link }) => [link.address, link.inner])],
  };
  const nodes = nodesOf(cluster, bare);
  const machines = [
    openFull(one, { network, shared, other: two.link, node: nodes[0], front: fronts[0] }, ends),
    openFull(two, { network, shared, other: one.link, node: nodes[1], front: fronts[1] }, ends),
  ] as const;
  const third = { ...bare[2], node: nodes[2], parts: [bare[2].line, nodes[2]] };
  const site: Site = {
    fronts: fronts.map(({ address }) => address),
    authority,
    // From one address all of them would be sent to one copy.
    sources: network.sources,
  };
  return { machines, third, site, tokenOf: tokensBy(privateKey) };
};

const open = async (dir: string, wanted: Wanted, ends: Ends): Promise<Omit<MachinesPlace, 'stop'>> => {
  const network = openNetwork();
  ends.push(network.remove);
  removeLeftFolders();
  const bare: Three = [
    await openBare(dir, network, 0, ends),
    await openBare(dir, network, 1, ends),
    await openBare(dir, network, 2, ends),
  ];
  const cluster = await startLog(dir, bare);
  ends.push(cluster.stop);
  const tape = await openTapeServer(path.join(dir, 'tape'), network.outside);
  ends.push(tape.stop);
  const two = await openTwo(dir, wanted, { network, bare, cluster, tape }, ends);
  await pair(two.machines);
  await tape.fill(two.machines[0].database.own);
  // What runs is not started twice, and what needs it comes after it.
  for (const { parts, line } of two.machines) for (const part of parts) if (part !== line) await part.start();
  const servers = [bare[0].link.address, bare[1].link.address] as const;
  const proxy = openRegistryProxy(wanted.program, servers, await freePort());
  ends.push(proxy.kill);
  await proxy.start();
  return { ...two, cluster, tape, url: proxy.url };
};

/** Machines of this machine, each with a network, a disk and a clock of its own. */
export const openMachines = async (plan: Plan): Promise<MachinesPlace> => {
  const program = findProxy();
  if (program === null) throw new Error('haproxy is not installed');
  const dir = openFolder();
  chmodSync(dir, 0o755);
  const ends: Ends = [() => rmSync(dir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => void stop().finally(() => process.exit(1)));
  try {
    return { ...(await open(dir, { program, plan }, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

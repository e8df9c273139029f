import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LogAddress } from '@chuli/bus';
import {
  type NatsRole,
  copyShipped,
  freePort,
  nats,
  natsAt,
  natsPassword,
  natsVersion,
  newerNats,
  passwordVariables,
  rolePasswords,
  stopRecorded,
} from '@chuli/engines';
import { type Certificate, makeCertificate } from './certificate.ts';
import { type DrillEngine, openEngine } from './engines.ts';

/** One of the servers that carry the log together. */
export type ClusterNode = DrillEngine & {
  readonly server: string;
  readonly monitor: string;
  /** Where clients reach it; `url` is of the server itself. */
  readonly reached: string;
};

export type Cluster = {
  readonly version: string;
  readonly nodes: readonly ClusterNode[];
  /** The log as a user reaches it; without one, as a stranger does. */
  address: (role: NatsRole | null) => LogAddress;
  stop: () => Promise<void>;
};

/** The log as a process is told of it by its environment. */
export const logVariables = ({ address }: Cluster, role: NatsRole): Record<string, string> => {
  const { url, credentials, tls } = address(role);
  return {
    NATS_URL: url,
    NATS_CA: tls?.caFile ?? '',
    ...(credentials?.kind === 'password'
      ? { NATS_USER: credentials.user, NATS_PASSWORD: credentials.password }
      : {}),
  };
};

/** Where a server stands. */
export type Site = {
  readonly name: string;
  readonly folder: string;
  /** It listens here, and others reach it there. */
  readonly own: string;
  readonly reached: string;
  readonly ports: { readonly client: number; readonly cluster: number; readonly monitor: number };
  readonly namespace?: string;
};

const NAMES = ['one', 'two', 'three'];

/** One certificate for all. */
const certificateOf = (folder: string, sites: readonly Site[]): Certificate => {
  const addresses = new Set(sites.flatMap(({ own, reached }) => [own, reached]));
  // The client of the log takes every address without a name for this one.
  return makeCertificate(folder, ['DNS:localhost', ...[...addresses].map((address) => `IP:${address}`)]);
};

const atPort = (host: string, port: number): string => `${host}:${port}`;

/** What a server is told of where it stands, and its words. */
const definitionOf = (site: Site, server: string, file: string, shared: Readonly<Record<string, string>>) => {
  const { name, own, reached, ports, namespace } = site;
  const definition: typeof nats = {
    ...natsAt(own),
    prepare: async ({ folder, port }) => {
      await mkdir(folder, { recursive: true });
      const mark = path.join(folder, 'nats.pid');
      const env = {
        ...shared,
        CHULI_NATS_NAME: name,
        CHULI_NATS_STORE: folder,
        CHULI_NATS_LISTEN: atPort(own, port),
        CHULI_NATS_MONITOR: atPort(own, ports.monitor),
        CHULI_NATS_CLUSTER: atPort(own, ports.cluster),
      };
      // Servers tell one another and their clients where all are.
      const told = ['--client_advertise', atPort(reached, port)];
      const toldServers = ['--cluster_advertise', atPort(reached, ports.cluster)];
      const args = ['--config', file, '--pid', mark, ...told, ...toldServers];
      return { command: server, args, mark, env, ...(namespace === undefined ? {} : { namespace }) };
    },
  };
  return definition;
};

/** All on this machine, in folders of their own. */
const sitesHere = (dir: string): Promise<Site[]> =>
  Promise.all(
    NAMES.map(async (name) => ({
      name,
      folder: path.join(dir, name),
      own: '127.0.0.1',
      reached: '127.0.0.1',
      ports: { client: await freePort(), cluster: await freePort(), monitor: await freePort() },
    })),
  );

/** Three servers by the shipped configuration, with passwords and TLS. */
export const startCluster = async (dir: string, given: readonly Site[] | null = null): Promise<Cluster> => {
  const sites = given ?? (await sitesHere(dir));
  const server = newerNats();
  const file = copyShipped('cluster.conf', path.join(dir, 'configuration'), server);
  const { cert, key } = certificateOf(dir, sites);
  const [passwords, routePassword] = [rolePasswords(), natsPassword()];
  const routes = sites.map(
    ({ reached, ports }) => `nats://route:${routePassword}@${atPort(reached, ports.cluster)}`,
  );
  const shared = {
    ...passwordVariables(passwords),
    CHULI_NATS_ROUTE_PASSWORD: routePassword,
    CHULI_NATS_ROUTES: `[${routes.join(', ')}]`,
    CHULI_NATS_CERT: cert,
    CHULI_NATS_KEY: key,
    CHULI_NATS_CA: cert,
  };
  const startNode = async (site: Site): Promise<ClusterNode> => {
    const { name, folder, own, reached, ports } = site;
    const definition = definitionOf(site, server, file, shared);
    const engine = await openEngine(definition, folder, ports.client);
    const monitor = `http://${atPort(own, ports.monitor)}`;
    return { ...engine, server: name, monitor, reached: `nats://${atPort(reached, ports.client)}` };
  };
  const nodes = await Promise.all(sites.map(startNode));
  return {
    version: natsVersion(server).text,
    nodes,
    address: (role) => ({
      url: nodes.map(({ reached }) => reached).join(','),
      stream: 'CHULI',
      prefix: 'chuli',
      replicas: nodes.length,
      tls: { caFile: cert },
      ...(role === null ? {} : { credentials: { kind: 'password', user: role, password: passwords[role] } }),
    }),
    stop: async () => {
      await Promise.all(sites.map(({ folder }) => stopRecorded(folder, nats.name)));
    },
  };
};

import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LogAddress } from '@chuli/bus';
import {
  type NatsRole,
  copyShipped,
  freePort,
  nats,
  natsPassword,
  natsVersion,
  newerNats,
  passwordVariables,
  rolePasswords,
  stopRecorded,
} from '@chuli/engines';
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

const NAMES = ['one', 'two', 'three'];

const nodeUrl = (port: number): string => `nats://localhost:${port}`;

/** One certificate for all, which is its own authority. */
const makeCertificate = (folder: string): { cert: string; key: string } => {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const args = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...args, '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { cert, key };
};

type Ports = { readonly cluster: number; readonly monitor: number };

/** What lies between the servers, and between them and clients. Each answers with the port by which another is reached. */
export type Wiring = {
  readonly client: (server: number, port: number) => Promise<number>;
  readonly route: (from: number, to: number, port: number) => Promise<number>;
};

/** Servers tell one another and their clients where all are: it may be no way around what lies between. */
const advertised = (clientPort: number): string[] => [
  '--client_advertise',
  `localhost:${clientPort}`,
  '--cluster_advertise',
  '127.0.0.1:1',
];

const routesOf = async (from: number, ports: readonly Ports[], wiring: Wiring | null, password: string) => {
  const routes: string[] = [];
  for (const [to, { cluster }] of ports.entries()) {
    const port = wiring === null || from === to ? cluster : await wiring.route(from, to, cluster);
    routes.push(`nats://route:${password}@localhost:${port}`);
  }
  return `[${routes.join(', ')}]`;
};

/** Three servers by the shipped configuration, with passwords and TLS, on this machine. */
export const startCluster = async (dir: string, wiring: Wiring | null = null): Promise<Cluster> => {
  const server = newerNats();
  const file = copyShipped('cluster.conf', path.join(dir, 'configuration'), server);
  const { cert, key } = makeCertificate(dir);
  const [passwords, routePassword] = [rolePasswords(), natsPassword()];
  const ports: Ports[] = [];
  for (const _ of NAMES) ports.push({ cluster: await freePort(), monitor: await freePort() });
  const shared = {
    ...passwordVariables(passwords),
    CHULI_NATS_ROUTE_PASSWORD: routePassword,
    CHULI_NATS_CERT: cert,
    CHULI_NATS_KEY: key,
    CHULI_NATS_CA: cert,
  };
  const folderOf = (name: string): string => path.join(dir, name);
  const startNode = async (name: string, at: number): Promise<ClusterNode> => {
    const { cluster, monitor } = ports[at] ?? { cluster: 0, monitor: 0 };
    const CHULI_NATS_ROUTES = await routesOf(at, ports, wiring, routePassword);
    let clientPort: number | null = null;
    const definition: typeof nats = {
      ...nats,
      url: nodeUrl,
      prepare: async ({ folder, port }) => {
        await mkdir(folder, { recursive: true });
        clientPort ??= wiring === null ? port : await wiring.client(at, port);
        const mark = path.join(folder, 'nats.pid');
        const env = {
          ...shared,
          CHULI_NATS_ROUTES,
          CHULI_NATS_NAME: name,
          CHULI_NATS_STORE: folder,
          CHULI_NATS_LISTEN: `127.0.0.1:${port}`,
          CHULI_NATS_MONITOR: `127.0.0.1:${monitor}`,
          CHULI_NATS_CLUSTER: `127.0.0.1:${cluster}`,
        };
        const args = ['--config', file, '--pid', mark, ...(wiring === null ? [] : advertised(clientPort))];
        return { command: server, args, mark, env };
      },
    };
    const engine = await openEngine(definition, folderOf(name));
    const reached = nodeUrl(clientPort ?? 0);
    return { ...engine, server: name, monitor: `http://127.0.0.1:${monitor}`, reached };
  };
  const nodes = await Promise.all(NAMES.map(startNode));
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
      await Promise.all(NAMES.map((name) => stopRecorded(folderOf(name), nats.name)));
    },
  };
};

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
export type ClusterNode = DrillEngine & { readonly server: string; readonly monitor: string };

export type Cluster = {
  readonly version: string;
  readonly nodes: readonly ClusterNode[];
  /** The log as a user reaches it; without one, as a stranger does. */
  address: (role: NatsRole | null) => LogAddress;
  stop: () => Promise<void>;
};

const NAMES = ['one', 'two', 'three'];

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

/** Three servers by the shipped configuration, with passwords and TLS, on this machine. */
export const startCluster = async (dir: string): Promise<Cluster> => {
  const server = newerNats();
  const file = copyShipped('cluster.conf', path.join(dir, 'configuration'), server);
  const { cert, key } = makeCertificate(dir);
  const [passwords, routePassword] = [rolePasswords(), natsPassword()];
  const ports: Ports[] = [];
  for (const _ of NAMES) ports.push({ cluster: await freePort(), monitor: await freePort() });
  const routes = ports.map(({ cluster }) => `nats://route:${routePassword}@localhost:${cluster}`).join(', ');
  const shared = {
    ...passwordVariables(passwords),
    CHULI_NATS_ROUTE_PASSWORD: routePassword,
    CHULI_NATS_ROUTES: `[${routes}]`,
    CHULI_NATS_CERT: cert,
    CHULI_NATS_KEY: key,
    CHULI_NATS_CA: cert,
  };
  const folderOf = (name: string): string => path.join(dir, name);
  const startNode = async (name: string, { cluster, monitor }: Ports): Promise<ClusterNode> => {
    const definition: typeof nats = {
      ...nats,
      url: (port) => `nats://localhost:${port}`,
      prepare: async ({ folder, port }) => {
        await mkdir(folder, { recursive: true });
        const mark = path.join(folder, 'nats.pid');
        const env = {
          ...shared,
          CHULI_NATS_NAME: name,
          CHULI_NATS_STORE: folder,
          CHULI_NATS_LISTEN: `127.0.0.1:${port}`,
          CHULI_NATS_MONITOR: `127.0.0.1:${monitor}`,
          CHULI_NATS_CLUSTER: `127.0.0.1:${cluster}`,
        };
        return { command: server, args: ['--config', file, '--pid', mark], mark, env };
      },
    };
    const engine = await openEngine(definition, folderOf(name));
    return { ...engine, server: name, monitor: `http://127.0.0.1:${monitor}` };
  };
  const nodes = await Promise.all(
    NAMES.map((name, at) => startNode(name, ports[at] ?? { cluster: 0, monitor: 0 })),
  );
  return {
    version: natsVersion(server).text,
    nodes,
    address: (role) => ({
      url: nodes.map(({ url }) => url).join(','),
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

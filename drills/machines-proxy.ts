import path from 'node:path';
import { ROOT } from '@chuli/command';
import { BEHIND } from './machines-apps.ts';
import { databaseAt } from './machines-database.ts';
import type { Link } from './machines-network.ts';
import { type Part, partOf } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';

const CONFIGURATION = path.join(ROOT, 'deploy/proxy');
const LOOPBACK = '127.0.0.1';

/** Both of something, as they are reached from where a proxy stands. */
type Two = readonly [string, string];

const registryVariables = ([one, two]: Two, port: number) => ({
  CHULI_REGISTRY_BIND: `${LOOPBACK}:${port}`,
  CHULI_REGISTRY_1_AT: `${one}:${PORTS.database}`,
  CHULI_REGISTRY_2_AT: `${two}:${PORTS.database}`,
});

const proxyOf = (
  program: string,
  files: readonly string[],
  env: Readonly<Record<string, string>>,
  place: { readonly namespace?: string } = {},
): Part => {
  const args = ['-db', ...files.flatMap((file) => ['-f', path.join(CONFIGURATION, file)])];
  return partOf({ program, args, env, ...place });
};

/** HAProxy by registry.cfg alone, of somebody who is on no machine. */
export const openRegistryProxy = (
  program: string,
  servers: Two,
  port: number,
): Part & { readonly url: string } => ({
  ...proxyOf(program, ['registry.cfg'], registryVariables(servers, port)),
  url: databaseAt(LOOPBACK, port),
});

export type Front = Part & {
  /** By which readers know it. */
  readonly address: string;
  /** Of PostgreSQL, for the apps beside it. */
  readonly registryUrl: string;
};

type Given = {
  readonly program: string;
  readonly other: Link;
  readonly certificates: string;
  /** Both machines, in what all are told. */
  readonly servers: Two;
};

/** The proxy in front of a machine, with those behind it, as three-machines.md has them: one process, both copies of all. */
export const openFront = ({ namespace, address, inner }: Link, given: Given): Front => {
  const { program, other, certificates, servers } = given;
  const env = {
    CHULI_SECURE_BIND: `${address}:${PORTS.secure}`,
    CHULI_PLAIN_BIND: `${address}:${PORTS.plain}`,
    CHULI_CERTIFICATES: certificates,
    CHULI_PROXY_LOG: 'stderr',
    CHULI_PROXY_CONNECTIONS: '1000',
    CHULI_WEB_AT: `${inner}:${PORTS.web}`,
    CHULI_WEB_2_AT: `${other.address}:${PORTS.web}`,
    CHULI_API_BIND: BEHIND.api,
    CHULI_API_AT: `${inner}:${PORTS.api}`,
    CHULI_API_2_AT: `${other.address}:${PORTS.api}`,
    CHULI_LIVE_BIND: BEHIND.live,
    CHULI_LIVE_AT: `${inner}:${PORTS.live}`,
    CHULI_LIVE_2_AT: `${other.address}:${PORTS.live}`,
    ...registryVariables(servers, PORTS.registry),
  };
  return {
    ...proxyOf(program, ['haproxy.cfg', 'copies.cfg', 'registry.cfg'], env, { namespace }),
    address: `https://${address}`,
    registryUrl: databaseAt(LOOPBACK, PORTS.registry),
  };
};

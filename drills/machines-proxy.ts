import path from 'node:path';
import { ROOT } from '@chuli/command';
import { databaseAt } from './machines-database.ts';
import { type Part, partOf } from './machines-part.ts';
import { PORTS } from './machines-ports.ts';

/** HAProxy by deploy/proxy/registry.cfg: what the apps beside it know of PostgreSQL. */
export type RegistryProxy = Part & { readonly url: string };

type Wanted = {
  readonly program: string;
  readonly namespace?: string;
  /** Where it listens. */
  readonly host: string;
  readonly port: number;
  /** Both servers, as they are reached from where it stands. */
  readonly servers: readonly [string, string];
};

export const openRegistryProxy = ({ program, namespace, host, port, servers }: Wanted): RegistryProxy => {
  const [one, two] = servers;
  const env = {
    CHULI_REGISTRY_BIND: `${host}:${port}`,
    CHULI_REGISTRY_1_AT: `${one}:${PORTS.database}`,
    CHULI_REGISTRY_2_AT: `${two}:${PORTS.database}`,
  };
  const args = ['-db', '-f', path.join(ROOT, 'deploy/proxy/registry.cfg')];
  return {
    ...partOf({ program, args, env, ...(namespace === undefined ? {} : { namespace }) }),
    url: databaseAt(host, port),
  };
};

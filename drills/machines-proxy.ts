import path from 'node:path';
import { ROOT } from '@chuli/command';
import { freePort } from '@chuli/engines';
import type { DatabasePorts } from './machines-database.ts';
import { type Part, partOf } from './machines-part.ts';

const DATABASE = 'chuli';

/** HAProxy by deploy/proxy/registry.cfg: what the apps beside it know of PostgreSQL. */
export type RegistryProxy = Part & { readonly url: string };

/** Both servers as they are reached from where it stands. */
export const openRegistryProxy = async (
  program: string,
  [one, two]: readonly [Pick<DatabasePorts, 'line' | 'serveLine'>, Pick<DatabasePorts, 'line' | 'serveLine'>],
): Promise<RegistryProxy> => {
  const port = await freePort();
  const env = {
    CHULI_REGISTRY_BIND: `127.0.0.1:${port}`,
    CHULI_REGISTRY_1_AT: `127.0.0.1:${one.line}`,
    CHULI_REGISTRY_2_AT: `127.0.0.1:${two.line}`,
    CHULI_STANDBY_1_PORT: String(one.serveLine),
    CHULI_STANDBY_2_PORT: String(two.serveLine),
  };
  const args = ['-db', '-f', path.join(ROOT, 'deploy/proxy/registry.cfg')];
  return {
    ...partOf({ program, args, env }),
    url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
  };
};

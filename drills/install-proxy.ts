import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram, freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { makeCertificate } from './certificate.ts';

export type InFront = {
  /** The address that it is reached at; where nothing is said, this machine itself. */
  readonly at?: string;
  readonly port: number;
  /** Where it takes what comes in the clear; null where nothing stands in front. */
  readonly plainPort: number | null;
  /** The authority by which readers know it; null where it speaks no TLS. */
  readonly authority: string | null;
  stop: () => Promise<void>;
};

/** `CHULI_HAPROXY` names one that is not installed for all. */
export const findProxy = (): string | null => process.env['CHULI_HAPROXY'] ?? findProgram('haproxy');

/** Certificate and key in one file, as the proxy reads them, and what readers know it by. */
export const certify = (names: readonly string[], folder: string): { both: string; authority: string } => {
  const { cert, key } = makeCertificate(folder, names);
  const both = path.join(folder, 'both.pem');
  const authority = readFileSync(cert, 'utf8');
  writeFileSync(both, authority + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { both, authority };
};

type Wanted = {
  readonly program: string;
  readonly release: string;
  readonly folder: string;
  readonly host: string;
  readonly webPort: number;
};

/** The proxy of deploy/proxy as the release brings it, on ports of this drill. */
export const startProxy = async ({ program, release, folder, host, webPort }: Wanted): Promise<InFront> => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { both, authority } = certify([`DNS:${host}`], folder);
  const child = spawn(program, ['-db', '-f', path.join(release, 'deploy/proxy/haproxy.cfg')], {
    env: {
      ...process.env,
      CHULI_SECURE_BIND: `127.0.0.1:${port}`,
      CHULI_PLAIN_BIND: `127.0.0.1:${plainPort}`,
      CHULI_CERTIFICATES: both,
      CHULI_WEB_AT: `127.0.0.1:${webPort}`,
      CHULI_PROXY_LOG: 'stderr',
      CHULI_PROXY_CONNECTIONS: '1000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`the proxy ended:\n${said}`);
    return fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).then(
      ({ status }) => status === 308,
      () => false,
    );
  };
  await waitUntil(isUp, 'the proxy', 10_000);
  return {
    port,
    plainPort,
    authority,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

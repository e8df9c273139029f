import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@chuli/engines';
import { waitUntil } from '@chuli/harness';
import { findProxy } from './install-proxy.ts';
import { startBalancer } from './restart-balancer.ts';

export type Inside = {
  readonly what: string;
  readonly api: string;
  readonly live: string;
  stop: () => Promise<void>;
};

type Copies = { readonly api: readonly number[]; readonly live: readonly number[] };

/** The proxy between the web server and the copies behind it, as the release brings it, on ports of this drill. */
const startHaproxy = async (program: string, release: string, copies: Copies): Promise<Inside> => {
  const [api, live] = [await freePort(), await freePort()];
  const at = (port: number | undefined): string => `127.0.0.1:${port}`;
  const child = spawn(program, ['-db', '-f', path.join(release, 'deploy/proxy/copies.cfg')], {
    env: {
      CHULI_API_BIND: at(api),
      CHULI_API_AT: at(copies.api[0]),
      CHULI_API_2_AT: at(copies.api[1]),
      CHULI_LIVE_BIND: at(live),
      CHULI_LIVE_AT: at(copies.live[0]),
      CHULI_LIVE_2_AT: at(copies.live[1]),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`the proxy ended:\n${said}`);
    return fetch(`http://127.0.0.1:${api}/readyz`).then(
      () => true,
      () => false,
    );
  };
  await waitUntil(isUp, 'the proxy', 10_000);
  return {
    what: 'haproxy',
    api: `http://127.0.0.1:${api}`,
    live: `http://127.0.0.1:${live}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Stand-ins where HAProxy is not installed. */
const startBalancers = async (copies: Copies): Promise<Inside> => {
  const addressesOf = (ports: readonly number[]): string[] => ports.map((port) => `http://127.0.0.1:${port}`);
  const [api, live] = [
    await startBalancer(addressesOf(copies.api)),
    await startBalancer(addressesOf(copies.live)),
  ];
  return {
    what: 'stand-ins, haproxy is not installed',
    api: api.address,
    live: live.address,
    stop: () => {
      for (const one of [api, live]) one.stop();
      return Promise.resolve();
    },
  };
};

export const startInside = (release: string, copies: Copies): Promise<Inside> => {
  const program = findProxy();
  return program === null ? startBalancers(copies) : startHaproxy(program, release, copies);
};

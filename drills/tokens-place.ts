import { spawn } from 'node:child_process';
import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import path from 'node:path';
import { type Registry, openRegistry } from '@chuli/registry';
import { freePort } from '@chuli/engines';
import { ROOT } from '@chuli/command';
import { waitUntil } from '@chuli/harness';
import { startDrillEngines } from './engines.ts';
import { hostOf, strictSettings } from './strict-settings.ts';

export type Answer = { status: number; body: Record<string, unknown>; ms: number };

type Sent = {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Comes from this address of the loopback network. */
  from?: string;
  /** By a connection of its own. */
  isOnce?: boolean;
};

/** The API on a registry of its own, with the key that signs its tokens. */
export type TokensPlace = {
  readonly registry: Registry;
  readonly key: KeyObject;
  send: (sent: Sent) => Promise<Answer>;
  /** How many messages the API has sent. */
  messages: () => number;
  /** Everything the API wrote. */
  log: () => string;
  stop: () => Promise<void>;
};

/** The place whose API is stormed, and beside which another one can be started. */
export type StormPlace = TokensPlace & {
  readonly port: number;
  /** A second API on the same registry, with another environment. */
  another: (env: Record<string, string>) => Promise<Pick<TokensPlace, 'send' | 'stop'>>;
};

/** As the API hashes what nobody could guess. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const newSecret = (): string => randomBytes(32).toString('base64url');

const createClient = (port: number): TokensPlace['send'] => {
  const agents = new Map<string, Agent>();
  const agentFrom = (from: string): Agent => {
    const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 8, localAddress: from });
    agents.set(from, agent);
    return agent;
  };
  return ({ method = 'POST', path, body, headers = {}, from = '127.0.0.1', isOnce = false }) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const started = performance.now();
      const sending = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path: `/api${path}`,
          ...(isOnce ? { agent: false, localAddress: from } : { agent: agentFrom(from) }),
          headers: {
            host: hostOf('production'),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const ms = performance.now() - started;
            const raw = Buffer.concat(chunks).toString('utf8');
            const parsed = raw.startsWith('{') ? (JSON.parse(raw) as Record<string, unknown>) : {};
            resolve({ status: reply.statusCode ?? 0, body: parsed, ms });
          });
        },
      );
      sending.on('error', reject);
      sending.end(text);
    });
};

export const startApi = async (env: Record<string, string>) => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/api/src/main.ts')], {
    // One address asks for everybody here; what is fair to many has a drill of its own.
    env: {
      CHULI_CALLER_PER_SECOND: '1000000',
      PATH: process.env['PATH'],
      ...env,
      CHULI_API_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString('utf8');
    });
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`the API did not start: ${written}`);
    return fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await waitUntil(isUp, 'the API', 60_000);
  return {
    port,
    log: () => written,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Takes every message as Sparrow would, and counts them. */
const startGateway = async () => {
  let taken = 0;
  const server = createServer((asked, reply) => {
    asked.resume().on('end', () => {
      taken += 1;
      reply.end(JSON.stringify({ count: 1, response_code: 200, response: 'queued' }));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    taken: () => taken,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export const openTokensPlace = async (): Promise<StormPlace> => {
  const engines = await startDrillEngines();
  try {
    const place = await engines.place('tokens');
    const gateway = await startGateway();
    const { key, settings } = strictSettings('production');
    const env = {
      ...settings,
      DATABASE_URL: place.registryUrl,
      CLICKHOUSE_URL: place.tape.url,
      CHULI_TAPE_DATABASE: place.tape.database,
      CHULI_SMS: 'sparrow',
      CHULI_SMS_URL: gateway.url,
      CHULI_SMS_TOKEN: newSecret(),
      CHULI_SMS_FROM: 'Drill',
      // The limits alone have to hold; the brake has a part of its own.
      CHULI_SIGN_IN_BRAKE: '1000000',
    };
    const api = await startApi(env);
    const registry = openRegistry(place.registryUrl, 4);
    return {
      registry,
      key,
      port: api.port,
      another: async (changed) => {
        const second = await startApi({ ...env, ...changed });
        return { send: createClient(second.port), stop: second.stop };
      },
      send: createClient(api.port),
      messages: gateway.taken,
      log: api.log,
      stop: async () => {
        await registry.destroy();
        await api.stop();
        gateway.stop();
        await engines.stop();
      },
    };
  } catch (error) {
    await engines.stop();
    throw error;
  }
};

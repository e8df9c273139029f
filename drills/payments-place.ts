import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { GATEWAY_IDS, type GatewayId, type StopPoint } from '@chuli/payments';
import { NO_FAULTS, type Faults, type StandIns, startStandIns } from '@chuli/payments/stand-ins';
import { openRegistry } from '@chuli/registry';
import { freePort } from '@chuli/engines';
import { ROOT } from '@chuli/command';
import { waitUntil } from '@chuli/harness';
import { startDrillEngines } from './engines.ts';
import type { TokensPlace } from './tokens-place.ts';

export const PROVIDERS = GATEWAY_IDS;
export type DrillProvider = GatewayId;

/** How long an order can be paid here; long enough for the API to be killed and started within it. */
export const WINDOW_SECONDS = 40;

/** The API on a registry of its own, with gateways that do as they are told. */
export type PaymentsPlace = TokensPlace & {
  readonly gateways: StandIns;
  readonly fonepaySecret: string;
  /** What goes wrong at a gateway from now on; nothing, where nothing is said. */
  fault: (provider: DrillProvider, faults?: Partial<Faults>) => void;
  readonly api: DrillApi;
  /** Another process on the same registry; not running until it is started. */
  readonly second: DrillApi;
};

/** A process of the API that may be killed, or that ends itself at a step of a payment. */
export type DrillApi = {
  restart: (stopAt?: StopPoint) => Promise<void>;
  kill: () => Promise<void>;
  /** When it has ended by itself. */
  ended: () => Promise<void>;
  isUp: () => boolean;
};

const START_MS = 60_000;

const openApi = (env: Record<string, string>, port: number) => {
  let child: ChildProcess | null = null;
  let written = '';
  const isUp = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === null || !isUp()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const start = async (stopAt?: StopPoint): Promise<void> => {
    child = spawn(process.execPath, [path.join(ROOT, 'apps/api/src/main.ts')], {
      env: {
        PATH: process.env['PATH'],
        ...env,
        CHULI_API_PORT: String(port),
        ...(stopAt === undefined ? {} : { CHULI_PAYMENT_STOP_AT: stopAt }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        written += chunk.toString('utf8');
      });
    const isReady = async (): Promise<boolean> => {
      // Orders that wait can take it to its step before anyone has asked.
      if (!isUp()) {
        if (stopAt === undefined) throw new Error(`the API did not start: ${written.slice(-2_000)}`);
        return true;
      }
      return fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await waitUntil(isReady, 'the API', START_MS);
  };
  const api: DrillApi = {
    restart: async (stopAt) => {
      await end('SIGKILL');
      await start(stopAt);
    },
    kill: () => end('SIGKILL'),
    ended: async () => {
      await waitUntil(() => Promise.resolve(!isUp()), 'the step at which the API ends', START_MS);
    },
    isUp,
  };
  return { api, stop: () => end('SIGTERM'), log: () => written };
};

/** Requests by fetch; one to a process that dies is told as status 0. */
const clientOf =
  (ports: readonly number[]): TokensPlace['send'] =>
  async ({ method = 'POST', path, body, headers = {}, from }) => {
    const started = performance.now();
    const port = from === undefined ? ports[0] : ports[Number(from) % ports.length];
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer = (await reply.json()) as Record<string, unknown>;
      return { status: reply.status, body: answer, ms: performance.now() - started };
    } catch {
      return { status: 0, body: {}, ms: performance.now() - started };
    }
  };

const HASTE = {
  CHULI_PAYMENT_BACK_OFF: '0.2,0.4,0.8,1',
  CHULI_PAYMENT_SWEEP_SECONDS: '0.2',
  CHULI_PAYMENT_PAUSE_SECONDS: '0',
  CHULI_PAYMENT_WINDOW_SECONDS: String(WINDOW_SECONDS),
};

export const openPaymentsPlace = async (): Promise<PaymentsPlace> => {
  const engines = await startDrillEngines();
  const place = await engines.place('payments');
  const { gateways, ...standIns } = await startStandIns({
    origin: 'http://127.0.0.1',
    khaltiExpiresInSeconds: WINDOW_SECONDS,
  });
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const env = {
    CHULI_ENVIRONMENT: 'development',
    CHULI_LOG_LEVEL: 'warn',
    DATABASE_URL: place.registryUrl,
    CLICKHOUSE_URL: place.tape.url,
    CHULI_TAPE_DATABASE: place.tape.database,
    CHULI_TOKEN_KEY: String(key.export({ type: 'pkcs8', format: 'pem' })),
    ...standIns.environment,
    ...HASTE,
  };
  const ports = [await freePort(), await freePort()];
  // Two processes look for orders that wait; the second lives only while both are asked at once.
  const [first, second] = ports.map((port) => openApi(env, port));
  const registry = openRegistry(place.registryUrl, 8);
  if (first === undefined || second === undefined) throw new Error('no processes');
  await first.api.restart();
  return {
    registry,
    key,
    gateways,
    fonepaySecret: standIns.environment.CHULI_FONEPAY_SECRET,
    api: first.api,
    second: second.api,
    send: clientOf(ports),
    messages: () => 0,
    log: () => `${first.log()}${second.log()}`,
    fault: (provider, faults = {}) => {
      gateways[provider].book.faults = { ...NO_FAULTS, stale: [], ...faults };
    },
    stop: async () => {
      await registry.destroy();
      await Promise.all([first.stop(), second.stop()]);
      await standIns.stop();
      await engines.stop();
    },
  };
};

import { type KeyObject, createHash, createPublicKey, randomBytes, sign } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import { type Registry, openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import pg from 'pg';
import { waitUntil } from '@chuli/harness';
import { fillMarket } from './access-market.ts';
import { startDrillEngines } from './engines.ts';
import { startLiveProcess } from './processes.ts';
import { hostOf, strictSettings } from './strict-settings.ts';
import { startApi } from './tokens-place.ts';

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

export type Sent = {
  method: string;
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** In the place of a body, sent as it stands. */
  text?: string;
  headers?: Record<string, string>;
};

/** The API and the live gateway on engines of their own, with a small market. */
export type AccessPlace = {
  readonly registry: Registry;
  /** For tables that the drill knows by their columns alone. */
  rows: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  /** The last session of the market. */
  readonly session: TradingDate;
  readonly operatorKey: string;
  readonly liveAddress: string;
  send: (sent: Sent) => Promise<Reply>;
  /** An access token of this sign-in, as the API would give it. */
  tokenOf: (personId: string, signInId: string) => string;
  stop: () => Promise<void>;
};

const createClient = (port: number): AccessPlace['send'] => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return ({ method, path, query = {}, body, text: written, headers = {} }) =>
    new Promise((resolve, reject) => {
      const search = new URLSearchParams(query).toString();
      const sent = written ?? (body === undefined ? undefined : JSON.stringify(body));
      const sending = request(
        {
          host: '127.0.0.1',
          port,
          method,
          agent,
          path: `/api${path}${search === '' ? '' : `?${search}`}`,
          headers: {
            host: hostOf('test'),
            ...(sent !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
          });
        },
      );
      sending.on('error', reject);
      sending.end(sent ?? '');
    });
};

const LIFE_S = 600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens as the API that holds this key would give them. */
export const tokensBy =
  (key: KeyObject): AccessPlace['tokenOf'] =>
  (sub, sid) => {
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16);
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { iss: 'chuli', aud: 'chuli-api', sub, sid, jti: randomBytes(8).toString('hex'), iat };
    const text = `${encode({ alg: 'EdDSA', typ: 'at+jwt', kid })}.${encode({ ...claims, exp: iat + LIFE_S })}`;
    return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
  };

export const openAccessPlace = async (): Promise<AccessPlace> => {
  const engines = await startDrillEngines();
  const ends: (() => Promise<unknown>)[] = [engines.stop];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const place = await engines.place('access');
    const registry = openRegistry(place.registryUrl, 4);
    ends.push(() => registry.destroy());
    const pool = new pg.Pool({ connectionString: place.registryUrl, max: 2 });
    ends.push(() => pool.end());
    const tape = openTape(place.tape);
    ends.push(() => tape.close());
    const session = await fillMarket({ tape, registry }, kathmanduDate(instant(Date.now())));
    const { key, settings } = strictSettings('test');
    const api = await startApi({
      ...settings,
      DATABASE_URL: place.registryUrl,
      CLICKHOUSE_URL: place.tape.url,
      CHULI_TAPE_DATABASE: place.tape.database,
      CHULI_LOG_LEVEL: 'error',
    });
    ends.push(api.stop);
    const live = await startLiveProcess(place, { CHULI_LIVE_KEY: settings.CHULI_LIVE_KEY });
    ends.push(live.kill);
    const isReady = (): Promise<boolean> =>
      fetch(`${live.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(isReady, 'the gateway', 60_000);
    return {
      registry,
      rows: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, [...values])).rows,
      session,
      operatorKey: settings.CHULI_OPERATOR_KEY,
      liveAddress: live.address.replace('http://', ''),
      send: createClient(api.port),
      tokenOf: tokensBy(key),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

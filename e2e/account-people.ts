import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { allContracts } from '@chuli/contracts';
import { migrateRegistry } from '@chuli/registry';
import type { BrowserContext, Route } from '@playwright/test';
import { Client } from 'pg';
import { readSettings } from '@chuli/command';
import { freePort } from '@chuli/engines';
import { copyMarket } from './market-copy.ts';

export const PASSWORD = 'a tall stupa at dawn';
const DEVICE = 'the device of the test itself';
const WAIT_MS = 60_000;

type Tokens = { access: string; refresh: string };
export type Somebody = { phone: string; name: string };

/** Calls of people; everything else is market data, which the API of the other tests has. */
const PERSONAL = allContracts()
  .filter(({ access, path }) => access === 'user' || path.startsWith('/authenticate/'))
  .map(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

const isPersonal = (path: string): boolean => PERSONAL.some((pattern) => pattern.test(path));

const sqlOnce = async (url: string, statement: string, values: readonly string[] = []): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
};

const startApi = async (registryUrl: string, environment: Readonly<Record<string, string>>) => {
  const { tapeUrl, tapeDatabase } = readSettings();
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      CHULI_ENVIRONMENT: 'development',
      DATABASE_URL: registryUrl,
      CLICKHOUSE_URL: tapeUrl,
      CHULI_TAPE_DATABASE: tapeDatabase,
      CHULI_API_PORT: String(port),
      CHULI_SMS: 'console',
      CHULI_SEAL_KEY: randomBytes(32).toString('base64'),
      CHULI_LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => {
    messages += chunk.toString('utf8');
  });
  const url = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); Date.now() - started < WAIT_MS; await delay(200)) {
    if (child.exitCode !== null) throw new Error(`The API has ended: ${messages}`);
    const isUp = await fetch(`${url}/api/membership/package/list/`).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, messages: () => messages, stop: () => child.kill() };
  }
  throw new Error('The API does not answer.');
};

const operate = async (words: string[], environment: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, ['apps/operator/src/main.ts', ...words], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHULI_ENVIRONMENT: 'development', ...environment },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The operator was refused: ${words.join(' ')}`);
};

/** An API with people of its own, whose messages are read here. Pages ask it for what is personal. */
export const startPeople = async (
  environment: Readonly<Record<string, string>> = {},
  { hasMarket = false }: { hasMarket?: boolean } = {},
) => {
  const database = `chuli_e2e_${randomBytes(6).toString('hex')}`;
  const { registryUrl } = readSettings();
  const own = new URL(`/${database}`, registryUrl).href;
  await migrateRegistry(own);
  if (hasMarket) await copyMarket(registryUrl, own);
  const api = await startApi(own, environment);

  const post = async <T>(path: string, body: object, access?: string): Promise<T> => {
    const reply = await fetch(`${api.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };

  /** The code that was sent after `act`. */
  const codeAfter = async (act: () => Promise<unknown>): Promise<string> => {
    const before = api.messages().length;
    await act();
    for (let round = 0; round < 50; round += 1, await delay(100)) {
      const code = /(\d{6}) is your/.exec(api.messages().slice(before))?.[1];
      if (code !== undefined) return code;
    }
    throw new Error('No code was sent.');
  };

  const signIn = (phone: string): Promise<Tokens> =>
    post('/authenticate/v2/token/', { phone_number: phone, password: PASSWORD, device: DEVICE });

  return {
    newPhone: (): string => `98${String(randomInt(100_000_000)).padStart(8, '0')}`,
    codeAfter,
    signIn,
    /** Somebody who has an account with `PASSWORD`. */
    settle: async (name = 'Maya Gurung'): Promise<Somebody> => {
      const phone = `97${String(randomInt(100_000_000)).padStart(8, '0')}`;
      let request = '';
      const code = await codeAfter(async () => {
        const asked = { phone_number: phone, name, password: PASSWORD };
        ({ request } = await post<{ request: string }>('/authenticate/v2/signup/', asked));
      });
      await post('/authenticate/v2/signup/verify/', { phone_number: phone, request, code, device: DEVICE });
      return { phone, name };
    },
    /** Only where the market is known. */
    follow: async (phone: string, stocks: readonly string[]): Promise<void> => {
      const { access } = await signIn(phone);
      await post('/membership/package/', { stocks }, access);
    },
    endAll: async (phone: string): Promise<void> => {
      const { access } = await signIn(phone);
      const path = `${api.url}/api/accounts/log/device/end-all/`;
      await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${access}` } });
    },
    isAlive: async (refresh: string, device: string): Promise<boolean> =>
      await post('/authenticate/v2/token/refresh/', { refresh, device }).then(
        () => true,
        () => false,
      ),
    /** Lets the pages of a browser ask this API; calls with a token of `dead` are refused as if it had run out. */
    serve: async (context: BrowserContext, dead: ReadonlySet<string> = new Set()): Promise<void> => {
      await context.route('**/api/**', async (route: Route) => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const { authorization = '', ...headers } = request.headers();
        if (dead.has(authorization))
          return await route.fulfill({ status: 401, json: { code: 'token_not_valid', message: '' } });
        if (!isPersonal(pathname)) return await route.continue({ headers });
        return await route.continue({ url: `${api.url}${pathname}${search}` });
      });
    },
    /** What an operator grants: a tier for a month. */
    grant: (phone: string, tier: string): Promise<void> =>
      sqlOnce(
        own,
        `insert into membership_grant (person_id, tier, source, starts_at, ends_at, created_at)
         select id, $2, 'operator', now() - interval '1 day', now() + interval '30 days', now()
         from person where phone_number = $1`,
        [`+977${phone}`, tier],
      ),
    /** Lets a day go by in which whatever somebody holds has ended. */
    endPackages: (phone: string): Promise<void> =>
      sqlOnce(
        own,
        `update membership_grant set starts_at = starts_at - interval '2 years', ends_at = now() - interval '1 day'
         where person_id = (select id from person where phone_number = $1)`,
        [`+977${phone}`],
      ),
    /** As an operator does it. */
    refund: (order: string): Promise<void> =>
      operate(['orders', 'refund', order, '--as', 'sita', '--apply'], { ...environment, DATABASE_URL: own }),
    stop: async (): Promise<void> => {
      api.stop();
      await sqlOnce(new URL('/postgres', own).href, `drop database if exists ${database} with (force)`);
    },
  };
};

export type People = Awaited<ReturnType<typeof startPeople>>;

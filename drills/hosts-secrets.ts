import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { HostsPlace } from './hosts-place.ts';
import { MAIN } from './hosts-values.ts';

const letters = (): string => randomBytes(24).toString('base64url');

/** What must stand in no log: a number, a token, a code, a password. */
const SECRETS = {
  phone: '9841234567',
  access: `eyJ${letters()}.${letters()}.${letters()}`,
  refresh: letters(),
  code: '493817',
  password: `pass ${letters()}`,
};

const { phone, access, refresh, code, password } = SECRETS;

const PATHS = [
  `/login?token=${access}&phone_number=${phone}&code=${code}`,
  `/api/accounts/user/whoami/?token=${access}&refresh=${refresh}&code=${code}`,
  `/api/stock/?search=${phone}`,
  `/live/stream?channel=${phone}&access=${access}`,
  `/${phone}/${access}`,
  '/healthz',
];

const BODIES = {
  '/api/authenticate/v2/token/': { phone_number: phone, password, device: refresh, medium: 'web' },
  '/api/authenticate/v2/token/refresh/': { refresh, device: refresh },
  '/api/authenticate/v2/signup/verify/': { phone_number: phone, request: refresh, code, device: refresh },
  '/api/authenticate/v2/signup/': {
    phone_number: phone,
    password,
    name: `${phone} ${code}`,
    [phone]: access,
  },
};

const HEADERS = {
  host: MAIN,
  authorization: `Bearer ${access}`,
  cookie: `token=${refresh}`,
  'user-agent': `Drill ${phone}`,
};

/** The answer is of no interest, and one that goes on for ever is left. */
const show = (port: number, path: string, body?: object): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(
      {
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...HEADERS, ...(body && { 'content-type': 'application/json' }) },
        agent: false,
      },
      () => sent.destroy(),
    );
    sent.on('error', () => resolve()).on('close', () => resolve());
    sent.end(body === undefined ? '' : JSON.stringify(body));
  });

/** Shows the secrets to every process in every place where a reader's own could stand. */
const showSecrets = async ({ all }: HostsPlace): Promise<number> => {
  for (const { port } of all) {
    for (const path of PATHS) await show(port, path);
    for (const [path, body] of Object.entries(BODIES)) await show(port, path, body);
  }
  return all.length * (PATHS.length + Object.keys(BODIES).length);
};

export type LogSearch = { shown: number; logs: string[]; leaks: string[] };

export const searchLogs = async (place: HostsPlace): Promise<LogSearch> => {
  const shown = await showSecrets(place);
  const leaks = place.all.flatMap(({ name, log }) =>
    Object.entries(SECRETS)
      .filter(([, secret]) => log().includes(secret))
      .map(([what]) => `${what} in the log of ${name}`),
  );
  const logs = place.all.map(({ name, log }) => `${name} ${log().split('\n').length - 1} lines`);
  return { shown, logs, leaks };
};

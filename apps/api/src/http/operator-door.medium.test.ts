import { AppError, instant } from '@chuli/kernel';
import { type Registry, openRegistry } from '@chuli/registry';
import { listDeeds } from '@chuli/registry/site';
import { testRegistry } from '@chuli/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_HEADER, operatorDoor } from './operator-door.ts';

const KEY = 'a key of twenty-four characters';
const ADDRESS = '10.9.0.1';
const QUARTER_MS = 15 * 60_000;

let registry: Registry;
let close: () => Promise<void>;
let now = Date.parse('2026-11-15T06:15:00Z');
beforeAll(async () => {
  ({ registry, close } = await testRegistry(4));
});
afterAll(() => close());

const doorWith = (key: string | null) =>
  operatorDoor(key, { registry, clock: () => instant(now), log: pino({ level: 'silent' }) });

const knock = async (given: string | string[] | undefined, ip = ADDRESS, key: string | null = KEY) => {
  const headers = given === undefined ? {} : { [OPERATOR_HEADER]: given };
  const asked = { headers, ip, method: 'GET', routeOptions: { url: '/api/operator/feed/' } };
  return doorWith(key)(asked as never).then(
    () => 'passed',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
};

describe('the door of operators', () => {
  it('opens to the key alone, and writes down every use', async () => {
    expect(await knock(KEY)).toBe('passed');
    expect(await knock(KEY)).toBe('passed');
    expect(await listDeeds(registry, 10)).toMatchObject(
      Array.from({ length: 2 }, () => ({ command: 'GET /api/operator/feed/', subject: ADDRESS })),
    );
  });

  it.each([
    ['no key', undefined],
    ['an empty key', ''],
    ['another key', 'another key of many characters'],
    ['the beginning of the key', KEY.slice(0, -1)],
    ['the key and more', `${KEY}x`],
    ['the key in other letters', KEY.toUpperCase()],
    ['the key twice', [KEY, KEY]],
  ])('refuses %s', async (_, given) => {
    expect(await knock(given, '10.9.1.1')).toBe('access.denied');
  });

  it('still opens to the key, and to no other, while the registry is away', async () => {
    const away = openRegistry('postgres://nobody@127.0.0.1:9/none', 1);
    const door = operatorDoor(KEY, {
      registry: away,
      clock: () => instant(now),
      log: pino({ level: 'silent' }),
    });
    const asked = (key: string) =>
      door({ headers: { [OPERATOR_HEADER]: key }, ip: ADDRESS, method: 'GET', routeOptions: {} } as never);
    await expect(asked(KEY)).resolves.toBeUndefined();
    await expect(asked(`${KEY}x`)).rejects.toMatchObject({ code: 'access.denied' });
    await away.destroy();
  });

  it('judges ten keys of an address in a quarter of an hour, however many come at once', async () => {
    const guesses = Array.from({ length: 25 }, (_, at) =>
      knock(`a wrong key of operators ${at}`, '10.9.2.1'),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer === 'access.denied')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'limit.reached')).toHaveLength(15);
    expect(await knock(KEY, '10.9.2.1')).toBe('limit.reached');
    expect(await knock(KEY, '10.9.3.1')).toBe('passed');
    now += QUARTER_MS;
    expect(await knock(KEY, '10.9.2.1')).toBe('passed');
  });

  it('does not exist where no key is set, whatever is given', async () => {
    for (const given of [undefined, '', 'null', KEY])
      expect(await knock(given, ADDRESS, null)).toBe('route.not-found');
  });
});

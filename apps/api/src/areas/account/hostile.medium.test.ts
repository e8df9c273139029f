import { allContracts } from '@chuli/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const VALUES: unknown[] = [
  "' OR 1=1 --",
  '\0',
  'a\0b',
  '\uD800',
  '१२३',
  '💥',
  'A'.repeat(5_000),
  '__proto__',
  '',
  null,
  0,
  true,
  [],
  ['x'],
  {},
  { $ne: null },
];

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

/** What is right for every field, so that one wrong field is met alone. */
const RIGHT: Record<string, unknown> = {
  phone_number: '9841234567',
  password: PASSWORD,
  old_password: PASSWORD,
  new_password: 'another tall stupa',
  device: 'a device of some length',
  medium: 'web',
  refresh: 'x'.repeat(43),
  request: 'x'.repeat(43),
  code: '123456',
  name: 'Hari',
};

describe('hostile input to the calls of people', () => {
  it('in any field is refused or taken literally, never a failure', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    const calls = allContracts().flatMap((contract) =>
      contract.body === undefined ? [] : [{ ...contract, body: contract.body }],
    );
    expect(calls.length).toBeGreaterThanOrEqual(12);
    for (const { method, path, body: schema } of calls) {
      const fields = Object.keys(schema.shape);
      const right = Object.fromEntries(fields.map((field) => [field, RIGHT[field]]));
      for (const field of fields) {
        for (const value of VALUES) {
          const { status } = await people.call(method, path, { ...right, [field]: value }, { access });
          expect(status, `${path} ${field}=${JSON.stringify(value).slice(0, 30)}`).toBeLessThan(500);
        }
      }
    }
  });

  it.each(['text', '[]', '"x"', 'null', '{', '{"a":1,"__proto__":{}}', '', `{"a":"${'x'.repeat(20_000)}"}`])(
    'as a whole body is refused: %s',
    async (payload) => {
      const { server } = people;
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const url = '/api/authenticate/v2/token/';
        const headers = { 'content-type': type };
        const { statusCode } = await server.inject({ method: 'POST', url, headers, payload });
        expect(statusCode, type).toBe(400);
      }
    },
  );

  it('as the id of a session is refused, and so is a body where none is taken', async () => {
    const { phone } = await people.settle();
    const { access } = await people.signIn(phone);
    for (const id of ["' or true --", '%00', '*', ''])
      expect(
        (await people.call('DELETE', `/accounts/log/device/?session=${id}`, undefined, { access })).status,
      ).toBe(400);
    expect(
      (await people.call('POST', '/accounts/log/device/end-all/', { all: true }, { access })).status,
    ).toBe(400);
  });
});

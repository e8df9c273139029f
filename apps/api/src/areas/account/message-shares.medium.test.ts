import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const SIGN_UP = '/authenticate/v2/signup/';
const RESET = '/authenticate/v2/password/reset/';
/** Of these a quarter is kept for people; strangers have 30, half of which is for whoever comes first. */
const CAP = 40;
const FOR_STRANGERS = 30;

let people: TestPeople;
beforeEach(async () => {
  people = await openTestPeople({ smsDailyCap: CAP });
});
afterEach(() => people.close());

let numbers = 0;
const signUpFrom = async (address: string): Promise<boolean> => {
  numbers += 1;
  const phone_number = `+9779761${String(numbers).padStart(6, '0')}`;
  const body = { phone_number, password: PASSWORD, name: 'Hari' };
  const { status } = await people.call('POST', SIGN_UP, body, { address });
  return status === 200;
};

const takenBy = async (addresses: readonly string[], rounds: number): Promise<number> => {
  let taken = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) if (await signUpFrom(address)) taken += 1;
  return taken;
};

const NEIGHBOURS: readonly [string, string[]][] = [
  ['five IPv4 addresses of five networks', [1, 2, 3, 4, 5].map((at) => `27.34.${at}.7`)],
  ['one /24', Array.from({ length: 50 }, (_, at) => `27.34.1.${at + 1}`)],
  ['one /48', Array.from({ length: 50 }, (_, at) => `2001:db8:7:${(at * 300).toString(16)}::1`)],
];

describe('the messages of a day', () => {
  it.each(NEIGHBOURS)(
    'cannot be used up by %s: sign-up stays open for everyone else',
    async (_, addresses) => {
      const taken = await takenBy(addresses, Math.ceil(FOR_STRANGERS / addresses.length) + 3);
      expect(taken).toBe(FOR_STRANGERS / 2);
      const others = Array.from({ length: 10 }, (_other, at) => `202.51.${at}.9`);
      expect(await takenBy(others, 1)).toBe(others.length);
      expect(await takenBy(addresses.slice(0, 3), 1)).toBe(0);
    },
  );

  it('are there for whoever comes while more than half is left, also behind one address', async () => {
    expect(await takenBy(['27.34.1.7'], 7)).toBe(7);
  });

  it('open to a network again when the day has gone by', async () => {
    await takenBy(NEIGHBOURS[0]?.[1] ?? [], 10);
    expect(await signUpFrom('27.34.1.7')).toBe(false);
    people.move(86_400_000);
    expect(await signUpFrom('27.34.1.7')).toBe(true);
  });

  it('are kept for people who set a new password, from wherever they ask', async () => {
    const { phone } = await people.settle();
    await takenBy(NEIGHBOURS[0]?.[1] ?? [], 10);
    const reset = { phone_number: phone };
    expect((await people.call('POST', RESET, reset, { address: '27.34.1.200' })).status).toBe(200);
  });
});

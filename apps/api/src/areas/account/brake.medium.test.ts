import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPeople, openTestPeople } from '../../testing/test-people.ts';

const TOKEN = '/authenticate/v2/token/';
const BRAKE_AT = 10;

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople({ brakeAt: BRAKE_AT });
});
afterAll(() => people.close());

const tryWith = (phone: string, password: string, device: string, address: string) =>
  people.call('POST', TOKEN, { phone_number: phone, password, device, medium: 'web' }, { address });

let numbers = 0;
/** A list of stolen passwords, tried once at each number and each address. */
const stuff = async (count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    numbers += 1;
    const address = `10.9.${Math.floor(numbers / 250)}.${numbers % 250}`;
    const phone = `98600${String(numbers).padStart(5, '0')}`;
    statuses.push((await tryWith(phone, 'stolen', randomUUID(), address)).status);
  }
  return statuses;
};

describe('the brake over all accounts', () => {
  it('lets everyone try while few passwords are wrong, and makes strangers wait once many are', async () => {
    expect(new Set(await stuff(BRAKE_AT))).toEqual(new Set([403]));
    const [next] = await stuff(1);
    expect(next).toBe(429);
  });

  it('is not felt on a device that was signed in before', async () => {
    people.move(15 * 60_000);
    const { phone } = await people.settle();
    const device = randomUUID();
    await people.signIn(phone, device);
    await stuff(BRAKE_AT);
    expect((await tryWith(phone, PASSWORD, device, '10.8.0.1')).status).toBe(200);
  });

  it('lets an owner in on a new device after a short wait, and waits anew before the next try', async () => {
    people.move(15 * 60_000);
    const { phone } = await people.settle();
    await stuff(BRAKE_AT);
    const device = randomUUID();
    const held = await tryWith(phone, 'mistyped', device, '10.8.0.2');
    expect(held.status).toBe(429);
    expect(held.body).toMatchObject({ code: 'sign-in.wait', details: { retry_after: 20 } });
    expect(held.headers['retry-after']).toBe('20');
    people.move(12_000);
    expect((await tryWith(phone, PASSWORD, device, '10.8.0.2')).body).toMatchObject({
      details: { retry_after: 8 },
    });
    people.move(8_000);
    expect((await tryWith(phone, 'mistyped', device, '10.8.0.2')).status).toBe(403);
    expect((await tryWith(phone, PASSWORD, device, '10.8.0.2')).status).toBe(429);
    people.move(20_000);
    expect((await tryWith(phone, PASSWORD, device, '10.8.0.2')).status).toBe(200);
  });

  it('judges one of many tries that waited with one device', async () => {
    people.move(15 * 60_000);
    const { phone } = await people.settle();
    await stuff(BRAKE_AT);
    const device = randomUUID();
    await tryWith(phone, 'a', device, '10.8.0.3');
    people.move(20_000);
    const tries = await Promise.all(Array.from({ length: 8 }, () => tryWith(phone, 'b', device, '10.8.0.3')));
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(1);
  });

  it('tells a number that nobody has as little as any other', async () => {
    people.move(15 * 60_000);
    const { phone } = await people.settle();
    await stuff(BRAKE_AT);
    const known = await tryWith(phone, 'c', randomUUID(), '10.8.0.4');
    const unknown = await tryWith('9869999999', 'c', randomUUID(), '10.8.0.5');
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
  });

  it('gives one address few tries while it holds', async () => {
    people.move(15 * 60_000);
    await stuff(BRAKE_AT);
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at++) {
      const phone = `97600000${String(at).padStart(2, '0')}`;
      codes.push((await tryWith(phone, 'd', randomUUID(), '10.8.0.6')).body['code']);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'sign-in.wait'));
    expect(codes[20]).toBe('limit.reached');
  });

  it('opens by itself when the storm is over', async () => {
    people.move(5 * 60_000);
    const [first] = await stuff(1);
    expect(first).toBe(403);
  });
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealKeys, createSeal, sealBy } from './seal.ts';
import { openSecret, renewSecret, sealSecret } from './webhook/secret.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];
const [before, after] = [createSeal(first), createSeal(second)];
const between = createSeal(second, first);

describe('a key that is replaced', () => {
  it('opens what it sealed as long as it is in the list, and seals nothing any more', () => {
    const old = before.close('secret', 'a');
    expect(between.open(old, 'a')).toBe('secret');
    expect(() => between.open(old, 'b')).toThrow('data.inconsistent');
    expect(() => after.open(old, 'a')).toThrow('data.inconsistent');
    const fresh = between.close('secret', 'a');
    expect(after.open(fresh, 'a')).toBe('secret');
    expect(() => before.open(fresh, 'a')).toThrow('data.inconsistent');
  });

  it('is renewed once, under the same owner', () => {
    const renewed = between.renew(before.close('secret', 'a'), 'a') ?? '';
    expect(after.open(renewed, 'a')).toBe('secret');
    expect(between.renew(renewed, 'a')).toBeNull();
    expect(() => between.renew(before.close('secret', 'a'), 'b')).toThrow('data.inconsistent');
  });

  it('has its name beside that of the new one', () => {
    expect(between.name).toBe(after.name);
    expect(between.names).toEqual([after.name, before.name]);
    const sealed = { id: '1', secret: sealSecret(before, '1', 'hook'), sealedWith: before.name };
    expect(openSecret(between, sealed)).toBe('hook');
    expect(openSecret(after, sealed)).toBeNull();
    const secret = renewSecret(between, '1', sealed.secret) ?? '';
    expect(openSecret(after, { id: '1', secret, sealedWith: after.name })).toBe('hook');
  });
});

it('is read from settings, one or several', () => {
  const [one, other] = [first.toString('base64'), second.toString('base64')];
  expect(SealKeys.parse(one)).toEqual([first]);
  expect(SealKeys.parse(`${one}, ${other}`)).toEqual([first, second]);
  for (const wrong of ['', 'x', `${one},x`, Buffer.alloc(32).toString('base64')])
    expect(SealKeys.safeParse(wrong).success, wrong).toBe(false);
  expect(sealBy([])).toBeNull();
  expect(sealBy([first, second])?.name).toBe(before.name);
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { instant } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-token.ts';
import { generateTokenKey, keyRing, readAcceptedKey, readTokenKey } from './token-key.ts';

const HOLDER = { personId: 'person', signInId: 'session' };
const START = 1_800_000_000_000;

const opened = (at = { now: START }) => {
  const key = generateTokenKey();
  return { key, at, tokens: createAccessTokens(keyRing(key), () => instant(at.now)) };
};

const decoded = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('names its holder to whoever holds the key, until it ends', async () => {
    const { tokens, at } = opened();
    const { token, expiresIn } = await tokens.issue(HOLDER);
    expect(await tokens.verify(token)).toEqual(HOLDER);
    at.now += expiresIn * 1_000 - 1;
    expect(await tokens.verify(token)).toEqual(HOLDER);
    at.now += 1;
    await expect(tokens.verify(token)).rejects.toThrow('token_not_valid');
  });

  it('lives eleven to fifteen minutes, not all of them the same', async () => {
    const { tokens } = opened();
    const lives = await Promise.all(
      Array.from({ length: 60 }, async () => (await tokens.issue(HOLDER)).expiresIn),
    );
    expect(Math.min(...lives)).toBeGreaterThanOrEqual(660);
    expect(Math.max(...lives)).toBeLessThanOrEqual(900);
    expect(new Set(lives).size).toBeGreaterThan(20);
  });

  it('of another key, changed, or in other bytes is not valid', async () => {
    const [{ tokens }, other] = [opened(), opened()];
    const { token } = await tokens.issue(HOLDER);
    const [header, payload, signature] = token.split('.');
    const wrong = [
      (await other.tokens.issue(HOLDER)).token,
      `${header}.${encoded({ ...decoded(payload), sub: 'another' })}.${signature}`,
      `${encoded({ ...decoded(header), alg: 'none' })}.${payload}.`,
      `${token}=`,
      ` ${token}`,
      'x'.repeat(2_000_000),
    ];
    for (const forged of wrong) await expect(tokens.verify(forged)).rejects.toThrow('token_not_valid');
  });

  it.each([
    ['a longer life', { exp: START / 1_000 + 901 }],
    ['a claim too many', { tier: 'Platinum' }],
    ['an audience beside ours', { aud: ['chuli-api', 'x'] }],
    ['a beginning that is still to come', { iat: START / 1_000 + 6 }],
  ])('of our own key with %s is not valid', async (_, change) => {
    const { tokens, key } = opened();
    const [header, payload] = (await tokens.issue(HOLDER)).token.split('.');
    const text = `${header}.${encoded({ ...decoded(payload), ...change })}`;
    const signed = `${text}.${sign(null, Buffer.from(text), key.sign).toString('base64url')}`;
    await expect(tokens.verify(signed)).rejects.toThrow('token_not_valid');
  });
});

describe('a key that is replaced', () => {
  const [old, next] = [generateTokenKey(), generateTokenKey()];
  const clock = () => instant(START);
  const tokensBy = (...keys: Parameters<typeof keyRing>) => createAccessTokens(keyRing(...keys), clock);

  it('leaves no moment in which two processes refuse each other', async () => {
    const steps = [tokensBy(old), tokensBy(old, [next]), tokensBy(next, [old]), tokensBy(next)];
    for (const [at, one] of steps.entries()) {
      const { token } = await one.issue(HOLDER);
      for (const beside of steps.slice(Math.max(0, at - 1), at + 2))
        expect(await beside.verify(token)).toEqual(HOLDER);
    }
  });

  it('is accepted no longer once it is dropped, nor under the name of another', async () => {
    const { token } = await tokensBy(old).issue(HOLDER);
    await expect(tokensBy(next).verify(token)).rejects.toThrow('token_not_valid');
    const [, payload] = token.split('.');
    const [header] = (await tokensBy(next).issue(HOLDER)).token.split('.');
    const text = `${header}.${payload}`;
    const renamed = `${text}.${sign(null, Buffer.from(text), old.sign).toString('base64url')}`;
    await expect(tokensBy(next, [old]).verify(renamed)).rejects.toThrow('token_not_valid');
  });
});

describe('the key of tokens', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  it('is read as PKCS8, also in one line, and as JWK, to the same key', () => {
    const jwk = JSON.stringify(privateKey.export({ format: 'jwk' }));
    const ids = [pem, pem.replaceAll('\n', '\\n'), jwk].map((text) => readTokenKey(text).id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'secret'],
    ['a public key', publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    [
      'a key of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    ],
    ['half a key', pem.slice(0, 60)],
  ])('is not %s, and the refusal does not repeat it', (_, text) => {
    expect(() => readTokenKey(text)).toThrow('Not a private Ed25519 key');
  });

  it('is known by one name from either half', () => {
    const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(readAcceptedKey(spki).id).toBe(readTokenKey(pem).id);
    expect(readAcceptedKey(pem).id).toBe(readTokenKey(pem).id);
    expect(() => readAcceptedKey('secret')).toThrow('Not an Ed25519 key');
  });
});

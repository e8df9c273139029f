import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { ALL_FEATURES } from '@chuli/contracts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { DEVELOPMENT, PRODUCTION } from '../../testing/settings.ts';

describe('the environment of people', () => {
  it('needs nothing in development: a key of the process, codes on the terminal', () => {
    expect(readConfig(DEVELOPMENT).people).toMatchObject({
      tokenKeys: { accepted: [{}] },
      sealKeys: [],
      sms: { name: 'console' },
    });
  });

  it('sends no message in production where none is asked for', () => {
    expect(readConfig(PRODUCTION).people.sms).toBeNull();
  });

  it.each([
    ['CHULI_TOKEN_KEY', 'secret'],
    ['CHULI_TOKEN_KEYS_ACCEPTED', 'secret'],
    ['CHULI_SEAL_KEY', 'short'],
    ['CHULI_SEAL_KEY', Buffer.alloc(32, 7).toString('base64')],
    ['CHULI_SMS', 'pigeon'],
    ['CHULI_SMS_TOKEN', 'short'],
    ['CHULI_SMS_URL', 'ftp://gateway'],
    ['CHULI_TRUSTED_PROXIES', 'everyone'],
  ])('refuses %s=%s without repeating it', (name, value) => {
    const read = () => readConfig({ ...PRODUCTION, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(` ${value}`);
  });

  it('accepts tokens of other keys, of which the public half is enough, and of its own once', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const texts = [
      PRODUCTION.CHULI_TOKEN_KEY,
      publicKey.export({ type: 'spki', format: 'pem' }).toString().replaceAll('\n', '\\n'),
      JSON.stringify(privateKey.export({ format: 'jwk' })),
    ];
    const read = (keys: readonly string[]) =>
      readConfig({ ...PRODUCTION, CHULI_TOKEN_KEYS_ACCEPTED: keys.join('|') }).people.tokenKeys?.accepted;
    expect(read([])).toHaveLength(1);
    expect(read(texts.slice(0, 1))).toHaveLength(1);
    expect(read(texts.slice(0, 2))).toHaveLength(2);
    expect(new Set(read(texts)?.map(({ id }) => id)).size).toBe(2);
  });

  it('gives features to everyone outside production only', () => {
    expect(readConfig(DEVELOPMENT).people.freeFeatures).toEqual([]);
    expect(readConfig({ ...DEVELOPMENT, CHULI_FREE_FEATURES: 'all' }).people.freeFeatures).toEqual(
      ALL_FEATURES,
    );
    const some = readConfig({ ...DEVELOPMENT, CHULI_FREE_FEATURES: 'signals,stock-scans' });
    expect(some.people.freeFeatures).toEqual(['signals', 'stock-scans']);
    const refused = (more: object) => () =>
      readConfig({ ...DEVELOPMENT, CHULI_FREE_FEATURES: 'all', ...more });
    expect(() => readConfig({ ...DEVELOPMENT, CHULI_FREE_FEATURES: 'gold' })).toThrow('CHULI_FREE_FEATURES');
    expect(refused(PRODUCTION)).toThrow('CHULI_FREE_FEATURES');
    expect(refused({ ...PRODUCTION, CHULI_ENVIRONMENT: 'test' })).toThrow('CHULI_FREE_FEATURES');
  });

  it('takes a gateway with what it asks for, and not without', () => {
    const sparrow = { ...PRODUCTION, CHULI_SMS: 'sparrow', CHULI_SMS_TOKEN: 'a long token' };
    expect(() => readConfig(sparrow)).toThrow('CHULI_SMS_FROM');
    expect(readConfig({ ...sparrow, CHULI_SMS_FROM: 'Chuli' }).people.sms?.name).toBe('sparrow');
    expect(() => readConfig({ ...PRODUCTION, CHULI_SMS: 'aakash' })).toThrow('CHULI_SMS_TOKEN');
  });

  it('takes a strong key to seal with, and proxies by address or network', () => {
    const more = {
      CHULI_SEAL_KEY: randomBytes(32).toString('base64'),
      CHULI_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
    };
    const { people, trustedProxies } = readConfig({ ...PRODUCTION, ...more });
    expect(people.sealKeys?.map(({ length }) => length)).toEqual([32]);
    expect(trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16']);
  });
});

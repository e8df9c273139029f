import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { DEVELOPMENT, PRODUCTION } from './testing/settings.ts';

describe('the environment', () => {
  it('needs nothing but the addresses of the engines on a developer’s machine', () => {
    expect(readConfig(DEVELOPMENT)).toMatchObject({ host: '127.0.0.1', port: 4310, checkReplies: true });
  });

  it('checks replies in production only when told to', () => {
    expect(readConfig(PRODUCTION).checkReplies).toBe(false);
    expect(readConfig({ ...PRODUCTION, CHULI_CHECK_REPLIES: '1' }).checkReplies).toBe(true);
    expect(readConfig(PRODUCTION).leaveMs).toBe(5_000);
    expect(readConfig({ ...PRODUCTION, CHULI_LEAVE_SECONDS: '0' }).leaveMs).toBe(0);
  });

  it('knows no version of the mobile app until one is published, and refuses what is not one', () => {
    expect(readConfig(DEVELOPMENT).mobileVersions).toEqual({ minimum: null, latest: null });
    const published = { CHULI_ANDROID_MINIMUM_VERSION: '1.0', CHULI_ANDROID_LATEST_VERSION: '1.4.2' };
    expect(readConfig({ ...DEVELOPMENT, ...published }).mobileVersions).toEqual({
      minimum: '1.0',
      latest: '1.4.2',
    });
    expect(() => readConfig({ ...DEVELOPMENT, CHULI_ANDROID_LATEST_VERSION: 'new' })).toThrow(
      'ANDROID_LATEST',
    );
  });

  it('has no door for operators without a key, and refuses one that could be guessed', () => {
    expect(readConfig(DEVELOPMENT)).toMatchObject({ operatorKey: null, feed: { log: null, processes: [] } });
    expect(() => readConfig({ ...DEVELOPMENT, CHULI_OPERATOR_KEY: 'secret' })).toThrow('CHULI_OPERATOR_KEY');
    const urls = 'http://127.0.0.1:4340, http://127.0.0.1:4341';
    expect(readConfig({ ...DEVELOPMENT, CHULI_INGEST_URLS: urls }).feed.processes).toEqual([
      'http://127.0.0.1:4340',
      'http://127.0.0.1:4341',
    ]);
    expect(() => readConfig({ ...DEVELOPMENT, CHULI_INGEST_URLS: 'here' })).toThrow('CHULI_INGEST_URLS');
  });

  const DEMANDED = [
    'CHULI_TOKEN_KEY',
    'CHULI_SEAL_KEY',
    'CHULI_LIVE_KEY',
    'CHULI_OPERATOR_KEY',
    'CHULI_SMS',
    'CHULI_TRUSTED_PROXIES',
  ];

  it.each(['production', 'test', undefined])('needs all of its secrets where it is %s', (place) => {
    const whole = { ...PRODUCTION, CHULI_ENVIRONMENT: place };
    expect(readConfig(whole).environment).toBe(place ?? 'production');
    for (const name of DEMANDED)
      expect(() => readConfig({ ...whole, [name]: undefined }), name).toThrow(`${name}: `);
  });

  it('names all that production is short of at once', () => {
    const { CLICKHOUSE_URL: _, ...rest } = DEVELOPMENT;
    const read = () => readConfig({ ...rest, CHULI_ENVIRONMENT: undefined });
    for (const name of [...DEMANDED, 'CLICKHOUSE_URL']) expect(read).toThrow(`${name}: `);
  });

  it.each([
    ['CHULI_FREE_FEATURES', 'all'],
    ['CHULI_SMS', 'console'],
    ['CHULI_PUSH_ORIGINS', 'http://127.0.0.1:1'],
    ['CHULI_WEBHOOK_ORIGINS', 'http://127.0.0.1:1'],
    ['CHULI_TELEGRAM_BOT', '@no name'],
    ['CHULI_PAYMENT_STOP_AT', 'settled'],
    ['CHULI_PUBLIC_ORIGIN', 'http://chuli.app'],
    ['CHULI_PUBLIC_ORIGIN', 'https://evil.example'],
    ['NODE_ENV', 'development'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(name);
  });

  it('reports everything that is wrong together', () => {
    const read = () => readConfig({ CHULI_API_PORT: 'high', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/CHULI_API_PORT[^]*DATABASE_URL[^]*CLICKHOUSE_URL/);
  });
});

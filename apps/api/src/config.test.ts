import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const engines = {
  CLICKHOUSE_URL: 'http://127.0.0.1:8123',
  DATABASE_URL: 'postgres://chuli@127.0.0.1/chuli',
};

describe('the environment', () => {
  it('needs nothing but the addresses of the engines', () => {
    expect(readConfig(engines)).toMatchObject({ host: '127.0.0.1', port: 4310, checkReplies: true });
  });

  it('checks replies in production only when told to', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const CHULI_TOKEN_KEY = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const production = { ...engines, NODE_ENV: 'production', CHULI_TOKEN_KEY };
    expect(readConfig(production).checkReplies).toBe(false);
    expect(readConfig(production).leaveMs).toBe(5_000);
    expect(readConfig({ ...production, CHULI_LEAVE_SECONDS: '0' }).leaveMs).toBe(0);
    expect(readConfig({ ...production, CHULI_CHECK_REPLIES: '1' }).checkReplies).toBe(true);
  });

  it('knows no version of the mobile app until one is published, and refuses what is not one', () => {
    expect(readConfig(engines).mobileVersions).toEqual({ minimum: null, latest: null });
    const published = { CHULI_ANDROID_MINIMUM_VERSION: '1.0', CHULI_ANDROID_LATEST_VERSION: '1.4.2' };
    expect(readConfig({ ...engines, ...published }).mobileVersions).toEqual({
      minimum: '1.0',
      latest: '1.4.2',
    });
    expect(() => readConfig({ ...engines, CHULI_ANDROID_LATEST_VERSION: 'new' })).toThrow('ANDROID_LATEST');
  });

  it('has no door for operators without a key, and refuses one that could be guessed', () => {
    expect(readConfig(engines)).toMatchObject({ operatorKey: null, feed: { nats: null, processes: [] } });
    expect(() => readConfig({ ...engines, CHULI_OPERATOR_KEY: 'secret' })).toThrow('CHULI_OPERATOR_KEY');
    const urls = 'http://127.0.0.1:4340, http://127.0.0.1:4341';
    expect(readConfig({ ...engines, CHULI_INGEST_URLS: urls }).feed.processes).toEqual([
      'http://127.0.0.1:4340',
      'http://127.0.0.1:4341',
    ]);
    expect(() => readConfig({ ...engines, CHULI_INGEST_URLS: 'here' })).toThrow('CHULI_INGEST_URLS');
  });

  it('reports everything that is wrong together', () => {
    const read = () => readConfig({ CHULI_API_PORT: 'high', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/CHULI_API_PORT[^]*CLICKHOUSE_URL[^]*DATABASE_URL/);
  });
});

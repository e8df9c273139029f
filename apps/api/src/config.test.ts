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
    expect(readConfig({ ...engines, NODE_ENV: 'production' }).checkReplies).toBe(false);
    expect(readConfig({ ...engines, NODE_ENV: 'production', CHULI_CHECK_REPLIES: '1' }).checkReplies).toBe(
      true,
    );
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

  it('reports everything that is wrong together', () => {
    const read = () => readConfig({ CHULI_API_PORT: 'high', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/CHULI_API_PORT[^]*CLICKHOUSE_URL[^]*DATABASE_URL/);
  });
});

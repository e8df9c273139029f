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

  it('reports everything that is wrong together', () => {
    const read = () => readConfig({ CHULI_API_PORT: 'high', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/CHULI_API_PORT[^]*CLICKHOUSE_URL[^]*DATABASE_URL/);
  });
});

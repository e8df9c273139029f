import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the environment of the gateway', () => {
  it('may say nothing on a developer machine', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4320,
      environment: 'development',
      proxies: 0,
    });
  });

  it('reports everything that is wrong together', () => {
    const read = () =>
      readSettings({
        CHULI_LIVE_PORT: '4e3',
        CHULI_ENVIRONMENT: 'prod',
        NATS_URL: 'http://x',
        CHULI_LOG_STREAM: 'small',
      });
    expect(read).toThrow(/CHULI_LIVE_PORT[^]*CHULI_ENVIRONMENT[^]*NATS_URL[^]*CHULI_LOG_STREAM/);
  });
});

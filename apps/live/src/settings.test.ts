import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the environment of the gateway', () => {
  it('may say nothing more on a developer’s machine', () => {
    expect(readSettings({ CHULI_ENVIRONMENT: 'development' })).toMatchObject({
      host: '127.0.0.1',
      port: 4320,
      environment: 'development',
      proxies: 0,
      ticketKeys: [],
      leaveMs: 0,
    });
  });

  const production = {
    NATS_URL: 'nats://log:4222',
    CHULI_LIVE_KEY: randomBytes(32).toString('base64'),
    CHULI_LIVE_PROXIES: '1',
  };

  it.each(Object.keys(production))('needs %s in production', (name) => {
    expect(readSettings(production).environment).toBe('production');
    expect(() => readSettings({ ...production, [name]: undefined })).toThrow(`${name}: `);
  });

  it('names all that production is short of at once', () => {
    expect(() => readSettings({ NODE_ENV: 'development' })).toThrow(
      /NODE_ENV[^]*NATS_URL[^]*CHULI_LIVE_KEY[^]*CHULI_LIVE_PROXIES/,
    );
  });

  it('gives balancers time in production, and takes several keys of tickets', () => {
    const [one, two] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
    const settings = readSettings({
      ...production,
      CHULI_LIVE_KEY: one,
      CHULI_LIVE_KEYS_ACCEPTED: two,
    });
    expect(settings.leaveMs).toBe(5_000);
    expect(settings.ticketKeys).toHaveLength(2);
    expect(() => readSettings({ CHULI_LIVE_KEYS_ACCEPTED: `${one},short` })).toThrow('KEYS_ACCEPTED');
  });

  it('is a relay where folders are named, which needs their key and no log', () => {
    const [one, two] = [randomBytes(32), randomBytes(32)];
    const relay = {
      ...production,
      NATS_URL: undefined,
      CHULI_LIVE_FOLDERS: 'ws://10.0.0.5:4320, wss://folder.example/',
      CHULI_LIVE_TRUNK_KEY: `${one.toString('base64')},${two.toString('base64')}`,
    };
    expect(readSettings(relay)).toMatchObject({
      relay: { folders: ['ws://10.0.0.5:4320', 'wss://folder.example'], trunkKey: one },
      trunkKeys: [one, two],
    });
    expect(readSettings(production).relay).toBeNull();
    expect(() => readSettings({ ...relay, CHULI_LIVE_TRUNK_KEY: undefined })).toThrow('CHULI_LIVE_TRUNK_KEY');
    expect(() => readSettings({ ...relay, CHULI_LIVE_FOLDERS: 'http://10.0.0.5' })).toThrow('FOLDERS');
  });

  it('reports everything that is wrong together', () => {
    const read = () =>
      readSettings({
        CHULI_LIVE_PORT: '4e3',
        CHULI_ENVIRONMENT: 'prod',
        NATS_URL: 'http://x',
        CHULI_LOG_STREAM: 'small',
      });
    expect(read).toThrow(/CHULI_ENVIRONMENT[^]*CHULI_LIVE_PORT[^]*NATS_URL[^]*CHULI_LOG_STREAM/);
  });
});

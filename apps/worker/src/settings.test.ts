import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const engines = {
  DATABASE_URL: 'postgres://chuli@127.0.0.1/chuli',
  CLICKHOUSE_URL: 'http://127.0.0.1:8123',
};
const production = {
  ...engines,
  CHULI_SEAL_KEY: randomBytes(32).toString('base64'),
  CHULI_SMS: 'sparrow',
  CHULI_SMS_TOKEN: 'a long token',
  CHULI_SMS_FROM: 'Chuli',
  CHULI_SMTP_URL: 'smtps://mail.example',
  CHULI_MAIL_FROM: 'Chuli <notices@chuli.app>',
};

describe('the environment of the worker', () => {
  it('needs the engines alone on a developer’s machine, and prints its messages there', () => {
    const { notices, port } = readSettings({ ...engines, CHULI_ENVIRONMENT: 'development' });
    expect(port).toBe(4340);
    expect(notices).toMatchObject({ seal: null, mail: null, sms: { name: 'console' } });
  });

  it.each(['CHULI_SEAL_KEY', 'CHULI_SMS', 'CHULI_SMS_TOKEN', 'CHULI_SMS_FROM', 'CHULI_MAIL_FROM'])(
    'needs %s in production',
    (name) => {
      expect(readSettings(production).notices.sms?.name).toBe('sparrow');
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(`${name}: `);
    },
  );

  it.each([
    ['CHULI_SMS', 'console'],
    ['CHULI_FREE_FEATURES', 'all'],
    ['CHULI_WEBHOOK_ORIGINS', 'http://127.0.0.1:1'],
    ['CHULI_TELEGRAM_URL', 'http://127.0.0.1:1'],
    ['CHULI_TELEGRAM_TOKEN', 'no token'],
    ['NODE_ENV', 'test'],
  ])('refuses %s=%s in production', (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(`${name}: `);
  });

  it('judges forming bars where it is told of a log, and refuses one that it cannot use', () => {
    const log = { NATS_URL: 'nats://127.0.0.1:4222', CHULI_LOG_PREFIX: 'own' };
    expect(readSettings(production).log).toBeNull();
    expect(readSettings({ ...production, ...log }).log).toMatchObject({ url: log.NATS_URL, prefix: 'own' });
    expect(() => readSettings({ ...production, NATS_URL: 'http://127.0.0.1' })).toThrow('NATS_URL');
  });

  it('names all that production is short of at once', () => {
    expect(() => readSettings({})).toThrow(/CHULI_SMS[^]*CHULI_SEAL_KEY[^]*DATABASE_URL[^]*CLICKHOUSE_URL/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLogEnvironment } from './environment.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'chuli-log-'));
const file = path.join(dir, 'file');
writeFileSync(file, 'x');
afterAll(() => rmSync(dir, { recursive: true }));

const NATS_URL = 'nats://127.0.0.1:4222';

const problemsOf = (more: Record<string, string>): string => {
  const read = readLogEnvironment({ NATS_URL, ...more });
  return 'problems' in read ? read.problems.join('\n') : '';
};

const addressOf = (more: Record<string, string>) => {
  const read = readLogEnvironment({ NATS_URL, ...more });
  return 'address' in read ? read.address : read.problems;
};

describe('the settings of the log', () => {
  it('need an address alone', () => {
    expect(addressOf({})).toMatchObject({ url: NATS_URL, stream: 'CHULI', prefix: 'chuli' });
    expect(addressOf({})).toMatchObject({ credentials: undefined, tls: undefined, replicas: undefined });
    expect(addressOf({ NATS_URL: 'nats://a:1, nats://b:2' })).toMatchObject({
      url: 'nats://a:1, nats://b:2',
    });
  });

  it.each([
    [
      { NATS_USER: 'u', NATS_PASSWORD: 'p' },
      { kind: 'password', user: 'u', password: 'p' },
    ],
    [{ NATS_TOKEN: 't' }, { kind: 'token', token: 't' }],
    [{ NATS_CREDS: file }, { kind: 'creds-file', file }],
    [{ NATS_NKEY: file }, { kind: 'nkey-file', file }],
  ])('say who we are by %o', (given, credentials) => {
    expect(addressOf(given)).toMatchObject({ credentials });
  });

  it.each([
    [{ NATS_TLS: 'true' }, {}],
    [{ NATS_URL: 'tls://a:4222' }, {}],
    [{ NATS_CA: file }, { caFile: file }],
    [
      { NATS_CERT: file, NATS_KEY: file },
      { certFile: file, keyFile: file },
    ],
  ])('demand TLS by %o', (given, tls) => {
    expect(addressOf(given)).toMatchObject({ tls });
  });

  it('set the copies and the size of the stream', () => {
    expect(addressOf({ CHULI_LOG_REPLICAS: '3', CHULI_LOG_MAX_MEGABYTES: '64' })).toMatchObject({
      replicas: 3,
      maxBytes: 67_108_864,
    });
  });

  it.each([
    [{ NATS_URL: 'http://x' }, /^NATS_URL: is nats:/],
    [{ NATS_URL: 'nats://a:1,nats://user:word@b:2' }, /^NATS_URL: holds a user: NATS_USER and NATS_PASSWORD/],
    [{ NATS_USER: 'u' }, /^NATS_PASSWORD: is missing, NATS_USER is set$/],
    [{ NATS_PASSWORD: 'p' }, /^NATS_USER: is missing/],
    [{ NATS_CERT: file }, /^NATS_KEY: is missing/],
    [{ NATS_TOKEN: 't', NATS_CREDS: file }, /only one way/],
    [{ NATS_CREDS: path.join(dir, 'none') }, /^NATS_CREDS: is not a file/],
    [{ NATS_TLS: 'false', NATS_CA: file }, /^NATS_TLS: is off/],
    [{ CHULI_LOG_REPLICAS: '2' }, /^CHULI_LOG_REPLICAS: is 1, 3 or 5$/],
    [{ CHULI_LOG_MAX_MEGABYTES: '1' }, /^CHULI_LOG_MAX_MEGABYTES/],
    [{ CHULI_LOG_STREAM: 'a.b' }, /^CHULI_LOG_STREAM/],
  ])('are refused half set or wrong: %o', (given, problem) => {
    expect(problemsOf(given)).toMatch(problem);
  });
});

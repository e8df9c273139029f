import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tradingDate } from '@chuli/kernel';
import { type PrivateNats, type SecuredNats, configuredNats, securedNats } from '@chuli/testkit';
import { nkeys } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Log, type LogMessage, type LogOptions, deleteLog, openLog, pingLog } from './index.ts';
import { makeUser } from '../testing/user-jwt.ts';

const MONDAY = tradingDate('2030-01-14');

const entry = (number: number) => ({
  day: MONDAY,
  kind: 'trade',
  messageId: String(number),
  bytes: Buffer.from(String(number)),
});

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${reasonOf(error.cause)}` : '';

const refusalOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'taken', reasonOf);

/** The servers of a test run share the machine with others. */
const SOON = { timeout: 60_000 };

const FORBIDDEN = /Permissions Violation/;

describe('the log under the users of its server', () => {
  let server: SecuredNats;
  const logs: Log[] = [];
  const open = async (
    role: 'publisher' | 'reader' | 'judge',
    more: Partial<LogOptions> = {},
  ): Promise<Log> => {
    const log = await openLog({ ...server, credentials: server.credentialsOf(role), role, ...more });
    logs.push(log);
    return log;
  };
  beforeEach(async () => {
    server = await securedNats();
  });
  afterEach(async () => {
    await Promise.all(logs.splice(0).map((log) => log.close()));
    await server.drop();
  });

  it('is written by its publisher and read by readers, who wait until it is there', async () => {
    const read: LogMessage[] = [];
    let isCaughtUp = false;
    const reader = await open('reader');
    const reading = reader.follow({
      day: MONDAY,
      onMessage: (one) => void read.push(one),
      onGap: () => undefined,
      onCaughtUp: () => void (isCaughtUp = true),
    });
    await expect.poll(() => isCaughtUp, SOON).toBe(true);
    const publisher = await open('publisher');
    const taken: LogMessage[] = [];
    const tape = publisher.consume({
      durable: 'tape',
      maxMessages: 10,
      maxWaitMs: 10,
      onBatch: async (batch) => void taken.push(...batch),
      onFailure: () => undefined,
    });
    expect(await publisher.publish(entry(1))).toBe(1);
    await expect.poll(() => read.length, SOON).toBe(1);
    await expect.poll(() => taken.length, SOON).toBe(1);
    await Promise.all([reading.stop(), tape.stop()]);
  });

  it('takes nothing from a reader and lets nobody purge or delete it but its operator', async () => {
    const publisher = await open('publisher');
    const reader = await open('reader');
    await publisher.publish(entry(1));
    expect(await refusalOf(reader.publish(entry(2)))).toMatch(FORBIDDEN);
    expect(await refusalOf(reader.purgeDay(MONDAY))).toMatch(FORBIDDEN);
    expect(await refusalOf(publisher.purgeDay(MONDAY))).toMatch(FORBIDDEN);
    for (const role of ['publisher', 'reader'] as const) {
      const place = { ...server, credentials: server.credentialsOf(role), role };
      expect(await refusalOf(deleteLog(place))).toMatch(FORBIDDEN);
    }
    expect(await publisher.lastPosition()).toMatchObject({ sequence: 1 });
    await deleteLog({ ...server, credentials: server.credentialsOf('operator') });
  });

  it('takes of the judge what it says of signals, and no trade', async () => {
    const publisher = await open('publisher');
    const judge = await open('judge');
    await publisher.publish(entry(1));
    expect(await judge.publish({ ...entry(2), kind: 'signals' })).toBe(2);
    expect(await refusalOf(judge.publish(entry(3)))).toMatch(FORBIDDEN);
    const read: number[] = [];
    const reading = judge.follow({
      day: MONDAY,
      onMessage: ({ sequence }) => void read.push(sequence),
      onGap: () => undefined,
    });
    await expect.poll(() => read, SOON).toEqual([1, 2]);
    await reading.stop();
  });

  it('keeps a reader from the consumer of the tape', async () => {
    await open('publisher');
    const troubles: unknown[] = [];
    const reader = await open('reader', { onTrouble: (error) => void troubles.push(error) });
    const reading = reader.consume({
      durable: 'tape',
      maxMessages: 10,
      maxWaitMs: 10,
      onBatch: () => Promise.resolve(),
      onFailure: () => undefined,
    });
    await expect.poll(() => troubles.map(reasonOf).join(), SOON).toMatch(FORBIDDEN);
    await reading.stop();
  });

  it('tells who is not known at once, and goes on after a server that came back', async () => {
    const wrong = { kind: 'password', user: 'reader', password: 'wrong' } as const;
    expect(await refusalOf(openLog({ ...server, credentials: wrong }))).toMatch(/Authorization Violation/);
    expect(await refusalOf(pingLog(server))).toMatch(/Authorization Violation/);
    const publisher = await open('publisher', { replicas: 1, maxBytes: 64 * 1024 * 1024 });
    await server.kill();
    await expect.poll(publisher.isConnected, SOON).toBe(false);
    await server.start();
    await expect.poll(() => refusalOf(publisher.publish(entry(1))), SOON).toBe('taken');
  });

  it('says what it waits for at first, and opens when it is there', async () => {
    const troubles: string[] = [];
    await server.kill();
    const opening = open('reader', { onTrouble: (error) => void troubles.push(String(error)) });
    await expect.poll(() => troubles.length, SOON).toBeGreaterThan(0);
    await server.start();
    expect((await opening).isConnected()).toBe(true);
    expect(troubles.join()).toMatch(/ECONNREFUSED|CONNECTION_REFUSED|connection refused/i);
  });
});

describe('the log behind a token or a key', () => {
  const serve = async (authorization: string): Promise<PrivateNats> => {
    const server = await configuredNats(authorization);
    onTestFinished(server.drop);
    return server;
  };

  it('opens to who holds the token', async () => {
    const server = await serve('authorization { token: "a-token" }');
    await pingLog({ ...server, credentials: { kind: 'token', token: 'a-token' } });
    const other = pingLog({ ...server, credentials: { kind: 'token', token: 'another' } });
    expect(await refusalOf(other)).toMatch(/Authorization Violation/);
  });

  const fileWith = async (text: string): Promise<string> => {
    const dir = await mkdtemp(path.join(tmpdir(), 'chuli-key-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    const file = path.join(dir, 'key');
    await writeFile(file, text);
    return file;
  };

  it('opens to who holds the seed of the key', async () => {
    const user = nkeys.createUser();
    const file = await fileWith(`${Buffer.from(user.getSeed()).toString()}\n`);
    const server = await serve(`authorization { users: [{ nkey: ${user.getPublicKey()} }] }`);
    await pingLog({ ...server, credentials: { kind: 'nkey-file', file } });
    expect(await refusalOf(pingLog(server))).toMatch(/Authorization Violation/);
  });

  it('opens to who holds the credentials that its operator signed', async () => {
    const { configuration, creds } = makeUser();
    const server = await serve(configuration);
    await pingLog({ ...server, credentials: { kind: 'creds-file', file: await fileWith(creds) } });
    const stranger = await fileWith(makeUser().creds);
    const other = pingLog({ ...server, credentials: { kind: 'creds-file', file: stranger } });
    expect(await refusalOf(other)).toMatch(/Authorization Violation/);
  });
});

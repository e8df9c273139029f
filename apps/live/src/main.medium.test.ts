import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import { type MarketDelta, type MarketState } from '@chuli/contracts';
import { tradingDate } from '@chuli/kernel';
import { type LoggedEvent, encodeEvent, messageId } from '@chuli/session';
import { type TestNats, testNats } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { smallSession } from './testing/small-session.ts';
import { connectClient } from './testing/test-gateway.ts';

let nats: TestNats;
let log: Log;
let published: Promise<unknown>[] = [];

const publish = (logged: LoggedEvent): void => {
  const { day, event } = logged;
  published.push(
    log.publish({ day, kind: event.kind, messageId: messageId(logged), bytes: encodeEvent(logged) }),
  );
};

beforeAll(async () => {
  nats = testNats();
  log = await openLog(nats);
});

afterAll(async () => {
  await log.close();
  await deleteLog(nats);
});

/** The gateway as a process, on the log of the test; resolves when it listens. */
const startProcess = async (): Promise<{ child: ChildProcess; address: string }> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      CHULI_ENVIRONMENT: 'development',
      NATS_URL: nats.url,
      CHULI_LOG_STREAM: nats.stream,
      CHULI_LOG_PREFIX: nats.prefix,
      CHULI_LIVE_PORT: '0',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { child, address: `127.0.0.1:${port}` };
  }
  throw new Error('the gateway ended before it listened');
};

describe('the gateway as a process', () => {
  it('folds the log, streams what is published, survives what it cannot read, and hands over on SIGTERM', async () => {
    const small = smallSession(['NABIL', 'NICA'], publish);
    small.trade('NABIL', 50_500, 10);
    await Promise.all(published);
    const { child, address } = await startProcess();
    await expect.poll(async () => (await fetch(`http://${address}/readyz`)).status).toBe(200);

    const client = await connectClient(address);
    client.say({ op: 'subscribe', channel: 'market' });
    const snapshot = await client.next();
    expect(snapshot).toMatchObject({ t: 'snapshot' });
    const { quotes } = (snapshot as { data: MarketState }).data;
    expect(quotes.find(([symbol]) => symbol === 'NABIL')).toMatchObject({ 1: 50_500, 5: 10 });

    const day = tradingDate('2024-07-15');
    await log.publish({ day, kind: 'trade', messageId: 'broken', bytes: Buffer.from('{"day":') });
    published = [];
    small.trade('NICA', 49_500, 20);
    await Promise.all(published);
    const delta = await client.next();
    expect(delta).toMatchObject({ t: 'delta', seq: 1 });
    expect((delta as { data: MarketDelta }).data.quotes).toMatchObject([{ 0: 'NICA', 1: 49_500 }]);
    expect(await (await fetch(`http://${address}/metrics`)).text()).toContain(
      'unread_total{cause="refused"} 1',
    );

    const ended = once(child, 'exit');
    const started = performance.now();
    child.kill('SIGTERM');
    expect(await client.next()).toMatchObject({ t: 'moved' });
    client.socket.close();
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

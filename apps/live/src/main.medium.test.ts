import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Log, deleteLog, openLog } from '@chuli/bus';
import { type MarketDelta, type MarketState } from '@chuli/contracts';
import { tradingDate } from '@chuli/kernel';
import { type LoggedEvent, encodeEvent, messageId } from '@chuli/session';
import { freePort } from '@chuli/engines';
import { type TestNats, testNats } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { smallSession } from './testing/small-session.ts';
import { startLive } from './testing/start-live.ts';
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

describe('the gateway as a process', () => {
  it('folds the log, streams what is published, survives what it cannot read, and hands over on SIGTERM', async () => {
    const small = smallSession(['NABIL', 'NICA'], publish);
    small.trade('NABIL', 50_500, 10);
    await Promise.all(published);
    const { child, address, figures } = await startLive({
      NATS_URL: nats.url,
      CHULI_LOG_STREAM: nats.stream,
      CHULI_LOG_PREFIX: nats.prefix,
    });
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
    const told = await (await fetch(figures)).text();
    expect(told).toContain('unread_total{cause="refused"} 1');
    expect(told).toContain('chuli_live_log_to_browser_seconds_count 1');
    expect(told).toContain('chuli_live_caught_up 1');
    // Where readers come in, nobody is told.
    expect((await fetch(`http://${address}/metrics`)).status).toBe(404);

    const ended = once(child, 'exit');
    const started = performance.now();
    child.kill('SIGTERM');
    expect(await client.next()).toMatchObject({ t: 'moved' });
    client.socket.close();
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('says that it cannot reach the log, while it waits for it at its start', async () => {
    const [nowhere, metrics] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        CHULI_ENVIRONMENT: 'development',
        NATS_URL: `nats://127.0.0.1:${nowhere}`,
        CHULI_LOG_STREAM: nats.stream,
        CHULI_LOG_PREFIX: nats.prefix,
        CHULI_LIVE_PORT: '0',
        CHULI_LIVE_METRICS_PORT: String(metrics),
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const told = (): Promise<string> =>
      fetch(`http://127.0.0.1:${metrics}/metrics`).then(
        (reply) => reply.text(),
        () => '',
      );
    await expect.poll(told).toContain('chuli_live_caught_up 0');
    expect(await told()).toContain('chuli_engine_away{engine="log"} 1');
  });
});

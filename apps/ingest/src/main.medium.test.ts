import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openLog } from '@chuli/bus';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { findTradingSession } from '@chuli/registry/live';
import { type Session, decodeEvent, openSession } from '@chuli/session';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { liveDays, liveTotals, sessionMinutes } from '@chuli/tape/live';
import { barFigures, declaredTotals } from '@chuli/tape/reconcile';
import {
  type PrivateNats,
  type TestClickHouse,
  type TestRegistry,
  privateNats,
  testClickHouse,
  testRegistry,
} from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fillUsualHistory, listsByHand } from './opening/testing/usual-history.ts';
import { until } from './publish/testing/events.ts';

const DAY = tradingDate('2026-11-13');
const PROGRAM = path.join(import.meta.dirname, 'main.ts');

describe('the feed as a process', () => {
  let postgres: TestRegistry;
  let clickhouse: TestClickHouse;
  let nats: PrivateNats;
  let tape: Tape;
  let folder: string;
  let before: TradingDate[];

  beforeAll(async () => {
    [postgres, clickhouse, nats] = await Promise.all([testRegistry(2), testClickHouse(), privateNats()]);
    folder = await mkdtemp(path.join(tmpdir(), 'chuli-ingest-'));
    await migrateTape({ url: clickhouse.url, database: clickhouse.database });
    tape = openTape({ url: clickhouse.url, database: clickhouse.database });
    before = await fillUsualHistory(tape, DAY);
  });

  afterAll(async () => {
    await tape.close();
    await Promise.all([postgres.close(), clickhouse.drop(), nats.drop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const startProcess = async (): Promise<{ child: ChildProcess; address: string }> => {
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        CHULI_ENVIRONMENT: 'development',
        DATABASE_URL: postgres.url,
        CLICKHOUSE_URL: clickhouse.url,
        CHULI_TAPE_DATABASE: clickhouse.database,
        NATS_URL: nats.url,
        CHULI_LOG_STREAM: nats.stream,
        CHULI_LOG_PREFIX: nats.prefix,
        CHULI_INGEST_PORT: '0',
        CHULI_INGEST_DAY: DAY,
        CHULI_INGEST_FOLDER: folder,
        CHULI_INGEST_SNAPSHOT_SECONDS: '1',
        CHULI_INGEST_LEASE_MS: '2000',
        CHULI_INGEST_REREAD_SECONDS: '1',
        CHULI_SOURCE: 'simulator',
        CHULI_SIMULATOR_SPEED: '600',
        CHULI_SIMULATOR_TRADES: '4000',
        CHULI_SIMULATOR_CLOSES_AT: '690',
      },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      child.stdout.resume();
      return { child, address: `http://127.0.0.1:${port}` };
    }
    throw new Error('the feed ended before it listened');
  };

  /** What every gateway makes of the log. */
  const foldOfLog = async (): Promise<Session> => {
    const session = openSession(DAY);
    const log = await openLog(nats);
    const isRead = Promise.withResolvers<undefined>();
    const reading = log.follow({
      day: DAY,
      onMessage: ({ bytes, sequence }) => session.apply(decodeEvent(bytes), sequence),
      onGap: () => undefined,
      onCaughtUp: () => isRead.resolve(undefined),
    });
    await isRead.promise;
    await reading.stop();
    await log.close();
    return session;
  };

  /** The figures of the live lists at the end of the day are those that the stored trades give, stock by stock. */
  const checkLists = async (): Promise<void> => {
    const session = await foldOfLog();
    const closes = new Map(session.quotes().map(({ symbol, previousClose }) => [symbol, previousClose ?? 0]));
    const expected = await listsByHand(tape, { day: DAY, days: before, closes });
    const { basis, rows } = session.activity();
    const told = new Map(rows.map((row) => [row.symbol as string, row]));
    expect(basis).toBe('minutes');
    expect(expected.filter(({ heats }) => heats[2] !== null).length).toBeGreaterThan(5);
    expect(told.size).toBe(expected.length);
    for (const row of expected) expect(told.get(row.symbol)).toMatchObject(row);
  };

  it('brings a day from its opening to exact figures, though it is killed in the middle and the log is wiped', async () => {
    const first = await startProcess();
    await until(async () => (await liveTotals(tape, DAY)).trades > 300, 'the session to run');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await nats.kill();
    await nats.wipe();
    await nats.start();
    const second = await startProcess();
    await until(
      async () => (await findTradingSession(postgres.registry, DAY))?.status === 'exact',
      'the day to be exact',
      50_000,
    );
    const stored = await findTradingSession(postgres.registry, DAY);
    expect(stored?.reasons).toEqual([]);
    expect(stored?.counted).toMatchObject({ trades: stored?.declared?.trades });
    await checkLists();
    const bars = await barFigures(tape, DAY);
    const declared = await declaredTotals(tape, DAY);
    expect(bars.reduce((sum, { trades }) => sum + (trades ?? 0), 0)).toBe(declared?.trades);
    await until(async () => (await liveDays(tape)).length === 0, 'the running session to be cleared');
    expect((await sessionMinutes(tape, DAY)).length).toBeGreaterThan(10);
    const metrics = await (await fetch(`${second.address}/metrics`)).text();
    expect(metrics).toContain('chuli_ingest_leading 1');
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Log, type LogOptions, openLog } from '@chuli/bus';
import { type BrokerId, instant } from '@chuli/kernel';
import { countQuarantined } from '@chuli/registry/live';
import { type SessionEvent, encodeEvent } from '@chuli/session';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { clearLiveDay, liveDays, liveTotals, liveTrades } from '@chuli/tape/live';
import { replaceTradeDay } from '@chuli/tape/write';
import {
  type PrivateNats,
  type TestClickHouse,
  privateNats,
  testClickHouse,
  testRegistry,
} from '@chuli/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownOnLog } from '../publish/known-on-log.ts';
import { lackingOnLog } from '../publish/lacking-on-log.ts';
import { logId } from '../publish/log-id.ts';
import { createOutbox } from '../publish/outbox.ts';
import { MONDAY, contract, numbers, reversal, until, withBrokers } from '../publish/testing/events.ts';
import { quarantineForTape } from '../quarantine.ts';
import { createBatchWriter } from './batch-writer.ts';
import { type TapeWriter, startTapeWriter } from './tape-writer.ts';

const PROGRAM = fileURLToPath(new URL('testing/writer-process.ts', import.meta.url));

const options = {
  isFinished: () => Promise.resolve(false),
  onUnreadable: () => undefined,
  onFailure: () => undefined,
  onRefused: () => Promise.reject(new Error('nothing is refused here')),
};

const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('the tape writer', () => {
  let engine: TestClickHouse;
  let tape: Tape;
  let server: PrivateNats;
  let log: Log;
  const writers: TapeWriter[] = [];
  const children: ChildProcess[] = [];
  const open = (change: Partial<LogOptions> = {}): Promise<Log> => openLog({ ...server, ...change });

  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape({ url: engine.url, database: engine.database });
    tape = openTape({ url: engine.url, database: engine.database });
  });
  beforeEach(async () => {
    await tape.command({ query: 'TRUNCATE TABLE live_trade SYNC' });
    server = await privateNats();
    log = await open({ duplicateWindowMs: 200 });
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(writers.splice(0).map((writer) => writer.stop()));
    await log.close();
    await server.drop();
  });
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  const publish = async (events: readonly SessionEvent[], term = 1): Promise<void> => {
    const entries = events.map((event) => {
      const logged = { day: MONDAY, term, event };
      return { day: MONDAY, kind: event.kind, messageId: logId(logged), bytes: encodeEvent(logged) };
    });
    await Promise.all(entries.map(log.publish));
  };
  const start = (change: Partial<Parameters<typeof startTapeWriter>[0]> = {}): TapeWriter => {
    const writer = startTapeWriter({
      log,
      tape,
      ...options,
      maxWaitMs: 50,
      redeliverAfterMs: 500,
      ...change,
    });
    writers.push(writer);
    return writer;
  };
  const tapeHas = (count: number) =>
    until(async () => (await liveTotals(tape, MONDAY)).trades >= count, `${count} contracts on the tape`);
  const standing = async (): Promise<{ trades: number; amount: number }> => {
    const { trades, amount } = await liveTotals(tape, MONDAY);
    return { trades, amount };
  };
  const once = (count: number) => ({
    trades: count,
    amount: sumOf(numbers(count).map((number) => contract(number).amount)),
  });
  const storedVersions = async (): Promise<number> => {
    const result = await tape.query({
      query: 'SELECT count() AS rows FROM live_trade',
      format: 'JSONEachRow',
    });
    const [first] = await result.json<{ rows: number }>();
    return first?.rows ?? 0;
  };

  it('writes contracts, then their brokers, then a reversal, as one contract each', async () => {
    const writer = start();
    await publish(numbers(1_000).map((number) => contract(number)));
    await tapeHas(1_000);
    await publish([withBrokers(3), reversal(4)]);
    await until(() => writer.counts().rows === 1_002, 'the two changes on the tape');
    const rows = await liveTrades(tape, MONDAY);
    expect(rows).toHaveLength(1_000);
    expect(rows[3]).toMatchObject({ buyer: '58', seller: '44', quantity: 13, is_reversed: false });
    expect(rows[4]).toMatchObject({ quantity: 14, is_reversed: true });
    expect(await liveTotals(tape, MONDAY)).toMatchObject({ trades: 999, symbols: 7 });
  });

  it('counts each contract once when the writer dies between insert and acknowledgement', async () => {
    await publish(numbers(500).map((number) => contract(number)));
    const dying = await open();
    const first = createBatchWriter({ tape, ...options });
    const reading = dying.consume({
      durable: 'tape',
      maxMessages: 200,
      maxWaitMs: 50,
      redeliverAfterMs: 500,
      onBatch: async (batch) => {
        await first.write(batch);
        await dying.close();
        throw new Error('dead');
      },
      onFailure: () => undefined,
    });
    await until(() => first.counts().rows > 0, 'a batch without acknowledgement');
    await reading.stop();
    const second = start();
    await tapeHas(500);
    await until(() => second.counts().redelivered > 0, 'the batch again');
    expect(await standing()).toEqual(once(500));
    expect(await storedVersions()).toBe(500);
  });

  it('counts each contract once when its process is killed again and again', async () => {
    const count = 20_000;
    const startProcess = () => {
      const args = [PROGRAM, server.url, server.stream, server.prefix, engine.url, engine.database];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      children.push(child);
      return child;
    };
    await publish(numbers(count).map((number) => contract(number)));
    for (const at of [0.05, 0.2, 0.4, 0.6]) {
      const child = startProcess();
      await tapeHas(count * at);
      child.kill('SIGKILL');
    }
    startProcess();
    await tapeHas(count);
    await publish([contract(count)]);
    await tapeHas(count + 1);
    expect(await standing()).toEqual(once(count + 1));
  });

  it('counts each contract once when a writer without memory writes it again', async () => {
    await publish(numbers(50).map((number) => contract(number)));
    const readers = ['one', 'another'].map((durable) => start({ durable }));
    await until(
      () => readers.every(({ counts }) => counts().rows + counts().redelivered >= 50),
      'both at the end',
    );
    expect(await standing()).toEqual(once(50));
  });

  it('writes nothing for what is published again after the duplicate window', async () => {
    const writer = start();
    const events = numbers(100).map((number) => contract(number));
    await publish(events);
    await tapeHas(100);
    await until(async () => {
      await publish(events);
      return (await log.lastPosition()).sequence > 100;
    }, 'the log to forget the contracts');
    await publish(events, 2);
    const again = (await log.lastPosition()).sequence - 100;
    await until(() => writer.counts().redelivered >= again, 'the contracts again');
    expect(writer.counts().rows).toBe(100);
    expect(await standing()).toEqual(once(100));
  });

  it('goes on after the server of the log was killed, and after its data was lost', async () => {
    const writer = start();
    await publish(numbers(100).map((number) => contract(number)));
    await tapeHas(100);
    await server.kill();
    await server.wipe();
    await server.start();
    await until(log.isConnected, 'the connection');
    await until(async () => (await knownOnLog(log, MONDAY)).size === 0, 'the log to be there again');
    const lacking = await lackingOnLog(tape, log, MONDAY);
    expect(lacking).toEqual(numbers(100).map((number) => contract(number)));
    const outbox = createOutbox({ log, term: 2, isLeading: () => true, known: new Set() });
    for (const event of [...lacking, contract(100), withBrokers(5)]) await outbox.push(MONDAY, event);
    await outbox.drained();
    await outbox.close();
    await tapeHas(101);
    await until(() => writer.counts().rows === 102, 'the brokers');
    expect((await liveTrades(tape, MONDAY))[5]).toMatchObject({ buyer: '58' });
    expect(await lackingOnLog(tape, log, MONDAY)).toEqual([]);
    expect(await standing()).toEqual(once(101));
  });

  it('leaves a day alone once the end of day has it', async () => {
    const writer = start();
    await publish(numbers(20).map((number) => contract(number)));
    await tapeHas(20);
    await writer.finishDay(MONDAY);
    await replaceTradeDay(tape, MONDAY, await liveTrades(tape, MONDAY));
    await clearLiveDay(tape, MONDAY);
    await publish([contract(20)]);
    await until(() => writer.counts().late === 1, 'the late contract');
    expect(await liveDays(tape)).toEqual([]);
  });

  describe('with rows that the tape refuses', () => {
    const CONSTRAINT = 'not_seventeen';
    const isBad = (number: number): boolean => number % 700 === 17;
    /** One does not fit its column and never leaves the process, the others break a rule of the table. */
    const bad = (number: number): SessionEvent =>
      number === 17
        ? { kind: 'index', indexId: 70_000, value: 1, at: instant(Date.parse('2030-01-14T05:15:00Z')) }
        : contract(number, { buyer: '17' as BrokerId });

    beforeEach(() =>
      tape.command({
        query: `ALTER TABLE live_trade ADD CONSTRAINT ${CONSTRAINT} CHECK buyer != '17'`,
      }),
    );
    afterEach(() => tape.command({ query: `ALTER TABLE live_trade DROP CONSTRAINT ${CONSTRAINT}` }));

    it('puts those aside, each once and with its reason, and writes everything else', async () => {
      const count = 3_000;
      const { registry, close } = await testRegistry(2);
      const reasons: string[] = [];
      try {
        const onFailure = vi.fn();
        start({ onRefused: quarantineForTape(registry, (reason) => void reasons.push(reason)), onFailure });
        await publish(numbers(count).map((number) => (isBad(number) ? bad(number) : contract(number))));
        const good = numbers(count).filter((number) => !isBad(number));
        await tapeHas(good.length);
        await until(() => reasons.length === count - good.length, 'the bad rows in quarantine');
        expect(await standing()).toEqual({
          trades: good.length,
          amount: sumOf(good.map((number) => contract(number).amount)),
        });
        expect(await countQuarantined(registry, MONDAY)).toEqual([
          { source: 'tape', reason: 'tape-does-not-fit', rows: 1 },
          { source: 'tape', reason: 'tape-violated-constraint', rows: reasons.length - 1 },
        ]);
        expect(onFailure).not.toHaveBeenCalled();
      } finally {
        await close();
      }
    });

    it('keeps one once that comes again because nobody heard that it was put aside', async () => {
      const { registry, close } = await testRegistry(2);
      const asides = vi.fn();
      const aside = quarantineForTape(registry, asides);
      try {
        await publish([contract(0), bad(17), contract(1)]);
        const readers = ['one', 'another'].map((durable) => start({ durable, onRefused: aside }));
        await until(
          () => readers.every(({ counts }) => counts().rows + counts().redelivered >= 2),
          'both at the end',
        );
        await until(async () => (await countQuarantined(registry, MONDAY)).length > 0, 'the bad row');
        await Promise.all(readers.map((reader) => reader.stop()));
        expect(await countQuarantined(registry, MONDAY)).toMatchObject([{ rows: 1 }]);
        expect(asides).toHaveBeenCalledOnce();
      } finally {
        await close();
      }
    });
  });

  it('reports what it cannot read and goes on with the rest', async () => {
    const unreadable: number[] = [];
    start({ onUnreadable: ({ sequence }) => void unreadable.push(sequence) });
    await log.publish({ day: MONDAY, kind: 'trade', messageId: 'x', bytes: Buffer.from('{"day":') });
    await publish([contract(0)]);
    await tapeHas(1);
    expect(unreadable).toEqual([1]);
  });
});

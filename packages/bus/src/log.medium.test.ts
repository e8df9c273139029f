import { setTimeout as delay } from 'node:timers/promises';
import { tradingDate } from '@chuli/kernel';
import { type PrivateNats, privateNats, testNats } from '@chuli/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { type Gap, type Log, type LogMessage, deleteLog, openLog, versionOf } from './index.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');

const entry = (number: number, day = MONDAY) => ({
  day,
  kind: 'trade',
  messageId: `${day}:${number}`,
  bytes: Buffer.from(String(number)),
});

const numberOf = ({ bytes }: LogMessage): number => Number(Buffer.from(bytes).toString());

const until = async (isTrue: () => boolean, patience = 20_000): Promise<void> => {
  const deadline = performance.now() + patience;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('it did not come true');
    await delay(20);
  }
};

/** Publishes as an outbox does: again until the log has it. */
const publishSurely = async (log: Log, number: number): Promise<void> => {
  for (;;) {
    try {
      await log.publish(entry(number));
      return;
    } catch {
      await delay(100);
    }
  }
};

const numbers = (count: number, from = 1): number[] => Array.from({ length: count }, (_, at) => from + at);

describe('the log', () => {
  const cleanUps: (() => Promise<void>)[] = [];
  const open = async (): Promise<Log> => {
    const place = testNats();
    const log = await openLog(place);
    cleanUps.push(async () => {
      await log.close();
      await deleteLog(place);
    });
    return log;
  };
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  const followAll = (log: Log, change: Partial<Parameters<Log['follow']>[0]> = {}) => {
    const read: LogMessage[] = [];
    const gaps: Gap[] = [];
    let isCaughtUp = false;
    const reading = log.follow({
      day: MONDAY,
      onMessage: (message) => void read.push(message),
      onGap: (gap) => void gaps.push(gap),
      onCaughtUp: () => void (isCaughtUp = true),
      ...change,
    });
    cleanUps.push(reading.stop);
    return { read, gaps, isCaughtUp: () => isCaughtUp, reading };
  };

  it('gives messages in the order of publishing, and each identity once', async () => {
    const log = await open();
    expect(await log.publish(entry(1))).toBe(1);
    expect(await log.publish(entry(1))).toBe('duplicate');
    await Promise.all(numbers(999, 2).map((number) => log.publish(entry(number))));
    const { read, gaps } = followAll(log);
    await until(() => read.length >= 1_000);
    expect(read.map(numberOf)).toEqual(numbers(1_000));
    expect(read[0]).toMatchObject({ sequence: 1, day: MONDAY, kind: 'trade', messageId: '2030-01-14:1' });
    expect(gaps).toEqual([]);
    expect(await log.lastPosition()).toMatchObject({ sequence: 1_000 });
  });

  it('begins a day at its first message and passes over the others', async () => {
    const log = await open();
    for (const number of numbers(3)) await log.publish(entry(number));
    for (const number of numbers(3)) await log.publish(entry(number, TUESDAY));
    await log.publish(entry(4));
    const { read, isCaughtUp } = followAll(log, { day: TUESDAY });
    await until(isCaughtUp);
    expect(read.map(({ sequence }) => sequence)).toEqual([4, 5, 6]);
  });

  it('tells a follower of an empty day that it is caught up, then gives it what comes', async () => {
    const log = await open();
    await log.publish(entry(1, TUESDAY));
    const { read, isCaughtUp } = followAll(log);
    await until(isCaughtUp);
    expect(read).toEqual([]);
    await log.publish(entry(7));
    await until(() => read.length === 1);
  });

  it('goes on behind a known place', async () => {
    const log = await open();
    for (const number of numbers(10)) await log.publish(entry(number));
    const { epoch } = await log.lastPosition();
    const { read } = followAll(log, { after: { epoch, sequence: 7 } });
    await until(() => read.length >= 3);
    expect(read.map(numberOf)).toEqual([8, 9, 10]);
  });

  it('reports sequences that were removed before they were read', async () => {
    const log = await open();
    for (const number of numbers(2)) await log.publish(entry(number));
    for (const number of numbers(3)) await log.publish(entry(number, TUESDAY));
    await log.publish(entry(3));
    expect(await log.purgeDay(TUESDAY)).toBe(3);
    const { epoch } = await log.lastPosition();
    const { read, gaps } = followAll(log);
    await until(() => read.length >= 3);
    expect(gaps).toEqual([{ cause: 'lost', epoch, from: 3, to: 5 }]);
  });

  it('reports a log that is not the one it knew, or that lost its tail', async () => {
    const log = await open();
    for (const number of numbers(5)) await log.publish(entry(number));
    const last = await log.lastPosition();
    const anew = followAll(log, { after: { epoch: last.epoch - 1, sequence: 2 } });
    const rewound = followAll(log, { after: { epoch: last.epoch, sequence: 9 } });
    await until(() => anew.isCaughtUp() && rewound.isCaughtUp());
    await log.publish(entry(6));
    await until(() => anew.read.length >= 6 && rewound.read.length >= 1);
    expect(anew.gaps).toEqual([{ cause: 'began-anew', known: { epoch: last.epoch - 1, sequence: 2 }, last }]);
    expect(anew.read.map(numberOf)).toEqual(numbers(6));
    expect(rewound.gaps).toEqual([{ cause: 'rewound', known: { epoch: last.epoch, sequence: 9 }, last }]);
    expect(rewound.read.map(numberOf)).toEqual([6]);
  });

  it('ends a following whose handler fails, with its error', async () => {
    const log = await open();
    await log.publish(entry(1));
    const { reading } = followAll(log, { onMessage: () => Promise.reject(new Error('cannot fold this')) });
    await expect(reading.ended).rejects.toThrow('cannot fold this');
  });

  it('hands a batch over again until it was taken, then never', async () => {
    const log = await open();
    await Promise.all(numbers(50).map((number) => log.publish(entry(number))));
    const taken: number[][] = [];
    let failures = 0;
    const start = () =>
      log.consume({
        durable: 'reader',
        maxMessages: 20,
        maxWaitMs: 50,
        onBatch: (batch) => {
          if (failures < 2) return Promise.reject(new Error('the tape is away'));
          taken.push(batch.map(numberOf));
          return Promise.resolve();
        },
        onFailure: () => void (failures += 1),
      });
    const first = start();
    await until(() => taken.flat().length >= 50);
    expect(failures).toBe(2);
    expect(taken[0]).toEqual(numbers(20));
    await first.stop();
    const second = start();
    await log.publish(entry(51));
    await until(() => taken.flat().includes(51));
    await second.stop();
    expect(taken.flat().sort((a, b) => a - b)).toEqual(numbers(51));
  });
});

describe('the log on a server that dies', () => {
  let server: PrivateNats;
  let log: Log;
  const read: LogMessage[] = [];
  const gaps: Gap[] = [];
  afterEach(async () => {
    read.length = 0;
    gaps.length = 0;
    await log.close();
    await server.drop();
  });
  const start = async () => {
    server = await privateNats();
    log = await openLog({ ...server, publishTimeoutMs: 1_000 });
    return log.follow({
      day: MONDAY,
      onMessage: (message) => void read.push(message),
      onGap: (gap) => void gaps.push(gap),
    });
  };

  it('refuses entries while it is away, and loses, repeats and mixes up none after', async () => {
    const reading = await start();
    const batches: number[][] = [];
    const consuming = log.consume({
      durable: 'reader',
      maxMessages: 100,
      maxWaitMs: 50,
      redeliverAfterMs: 1_000,
      onBatch: async (batch) => void batches.push(batch.map(numberOf)),
      onFailure: () => undefined,
    });
    const publishing = (async () => {
      for (const number of numbers(3_000)) await publishSurely(log, number);
    })();
    await until(() => read.length > 300);
    await server.kill();
    await until(() => !log.isConnected());
    await expect(log.publish(entry(9_999))).rejects.toThrow('engine.unavailable');
    await server.start();
    await publishing;
    await until(() => read.length >= 3_000 && new Set(batches.flat()).size >= 3_000);
    expect(read.map(numberOf)).toEqual(numbers(3_000));
    expect(gaps).toEqual([]);
    await Promise.all([reading.stop(), consuming.stop()]);
  });

  it('tells a follower that the log began anew when its data is gone, and goes on', async () => {
    const reading = await start();
    for (const number of numbers(5)) await publishSurely(log, number);
    await until(() => read.length >= 5);
    const before = await log.lastPosition();
    await server.kill();
    await server.wipe();
    await server.start();
    for (const number of numbers(3)) await publishSurely(log, number);
    await until(() => read.length >= 8);
    expect(gaps.map(({ cause }) => cause)).toEqual(['began-anew']);
    expect(read.slice(5).map(numberOf)).toEqual([1, 2, 3]);
    const after = read[5];
    expect(after === undefined ? 0 : versionOf(after)).toBeGreaterThan(versionOf(before));
    await reading.stop();
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import { type Log, type LogMessage, deleteLog, openLog } from '@chuli/bus';
import { decodeEvent, encodeEvent } from '@chuli/session';
import { privateNats, testNats } from '@chuli/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { knownOnLog } from './known-on-log.ts';
import { logId } from './log-id.ts';
import { createOutbox } from './outbox.ts';
import { MONDAY, contract, numbers, until } from './testing/events.ts';

/** Longer by `CHULI_OUTAGE_MS`, for the outage of twenty seconds that the design asks for. */
const OUTAGE_MS = Number(process.env['CHULI_OUTAGE_MS'] ?? 2_000);

const contractsOn = async (log: Log, count: number): Promise<string[]> => {
  const read: LogMessage[] = [];
  const reading = log.follow({
    day: MONDAY,
    onMessage: (message) => void read.push(message),
    onGap: () => undefined,
  });
  await until(() => read.length >= count, `${count} events on the log`);
  await delay(100);
  await reading.stop();
  return read.map(({ bytes }) => {
    const { event } = decodeEvent(bytes);
    return event.kind === 'trade' ? event.contractId : event.kind;
  });
};

const inOrder = (count: number): string[] => numbers(count).map((number) => contract(number).contractId);

describe('the outbox before a real log', () => {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  const openTestLog = async (): Promise<Log> => {
    const place = testNats();
    const log = await openLog(place);
    cleanUps.push(() => deleteLog(place), log.close);
    return log;
  };

  it(
    'holds events through an outage and publishes them in order when the log is back',
    { timeout: 120_000 },
    async () => {
      const server = await privateNats();
      const log = await openLog(server);
      cleanUps.push(server.drop, log.close);
      const outbox = createOutbox({
        log,
        term: 1,
        isLeading: () => true,
        known: new Set(),
        capacity: 50_000,
      });
      const perTick = 30;
      const ticks = Math.ceil((OUTAGE_MS + 1_000) / 10);
      const feeding = (async () => {
        for (const tick of numbers(ticks)) {
          for (const number of numbers(perTick, tick * perTick)) await outbox.push(MONDAY, contract(number));
          await delay(10);
        }
      })();
      await until(() => outbox.counts().published > 200, 'the first events on the log');
      await server.kill();
      await delay(OUTAGE_MS);
      expect(outbox.counts().queued).toBeGreaterThan(500);
      await server.start();
      await feeding;
      await outbox.drained();
      expect(await contractsOn(log, ticks * perTick)).toEqual(inOrder(ticks * perTick));
      await outbox.close();
    },
  );

  it('publishes after a restart only what the log has not', async () => {
    const log = await openTestLog();
    const feed = async (term: number, count: number) => {
      const outbox = createOutbox({ log, term, isLeading: () => true, known: await knownOnLog(log, MONDAY) });
      for (const number of numbers(count)) await outbox.push(MONDAY, contract(number));
      await outbox.drained();
      await outbox.close();
      return outbox.counts();
    };
    expect(await feed(1, 300)).toMatchObject({ published: 300, skipped: 0 });
    expect(await feed(2, 500)).toMatchObject({ published: 200, skipped: 300 });
    expect(await contractsOn(log, 500)).toEqual(inOrder(500));
  });

  it('publishes again what a replaced leader sent too late and every reader ignored', async () => {
    const log = await openTestLog();
    const send = async (term: number, number: number) => {
      const logged = { day: MONDAY, term, event: contract(number) };
      return log.publish({
        day: MONDAY,
        kind: 'trade',
        messageId: logId(logged),
        bytes: encodeEvent(logged),
      });
    };
    await send(1, 1);
    await send(2, 2);
    await send(1, 3);
    expect([...(await knownOnLog(log, MONDAY))]).toEqual([contract(1).contractId, contract(2).contractId]);
    expect(await send(2, 3)).toBe(4);
    expect(await send(2, 3)).toBe('duplicate');
  });
});

import { type Log, deleteLog, openLog } from '@chuli/bus';
import {
  type FormingSignal,
  type Session,
  type SessionEvent,
  decodeEvent,
  encodeEvent,
  messageId,
  openSession,
} from '@chuli/session';
import type { DailyBarRow } from '@chuli/tape';
import { replaceDailyBars } from '@chuli/tape/write';
import { type TestNats, testNats } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SignalsPlace, openSignalsPlace } from '../testing/signals-place.ts';
import { walkingMarket } from '../testing/walking-market.ts';
import { startWorkerProcess } from '../testing/worker-process.ts';
import { settledLists } from './settled-lists.ts';
import { baseOf, dayAfter, dayTeller, lastCloses, play, rowsOfDay } from './testing/forming-place.ts';

const { days, rows } = walkingMarket(12, 260);
const DAY = dayAfter(days);
const closes = lastCloses(rows);
const told = dayTeller(DAY, closes);
const SOON = { timeout: 90_000, interval: 100 };

/** Every stock goes up and down through the day, in two halves. */
const wave = (from: number, to: number): SessionEvent[] => {
  const events: SessionEvent[] = [];
  for (let second = from; second < to; second += 1)
    for (const [place, [symbol, close]] of [...closes].entries()) {
      const rate = Math.round(close * (1 + 0.08 * Math.sin((second + place * 7) / 9)));
      events.push(told.trade(symbol, rate, second + place / 20, 40 + 500 * (place % 3)));
    }
  return events;
};

const OPENING = [told.opening(), told.status('open', 0)];
const MORNING = wave(1, 30);
const AFTERNOON = wave(30, 70);
const CLOSE = told.status('closed', 4 * 3_600);

const unmoved = (bar: DailyBarRow): DailyBarRow => ({ ...bar, close: bar.previous_close ?? bar.close });

const inOrder = (list: readonly FormingSignal[]): FormingSignal[] =>
  list.toSorted((one, other) => (`${one.list} ${one.symbol}` < `${other.list} ${other.symbol}` ? -1 : 1));

/** What a gateway would hold. */
const followLog = (log: Log): Session => {
  const session = openSession(DAY);
  let heard = 0;
  const reading = log.follow({
    day: DAY,
    onMessage: ({ bytes }) => session.apply(decodeEvent(bytes), (heard += 1)),
    onGap: () => undefined,
  });
  onTestFinished(reading.stop);
  return session;
};

describe('workers that judge a session', { timeout: 180_000 }, () => {
  let place: SignalsPlace;
  let nats: TestNats;
  let log: Log;
  beforeAll(async () => {
    nats = testNats();
    [place, log] = await Promise.all([openSignalsPlace(rows), openLog(nats)]);
  });
  afterAll(async () => {
    await log.close();
    await deleteLog(nats);
    await place.close();
  });

  const publish = async (events: readonly SessionEvent[]): Promise<void> => {
    for (const event of events) {
      const logged = { day: DAY, term: 1, event };
      const id = messageId(logged);
      await log.publish({ day: DAY, kind: event.kind, messageId: id, bytes: encodeEvent(logged) });
    }
  };
  const start = () =>
    startWorkerProcess(place, {
      NATS_URL: nats.url,
      CHULI_LOG_STREAM: nats.stream,
      CHULI_LOG_PREFIX: nats.prefix,
    });

  it('say the same at once, after a kill in mid-session, and at the end what the final pass stored', async () => {
    const base = baseOf(rows, [...days, DAY], DAY);
    const expected = (events: readonly SessionEvent[]) => inOrder(play(base, events).judge.rows());
    const session = followLog(log);
    const shown = () => inOrder(session.forming().rows);
    await publish([...OPENING, ...MORNING]);
    const pair = [await start(), await start()];
    await expect.poll(shown, SOON).toEqual(expected([...OPENING, ...MORNING]));
    expect(shown().length).toBeGreaterThan(10);

    await publish(AFTERNOON.slice(0, 150));
    for (const { child } of pair) child.kill('SIGKILL');
    await publish([...AFTERNOON.slice(150), CLOSE]);
    const last = await start();
    const whole = [...OPENING, ...MORNING, ...AFTERNOON, CLOSE];
    await expect.poll(shown, SOON).toEqual(expected(whole));

    // The exchange closes one stock where it was: what its last trade said falls.
    const forming = shown().filter(({ status }) => status === 'forming');
    const moved = forming[0]?.symbol ?? '';
    const { session: ended } = play(base, whole);
    const bars = rowsOfDay(ended).map((bar) => (bar.symbol === moved ? unmoved(bar) : bar));
    await replaceDailyBars(place.tape, [...rows, ...bars]);
    await expect.poll(() => shown().filter(({ status }) => status === 'forming').length, SOON).toBe(0);
    const stored = (await settledLists(place.tape, DAY)) ?? new Set();
    const keys = (status: string) =>
      shown()
        .filter((row) => row.status === status)
        .map(({ list, symbol }) => `${list} ${symbol}`);
    const wasForming = forming.map(({ list, symbol }) => `${list} ${symbol}`);
    expect(keys('fell').toSorted()).toEqual(wasForming.filter((key) => !stored.has(key)).toSorted());
    expect(keys('stood').every((key) => stored.has(key))).toBe(true);
    expect(keys('stood').length).toBeGreaterThan(0);
    expect(keys('fell').some((key) => key.endsWith(` ${moved}`))).toBe(true);
    expect(await last.end()).toMatchObject({ code: 0 });
  });
});

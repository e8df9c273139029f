import { atKathmandu, paisa } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { findTradingSession } from '@chuli/registry/live';
import { type Session, type SessionEvent, openSession } from '@chuli/session';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { insertLiveTrades, liveDays } from '@chuli/tape/live';
import { barFigures } from '@chuli/tape/reconcile';
import { countedLoad, storedTradesByDay, termOf } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { sumsOf } from '../checks/whole-day.ts';
import { LeaseLostError } from '../leader/tenure.ts';
import { MONDAY, numbers, withBrokers } from '../publish/testing/events.ts';
import type { WholeDay } from '../sources/index.ts';
import { tradeRow } from './day-rows.ts';
import { settleDay } from './settle-day.ts';
import { END_OF_DAY_STEPS, type PassStep, passAll } from './steps.ts';

const trades = numbers(300).map(withBrokers);

const wholeOf = (declaredTrades: number): WholeDay => ({
  day: MONDAY,
  trades,
  declared: {
    kind: 'totals',
    turnover: paisa(sumsOf(trades).amount),
    volume: sumsOf(trades).quantity,
    trades: declaredTrades,
    symbols: 7,
    at: atKathmandu(MONDAY, 15 * 60),
    isFinal: true,
  },
  closes: [],
  rejected: [],
  notices: [],
  pages: null,
  isComplete: true,
  reasons: [],
});

const sessionOf = (whole: WholeDay): Session => {
  const session = openSession(MONDAY);
  const events: readonly SessionEvent[] = [
    {
      kind: 'opening',
      source: 'test',
      listings: [],
      indexCloses: [],
      usualTurnover: null,
      capabilities: { trades: true, brokers: 'after-close', depth: false, index: false, status: false },
    },
    ...whole.trades,
    ...(whole.declared === null ? [] : [whole.declared]),
  ];
  events.forEach((event, index) => session.apply({ day: MONDAY, term: 1, event }, index + 1));
  return session;
};

/** A tape that is gone after some changes, as it is for a process that was killed there. */
const goneAfter = (tape: Tape, calls: number): Tape => {
  let left = calls;
  const CHANGES = new Set(['command', 'insert', 'exec']);
  return new Proxy(tape, {
    get: (target, name, receiver): unknown => {
      if (typeof name === 'string' && CHANGES.has(name) && left-- <= 0) throw new Error('killed');
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

describe('settling a day', () => {
  let tape: Tape;
  let registry: Registry;
  const tenure = { term: 1, isConfirmed: () => Promise.resolve(true) };
  const writer = { finishDay: () => Promise.resolve() };

  beforeAll(async () => {
    const [clickhouse, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
    await migrateTape(clickhouse);
    tape = openTape(clickhouse);
    registry = opened.registry;
    return async () => {
      await Promise.all([tape.close(), opened.close()]);
      await clickhouse.drop();
    };
  });

  const run = (through: Tape, whole: WholeDay) =>
    settleDay({ registry, tape: through, writer, tenure, pass: passAll }, sessionOf(whole), whole);
  const fillRunning = () =>
    insertLiveTrades(
      tape,
      MONDAY,
      trades.map((trade, place) =>
        Object.assign({ is_reversed: false, version: place + 1 }, tradeRow(trade)),
      ),
    );

  it('keeps the running contracts and says why while the totals are not those declared', async () => {
    await fillRunning();
    const { isExact, reasons } = await run(tape, wholeOf(301));
    expect(isExact).toBe(false);
    expect(reasons).toContain('declared-trades: 300 instead of 301');
    expect((await findTradingSession(registry, MONDAY))?.status).toBe('provisional');
    expect(await liveDays(tape)).toEqual([MONDAY]);
  });

  it('ends the same after having been killed at any of its steps', async () => {
    let killed = 0;
    for (let calls = 0; ; calls += 1) {
      await fillRunning();
      const outcome = await run(goneAfter(tape, calls), wholeOf(300)).catch(() => null);
      if (outcome !== null) break;
      killed += 1;
      expect(await run(tape, wholeOf(300))).toEqual({ isExact: true, reasons: [] });
      expect((await storedTradesByDay(tape)).get(MONDAY)).toBe(300);
      expect(await liveDays(tape)).toEqual([]);
    }
    expect(killed).toBeGreaterThan(5);
    expect(await barFigures(tape, MONDAY)).toHaveLength(7);
    expect((await findTradingSession(registry, MONDAY))?.status).toBe('exact');
  });

  it('stands as the next leader left it when one that stood still at any step goes on', async () => {
    const steps = END_OF_DAY_STEPS.slice(END_OF_DAY_STEPS.indexOf('writer-finished'));
    let term = 1;
    const settle = (of: number, pass: PassStep) => {
      // Stopped right after each question for its lease: nothing but its term gives it away.
      const settling = { term: of, isConfirmed: () => Promise.resolve(true) };
      return settleDay({ registry, tape, writer, tenure: settling, pass }, sessionOf(whole), whole);
    };
    const whole = wholeOf(300);
    for (const step of steps) {
      const [stale, next] = [(term += 1), (term += 1)];
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const outcome = settle(stale, async (passed) => {
        if (passed !== step) return;
        reached.resolve();
        await released.promise;
      }).catch((error: unknown) => error);
      await reached.promise;
      expect(await settle(next, passAll)).toEqual({ isExact: true, reasons: [] });
      released.resolve();
      const hadSaidIt = step === 'verdict-recorded' || step === 'session-cleared';
      expect((await outcome) instanceof LeaseLostError, step).toBe(!hadSaidIt);
      expect((await storedTradesByDay(tape)).get(MONDAY), step).toBe(300);
      expect(await findTradingSession(registry, MONDAY), step).toMatchObject({ status: 'exact', term: next });
      expect(termOf((await countedLoad(tape, MONDAY)) ?? 0n), step).toBe(next);
    }
  }, 120_000);
});

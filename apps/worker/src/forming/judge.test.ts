import { paisa, stockSymbol } from '@chuli/kernel';
import { type SessionEvent, openSession } from '@chuli/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkingMarket } from '../testing/walking-market.ts';
import { createJudge } from './judge.ts';
import type { Peeked } from './peek.ts';
import { dayAfter, dayTeller } from './testing/forming-place.ts';

const { days } = walkingMarket(1, 3);
const DAY = dayAfter(days);
const told = dayTeller(
  DAY,
  new Map([
    ['T0', 50_000],
    ['T1', 50_000],
  ]),
);
const LIST = 'macd-cross.signal.daily.buy';

/** A rule that a test can see through: true from Rs 510 on. */
const above = (quote: { last: number | null }): Peeked => ({
  bar: {
    open: paisa(50_000),
    high: paisa(quote.last ?? 0),
    low: paisa(50_000),
    close: paisa(quote.last ?? 0),
    volume: 100,
    amount: paisa(0),
  },
  lists: (quote.last ?? 0) >= 51_000 ? [LIST] : [],
});

const judged = (events: readonly SessionEvent[]) => {
  const session = openSession(DAY);
  let looks = 0;
  const judge = createJudge((quote) => {
    looks += 1;
    return above(quote);
  });
  events.forEach((event, place) => {
    session.apply({ day: DAY, term: 1, event }, place + 1);
    judge.hear(event, session);
  });
  return { judge, looks: () => looks, row: () => judge.rows()[0] };
};

const OPEN = [told.opening(), told.status('open', 0)];

describe('a forming bar', () => {
  it('is told when it is first true, withdrawn when it is not, and counts how often it came back', () => {
    const { row } = judged([...OPEN, told.trade('T0', 51_500, 5)]);
    expect(row()).toEqual({
      list: LIST,
      symbol: stockSymbol('T0'),
      status: 'forming',
      firstAt: told.at(5),
      changedAt: told.at(5),
      firstPrice: 51_500,
      flips: 0,
    });
    const later = judged([
      ...OPEN,
      told.trade('T0', 51_500, 5),
      told.trade('T0', 50_500, 10),
      told.trade('T0', 51_200, 20),
      told.trade('T0', 50_100, 30),
    ]);
    expect(later.row()).toMatchObject({
      status: 'withdrawn',
      firstAt: told.at(5),
      changedAt: told.at(30),
      firstPrice: 51_500,
      flips: 1,
    });
  });

  it('is judged at most once a second, and the last of a burst when the second is over', () => {
    const burst = Array.from({ length: 50 }, (_, place) => told.trade('T0', 51_000 + place, 5 + place / 60));
    const { looks, judge } = judged([...OPEN, ...burst, told.trade('T0', 50_000, 5.9)]);
    expect(looks()).toBe(1);
    expect(judge.rows()).toMatchObject([{ status: 'forming' }]);
    const after = judged([...OPEN, ...burst, told.trade('T0', 50_000, 5.9), told.beat(6)]);
    expect(after.looks()).toBe(2);
    expect(after.row()).toMatchObject({ status: 'withdrawn', changedAt: told.at(6) });
  });

  it('is not judged before the opening and in a halt; what changed there waits', () => {
    const early = [told.opening(), told.status('pre-open', -600), told.trade('T0', 52_000, -30)];
    expect(judged(early).looks()).toBe(0);
    expect(judged([...early, told.status('open', 0)]).row()).toMatchObject({ firstAt: told.at(0) });
    const halted = [...OPEN, told.status('halted', 5), told.trade('T0', 52_000, 6), told.beat(60)];
    expect(judged(halted).looks()).toBe(0);
    expect(judged([...halted, told.status('open', 90)]).row()).toMatchObject({ firstAt: told.at(90) });
    const stopped: SessionEvent = {
      kind: 'security-status',
      symbol: stockSymbol('T0'),
      isHalted: true,
      at: told.at(1),
      reason: null,
    };
    expect(judged([...OPEN, stopped, told.trade('T0', 52_000, 6), told.beat(60)]).looks()).toBe(0);
  });

  it('is judged for the last time with the close, and then stood or fell by the final pass', () => {
    const events = [
      ...OPEN,
      told.trade('T0', 51_500, 5),
      told.trade('T1', 51_500, 6),
      told.trade('T1', 50_000, 6.5),
      told.status('closed', 7),
      told.trade('T0', 50_000, 6.9),
      told.beat(100),
    ];
    const { judge } = judged(events);
    const statuses = () => judge.rows().map(({ symbol, status }) => `${symbol} ${status}`);
    expect(statuses()).toEqual(['T0 forming', 'T1 withdrawn']);
    judge.settle(new Set([`${LIST} T1`]));
    expect(statuses()).toEqual(['T0 fell', 'T1 stood']);
  });

  it('gives the same rows from the same log, whenever a process began to follow it', () => {
    const trades = fc.array(
      fc.tuple(fc.constantFrom('T0', 'T1'), fc.integer({ min: 50_500, max: 51_500 }), fc.nat(900)),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(trades, (list) => {
        let seconds = 0;
        const events = list.map(([symbol, rate, pause]) =>
          told.trade(symbol, rate, (seconds += pause / 300)),
        );
        const log = [...OPEN, ...events];
        const once = judged(log).judge.rows();
        expect(judged(log).judge.rows()).toEqual(once);
        for (const row of once) {
          expect(row.firstAt).toBeLessThanOrEqual(row.changedAt);
          expect(row.firstPrice).toBeGreaterThanOrEqual(51_000);
        }
      }),
    );
  });
});

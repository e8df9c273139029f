import { type BrokerId, type TradingDate, addDays, paisa, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, heaviestOf } from './heaviest.ts';

const FIRST = tradingDate('2024-05-01');
const sessions = (count: number): TradingDate[] =>
  Array.from({ length: count }, (_, place) => addDays(FIRST, place));

describe('the sessions by which players are chosen', () => {
  it('are the twenty known ones before the window', () => {
    const known = sessions(30);
    const window = known.slice(-5);
    expect(basisOf(known, window)).toEqual({ basis: 'before', sessions: known.slice(5, 25) });
  });

  it('are the window itself where fewer than five are known before it', () => {
    const known = sessions(9);
    expect(basisOf(known, known.slice(4))).toEqual({ basis: 'window', sessions: known.slice(4) });
    expect(basisOf(known, known.slice(5))).toEqual({ basis: 'before', sessions: known.slice(0, 5) });
  });

  it('never reach into the window or past it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.nat(59), (count, from, length) => {
        const known = sessions(count);
        const window = known.slice(from, from + length + 1);
        const { basis, sessions: chosen } = basisOf(known, window);
        const [first = FIRST] = window;
        const isBefore = chosen.length <= 20 && chosen.every((session) => session < first);
        expect(basis === 'window' ? chosen : isBefore).toEqual(basis === 'window' ? window : true);
      }),
    );
  });
});

describe('players', () => {
  const day = (session: TradingDate, broker: string, bought: number, sold: number) => ({
    broker: broker as BrokerId,
    traded_on: session,
    bought_amount: paisa(bought),
    sold_amount: paisa(sold),
  });

  it('are those that bought and sold most together, by hand', () => {
    const [monday, tuesday] = sessions(2) as [TradingDate, TradingDate];
    const days = [
      day(monday, '1', 50, 0),
      day(monday, '2', 10, 30),
      day(tuesday, '2', 10, 10),
      day(tuesday, '3', 0, 60),
      day(addDays(tuesday, 1), '9', 900, 900),
    ];
    const daysOf = Map.groupBy(days, ({ traded_on }) => traded_on);
    expect(heaviestOf({ basis: 'before', sessions: [monday, tuesday] }, daysOf, 2)).toEqual({
      // 60 each of 2 and 3, and 50 of 1: equal ones by name.
      brokers: ['2', '3'],
      basis: 'before',
      from_date: monday,
      to_date: tuesday,
      sessions: 2,
      turnover_percent: 70.59,
    });
  });
});

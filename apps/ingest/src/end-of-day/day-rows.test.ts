import { paisa, stockSymbol } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type Session, openSession } from '@chuli/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONDAY, contract } from '../publish/testing/events.ts';
import { dayRowsOf } from './day-rows.ts';

type Traded = readonly [quantity: number, rupees: number];

const sessionOf = (trades: readonly Traded[]): Session => {
  const session = openSession(MONDAY);
  for (const [at, [quantity, rupees]] of trades.entries()) {
    const rate = paisa(rupees * 100);
    const event = contract(at + 1, {
      symbol: stockSymbol('ABCD'),
      quantity,
      rate,
      amount: paisa(quantity * rate),
    });
    session.apply({ day: MONDAY, term: 1, event }, at + 1);
  }
  return session;
};

const barOf = (trades: readonly Traded[]) => dayRowsOf(sessionOf(trades), 'test').bars[0];

describe('the bar of a closed day', () => {
  it('has its prices from board lots and its sums from all trades', () => {
    const trades: Traded[] = [
      [9, 95],
      [10, 100],
      [5, 120],
      [25, 103],
      [1, 80],
      [10, 101],
      [9, 110],
    ];
    expect(barOf(trades)).toMatchObject({
      open: 10_000,
      high: 10_300,
      low: 10_000,
      close: 10_100,
      volume: 69,
      trades: 7,
      amount: 711_000,
    });
  });

  it('has no open where nothing but odd lots changed hands', () => {
    expect(
      barOf([
        [9, 95],
        [3, 97],
      ]),
    ).toMatchObject({ open: null, last_traded: null, volume: 12, trades: 2 });
  });

  it('does not move with what odd lots are paid', () => {
    const minimum = OHLC_MINIMUM_QUANTITY.on(MONDAY);
    const rate = fc.integer({ min: 90, max: 110 });
    const trade = fc.tuple(fc.integer({ min: 1, max: 3 * minimum }), rate);
    fc.assert(
      fc.property(
        fc.array(trade, { minLength: 1, maxLength: 30 }),
        fc.array(rate, { minLength: 30, maxLength: 30 }),
        (trades, others) => {
          fc.pre(trades.some(([quantity]) => quantity >= minimum));
          const changed = trades.map(([quantity, own], at): Traded => [
            quantity,
            quantity < minimum ? (others[at] ?? own) : own,
          ]);
          const prices = (of: readonly Traded[]) => {
            const bar = barOf(of);
            return [bar?.open, bar?.high, bar?.low, bar?.close, bar?.volume, bar?.trades];
          };
          expect(prices(changed)).toEqual(prices(trades));
        },
      ),
    );
  });
});

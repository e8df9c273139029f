import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { LIVE_CHANNELS } from '@chuli/contracts/live';
import nepali from '@chuli/language/nepali';
import { expect, it } from 'vitest';
import { type Performance, type State, myRows } from './my-row.ts';
import type { MyStock } from '../../shared/membership/use-my-stocks.ts';

const rupees = (amount: number) => toRupees(paisa(amount * 100));

const stock: MyStock = {
  id: '1',
  symbol: 'NABIL',
  name: 'Nabil Bank',
  buy_target: null,
  sell_target: null,
  send_notification: true,
};
const prices = {
  symbol: 'NABIL',
  close: 510,
  change_1: 1,
  change_5: 2,
  change_20: 3,
} as unknown as Performance;
const state = {
  symbol: stockSymbol('NABIL'),
  state: 'sell',
  since: tradingDate('2026-08-17'),
  change_since: null,
} as unknown as State;

it('puts price, signal and targets of a stock side by side', () => {
  expect(myRows([stock], [prices], [state])[0]).toMatchObject({
    close: 510,
    daily: 1,
    weekly: 2,
    monthly: 3,
    state: 'Sell',
    since: '2026-08-17',
    change_since: null,
    reached: null,
  });
});

it('knows nothing of a stock that has no price or signal', () => {
  expect(myRows([stock], [], [])[0]).toMatchObject({ close: null, daily: null, state: null, reached: null });
});

it('reaches a buy target from above and a sell target from below', () => {
  const reached = (buy: number | null, sell: number | null) =>
    myRows(
      [
        {
          ...stock,
          buy_target: buy === null ? null : rupees(buy),
          sell_target: sell === null ? null : rupees(sell),
        },
      ],
      [prices],
      [],
    )[0]?.reached;
  expect(reached(510, null)).toBe('buy target reached');
  expect(reached(509, null)).toBeNull();
  expect(reached(null, 510)).toBe('sell target reached');
  expect(reached(null, 511)).toBeNull();
});

it('promises no live signals in any phrase as long as no channel brings them', () => {
  const promised = Object.keys(nepali).filter((phrase) => /live signals/i.test(phrase));
  expect(LIVE_CHANNELS.signals.isServed ? [] : promised).toEqual([]);
});

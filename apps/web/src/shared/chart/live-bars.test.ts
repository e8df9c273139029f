import { atKathmandu, fromRupees, toRupees, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChartBar, averagePrices, barOfMinute, gathered, joined } from './live-bars.ts';

const OPENING = atKathmandu(tradingDate('2026-08-18'), 11 * 60) / 1_000;

const minute = (at: number, price: number, quantity = 10): ChartBar => ({
  time: OPENING + at * 60,
  open: toRupees(fromRupees(price)),
  high: toRupees(fromRupees(price + 1)),
  low: toRupees(fromRupees(price - 1)),
  close: toRupees(fromRupees(price)),
  volume: quantity,
  amount: toRupees(fromRupees(price * quantity)),
  trades: 1,
});

const minutes = fc
  .uniqueArray(fc.tuple(fc.nat(239), fc.integer({ min: 10, max: 900 })), { selector: ([at]) => at })
  .map((pairs) => pairs.toSorted(([a], [b]) => a - b).map(([at, price]) => minute(at, price)));

const total = (bars: readonly ChartBar[], key: 'volume' | 'trades'): number =>
  bars.reduce((sum, bar) => sum + (bar[key] ?? 0), 0);

it('a minute of the wire comes in paisa and milliseconds and is shown in rupees and seconds', () => {
  expect(barOfMinute([OPENING * 1_000, 50_010, 50_100, 50_000, null, 15, 750_150, 2])).toEqual({
    time: OPENING,
    open: 500.1,
    high: 501,
    low: 500,
    close: null,
    volume: 15,
    amount: 7501.5,
    trades: 2,
  });
});

describe('minutes in longer bars', () => {
  it('keep first open, last close, the reach and the sums', () => {
    const [bar] = gathered([minute(0, 500), minute(3, 510, 20), minute(4, 505)], 5);
    expect(bar).toMatchObject({ open: 500, high: 511, low: 499, close: 505, volume: 40, amount: 20_250 });
  });

  it('take the price of another minute where one had odd lots alone', () => {
    const odd = { ...minute(1, 500), open: null, high: null, low: null, close: null };
    expect(gathered([odd, minute(2, 510)], 5)[0]).toMatchObject({ open: 510, low: 509, close: 510 });
  });

  it('lose no share and no trade, and 5 then 15 minutes are 15 minutes', () => {
    fc.assert(
      fc.property(minutes, (bars) => {
        expect(total(gathered(bars, 15), 'volume')).toBe(total(bars, 'volume'));
        expect(gathered(gathered(bars, 5), 15)).toEqual(gathered(bars, 15));
      }),
    );
  });
});

describe('history and the running session', () => {
  it('are one course without a doubled bar, whatever of the day the history had', () => {
    fc.assert(
      fc.property(minutes, fc.nat(240), (bars, known) => {
        const history = gathered(bars.slice(0, known), 5);
        expect(joined(history, bars, 5)).toEqual(gathered(bars, 5));
      }),
    );
  });

  it('keep the archived bar whose minutes the live session holds in part only', () => {
    const day = [minute(0, 500), minute(1, 501), minute(2, 502), minute(5, 503)];
    expect(joined(gathered(day, 5), day.slice(2), 5)).toEqual(gathered(day, 5));
  });

  it('without live minutes are the history', () => {
    const history = [minute(0, 500)];
    expect(joined(history, [], 5)).toBe(history);
  });
});

it('the average price begins anew with each session', () => {
  const next = { ...minute(0, 600), time: OPENING + 86_400 };
  expect(averagePrices([minute(0, 500, 10), minute(1, 520, 30), next])).toEqual([500, 515, 600]);
});

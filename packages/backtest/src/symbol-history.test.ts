import { paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { hasFallenSilent, sessionBars } from './symbol-history.ts';

const day = (date: string) => ({
  traded_on: tradingDate(date),
  open: null,
  high: paisa(510_00),
  low: paisa(490_00),
  close: paisa(500_00),
  volume: 100,
  amount: null,
  base: null,
});
const SESSIONS = new Map(
  ['2024-06-02', '2024-06-03', '2024-06-05'].map((text, at) => [tradingDate(text), at]),
);

describe('the bars of a symbol', () => {
  it('carry the growth of a share from its first bar on: a factor of 0.8 makes 1.25 shares', () => {
    const bars = sessionBars(
      [day('2024-06-02'), day('2024-06-03'), day('2024-06-05')],
      [
        { ex_on: tradingDate('2024-06-03'), factor: 0.8 },
        { ex_on: tradingDate('2024-06-04'), factor: 0.5 },
      ],
      SESSIONS,
    );
    expect(bars.map(({ factor }) => factor)).toEqual([1, 1.25, 2.5]);
  });

  it('of a day that is no session are left out; a turnover nobody printed is volume at the close', () => {
    const bars = sessionBars([day('2024-06-02'), day('2024-06-04'), day('2024-06-05')], [], SESSIONS);
    expect(bars.map(({ session, turnover }) => [session, turnover])).toEqual([
      [0, 50_000_00],
      [2, 50_000_00],
    ]);
  });

  it('have ended after 120 sessions without a trade', () => {
    const bars = sessionBars([day('2024-06-02')], [], SESSIONS);
    expect([hasFallenSilent(bars, 121), hasFallenSilent(bars, 122)]).toEqual([false, true]);
  });
});

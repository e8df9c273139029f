import { fromRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { INDEX_HALTS } from './index-halts.ts';
import { tickSize } from './ticks.ts';
import { CLOSE_RULE, OHLC_MINIMUM_QUANTITY, SETTLEMENT, boardLot } from './trading-rules.ts';

const day = tradingDate;
const rupees = fromRupees;

describe('the tick', () => {
  it('of a share fell from one rupee to ten paisa on 18 July 2021', () => {
    expect(tickSize(day('2021-07-17'), 'Equity', rupees(400))).toBe(100);
    expect(tickSize(day('2021-07-18'), 'Equity', rupees(400))).toBe(10);
    expect(tickSize(day('2021-07-18'), 'Promoter Share', rupees(400))).toBe(10);
    expect(tickSize(day('2021-07-18'), 'Non-Convertible Debentures', rupees(1_050))).toBe(10);
  });

  it('is one paisa for funds and for shares below Rs 50', () => {
    expect(tickSize(day('2018-05-02'), 'Mutual Funds', rupees(9.79))).toBe(1);
    expect(tickSize(day('2026-08-21'), 'Mutual Funds', rupees(21))).toBe(1);
    expect(tickSize(day('2020-07-07'), 'Equity', rupees(49.05))).toBe(1);
    expect(tickSize(day('2020-07-07'), 'Equity', rupees(50))).toBe(100);
  });
});

describe('lots, closing price, settlement', () => {
  it('take ten shares or a hundred units of a fund for an order of the ordinary market', () => {
    expect(boardLot(day('2026-08-21'), 'Equity')).toBe(10);
    expect(boardLot(day('2026-08-21'), 'Mutual Funds')).toBe(100);
    expect(OHLC_MINIMUM_QUANTITY.on(day('2024-05-21'))).toBe(10);
  });

  it.each([
    ['2025-03-19', 'last-trade'],
    ['2025-03-20', 'average-last-15-minutes'],
    ['2025-09-21', 'average-last-15-minutes'],
    ['2025-09-23', 'last-trade'],
  ])('close on %s is the %s', (date, rule) => {
    expect(CLOSE_RULE.on(day(date))).toBe(rule);
  });

  it('settle on the second session after the trade', () => {
    expect(SETTLEMENT.on(day('2026-08-21')).days).toBe(2);
  });
});

describe('the index circuit breaker', () => {
  it('has three levels to April 2026 and two since', () => {
    const moves = (date: string) => INDEX_HALTS.on(day(date)).map((halt) => halt.move);
    expect(moves('2026-03-11')).toEqual([400, 500, 600]);
    expect(moves('2026-04-20')).toEqual([500, 800]);
  });

  it('ends the day at its last level in every regime', () => {
    for (const { value } of INDEX_HALTS.facts) {
      expect(value.at(-1)).toMatchObject({ before: null, minutes: null });
      expect(value.map((halt) => halt.move)).toEqual(
        value.map((halt) => halt.move).toSorted((a, b) => a - b),
      );
    }
  });

  it('is not known before August 2008', () => {
    expect(() => INDEX_HALTS.on(day('2008-07-31'))).toThrow('market.no-rule');
  });
});

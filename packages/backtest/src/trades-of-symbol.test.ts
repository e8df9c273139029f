import { fromRupees } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import {
  NO_TRADE,
  type Told,
  firingOf,
  historyOf,
  sessionsFrom,
  told,
  toldBy,
  tradesFrom,
} from '../testing/told.ts';
import { marketDays, tradesOfSymbol } from './index.ts';

/** Sunday 2 June 2024 to the Tuesday after next: ten sessions at Rs 500, and what a case changes. */
const FLAT = '500 500 500 500 50000';
const week = (changes: Readonly<Record<number, Told>> = {}, count = 8): Told[] =>
  Array.from({ length: count }, (_, session) => changes[session] ?? FLAT);
const START = '2024-06-02';

describe('a buy signal', () => {
  it('is bought at the next open for Rs 1 lakh and sold at the open five sessions later', () => {
    // Bought 100,000: 0.33 % 330.00, regulator 15.00, participant 25.00. Sold 110,000: 363.00, 16.50, 25.00.
    // Gain 110,000 − 404.50 − 100,370 = 9,225.50, of it 7.5 % tax.
    const [, trade] = tradesFrom(START, week({ 6: '550 550 550 550 50000' }));
    expect(told(trade)).toBe('2024-06-03 200 @ 500.00 → 2024-06-10 @ 550.00 (5) fees 774.50 tax 691.91');
    expect(trade?.gross).toBe(0.1);
    expect(trade?.net).toBeCloseTo(0.085_335_9, 12);
  });

  it('pays the commission of each day: 0.37 % up to 13 May 2024, 0.33 % from the next', () => {
    // Bought 100,000 on 13 May: 370.00 + 15.00 + 25.00; sold 100,000 on 20 May: 330.00 + 15.00 + 25.00.
    expect(toldBy(tradesFrom('2024-05-12', week()), '5')).toBe(
      '2024-05-13 200 @ 500.00 → 2024-05-20 @ 500.00 (5) fees 780.00 tax 0.00',
    );
  });

  it('pays 5 % on a gain before Shrawan 2078 and 10 % since Shrawan 2083', () => {
    // 2021, Re 1 tick, 0.37 %: 370 + 15 + 25 and 407 + 16.50 + 25; gain 10,000 − 858.50 = 9,141.50.
    const rise = { 6: '550 550 550 550 50000' };
    expect(toldBy(tradesFrom('2021-01-03', week(rise)), '5')).toContain('fees 858.50 tax 457.08');
    expect(toldBy(tradesFrom('2026-07-13', week(rise)), '5')).toContain('fees 774.50 tax 922.55');
  });

  it('held for more than 365 days pays the lower tax', () => {
    const sessions = 260;
    const days = week({ [sessions - 1]: '550 550 550 550 50000' }, sessions);
    const ownExit = { bar: sessions - 2, sameSessionOpen: null };
    // 9,225.50 at 5 %.
    expect(toldBy(tradesFrom(START, days, { ownExit }), 'rule')).toContain('(rule) fees 774.50 tax 461.28');
  });

  it('grows through a bonus: 10 % more shares at the restated price', () => {
    const bonus = { bar: '500 500 500 500 50000', factor: 1.1, previousClose: 454.5 };
    const [, trade] = tradesFrom(START, week({ 4: bonus, 5: bonus, 6: bonus, 7: bonus }));
    expect(told(trade)).toBe('2024-06-03 200 @ 500.00 → 2024-06-10 @ 500.00 (5) fees 774.50 tax 691.91');
  });

  it('of a share above Rs 10,000 buys the smallest order of ten', () => {
    const dear = '40000 40000 40000 40000 5000';
    expect(toldBy(tradesFrom(START, Array<string>(8).fill(dear)), '5')).toContain('2024-06-03 10 @ 40000.00');
  });

  it('without a known open is bought at the average price of the day', () => {
    const noOpen = { bar: '- 520 500 520 50000', turnover: 510 * 50_000 };
    expect(toldBy(tradesFrom(START, week({ 1: noOpen })), '5')).toContain('2024-06-03 196 @ 510.00');
  });

  it('in an hour of the session is bought at the open of the next hour', () => {
    // 99,800: 329.34 + 14.97 + 25.00; 100,000: 330.00 + 15.00 + 25.00.
    const signal = { bar: 0, sameSessionOpen: fromRupees(499) };
    expect(toldBy(tradesFrom(START, week(), { timeframe: 'hourly', signal }), '5')).toBe(
      '2024-06-02 200 @ 499.00 → 2024-06-09 @ 500.00 (5) fees 739.31 tax 0.00',
    );
  });
});

describe('the same trade at average prices', () => {
  const SIGNAL = 62;
  const entered = { bar: '500 520 500 520 50000', turnover: 510 * 50_000 };
  const left = { bar: '550 550 530 530 50000', turnover: 540 * 50_000 };
  const days = week({ [SIGNAL + 1]: entered, [SIGNAL + 6]: left }, SIGNAL + 8);
  const tradeBy = (timeframe: 'daily' | 'hourly') => {
    const sessions = sessionsFrom('2024-06-02', days.length);
    const flat = historyOf(Array<string>(days.length).fill(FLAT), { symbol: 'FLAT' });
    const own = historyOf(days, { instrument: null });
    const signal = { bar: SIGNAL, sameSessionOpen: null };
    const trades = tradesOfSymbol(marketDays(sessions, [flat, own], 1), own, [
      firingOf({ timeframe, signal }),
    ]);
    return trades.find(({ exit }) => exit === '5');
  };

  it('pays 510 and gets 540 where the opens were 500 and 550', () => {
    // Bought 102,000: 336.60 + 15.30 + 25.00. Sold 108,000: 356.40 + 16.20 + 25.00. Gain 5,225.50, of it 7.5 % tax.
    expect(tradeBy('daily')?.excessAtAverage).toBeCloseTo((5_225.5 - 391.91) / 102_000, 12);
    // Bought 100,000: 370.00. Sold 110,000: 404.50. Gain 9,225.50.
    expect(tradeBy('daily')?.excess).toBeCloseTo((9_225.5 - 691.91) / 100_000, 12);
  });

  it('is not told of an hour, which knows a part of the average', () => {
    expect(tradeBy('hourly')).toMatchObject({ excessAtAverage: null, fill: 'filled' });
  });
});

describe('an order', () => {
  it.each<[string, Told, string]>([
    ['the whole day lies at the upper limit', '550 550 550 550 50000', 'locked'],
    ['nearly all of the day traded at the upper limit', '510 550 510 550 50000', 'locked'],
    [
      'the day closed at the limit after trading below it',
      { bar: '510 550 510 550 50000', turnover: 530 * 50_000 },
      '2024-06-03',
    ],
    ['the whole day lies at the lower limit', '450 450 450 450 50000', '2024-06-03'],
    ['the day turned over Rs 10 lakh', '500 500 500 500 2000', '2024-06-03'],
    ['the day turned over less than Rs 10 lakh', '500 500 500 500 1999', 'thin'],
  ])('when %s', (_, bar, expected) => {
    expect(toldBy(tradesFrom(START, week({ 1: bar })), '5')).toMatch(new RegExp(`^${expected}`));
  });

  it('waits five sessions for a trade and no longer', () => {
    const silent = (from: number, to: number) =>
      week(Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, NO_TRADE])), 20);
    expect(toldBy(tradesFrom(START, silent(1, 4)), '5')).toContain('2024-06-09 200 @ 500.00');
    expect(toldBy(tradesFrom(START, silent(1, 5)), '5')).toBe('no-session');
  });

  it('of the last day is pending, not missed', () => {
    expect(toldBy(tradesFrom(START, week({}, 1)), '5')).toBe('pending');
    expect(toldBy(tradesFrom(START, week({}, 1), {}, { hasEnded: true }), '5')).toBe('no-session');
  });
});

describe('a position', () => {
  const ownExit = { bar: 1, sameSessionOpen: null };

  it('is not sold before delivery: on T+2 in the third session after the purchase', () => {
    expect(toldBy(tradesFrom(START, week(), { ownExit }), 'rule')).toContain(
      '2024-06-03 200 @ 500.00 → 2024-06-06',
    );
  });

  it('was sold in the fourth session while delivery took three days', () => {
    expect(toldBy(tradesFrom('2017-07-09', week(), { ownExit }), 'rule')).toContain(
      '2017-07-10 200 @ 500.00 → 2017-07-16',
    );
  });

  it('waits while the price is locked at the lower limit', () => {
    const days = week({ 4: '450 450 450 450 50000', 5: '445 460 440 445 50000' });
    expect(toldBy(tradesFrom(START, days, { ownExit }), 'rule')).toContain('→ 2024-06-09 @ 445.00 (rule)');
  });

  it('is sold at the next open after its own exit', () => {
    const later = { bar: 5, sameSessionOpen: null };
    expect(toldBy(tradesFrom(START, week(), { ownExit: later }), 'rule')).toContain('→ 2024-06-10 @ 500.00');
  });

  it('in a share that trades no more is closed at the last close', () => {
    const days = week({ 3: '490 490 480 480 50000' }, 4);
    expect(toldBy(tradesFrom(START, days, {}, { hasEnded: true }), '20')).toContain(
      '→ 2024-06-05 @ 480.00 (delisted)',
    );
  });

  it('that no rule has closed yet is open', () => {
    const trades = tradesFrom(START, week());
    expect(trades.map(({ exitReason }) => exitReason)).toEqual(['open', '5', 'open', 'open']);
  });

  it('across a fall that no band allows is not measured', () => {
    const split = '250 250 250 250 50000';
    expect(toldBy(tradesFrom(START, week({ 4: split, 5: split, 6: split, 7: split })), '5')).toBe(
      '2024-06-03 200 @ 500.00 → fault',
    );
  });
});

describe('a sell signal', () => {
  it('is measured by what the share did afterwards, without fees, tax or delivery', () => {
    const [rule, trade] = tradesFrom(START, week({ 6: '450 450 450 450 50000' }), {
      side: 'sell',
      ownExit: { bar: 1, sameSessionOpen: null },
    });
    expect(told(trade)).toBe('2024-06-03 200 @ 500.00 → 2024-06-10 @ 450.00 (5) fees 0.00 tax 0.00');
    expect([trade?.gross, trade?.net]).toEqual([0.1, 0.1]);
    expect(told(rule)).toContain('→ 2024-06-04');
  });

  it('is not filled when the price is locked at the lower limit', () => {
    const days = week({ 1: '450 450 450 450 50000' });
    expect(toldBy(tradesFrom(START, days, { side: 'sell' }), '5')).toBe('locked');
  });
});

import { describe, expect, it } from 'vitest';
import { BANK, FUND, HYDRO, clock, opening, reversal, sessionOf, trade } from '../testing/log.ts';
import type { SessionEvent, UsualEvent } from './event.ts';

const at = (hour: number, minute: number, second = 0): number => clock(hour, minute, second) * 1_000;

const TRADES: readonly SessionEvent[] = [
  trade(1, { at: at(10, 45), quantity: 20, rate: 490_00 }),
  trade(2, { at: at(11, 2), quantity: 30, rate: 510_00 }),
  trade(3, { at: at(11, 14), quantity: 40, rate: 505_00 }),
  trade(4, { at: at(11, 16, 59), quantity: 5, rate: 600_00 }),
  trade(5, { at: at(11, 17), symbol: HYDRO, quantity: 100, rate: 300_00 }),
  trade(6, { at: null, quantity: 1_000, rate: 505_00 }),
  trade(7, { at: at(11, 17, 30), quantity: 50, rate: 500_00 }),
];

/** Ten sessions in which BANK traded 4 shares for Rs 1,000 in each minute, and its range grew by the minute. */
const USUAL: UsualEvent = {
  kind: 'usual',
  basis: 'minutes',
  sessions: 10,
  rows: [
    {
      symbol: BANK,
      amounts: Array.from({ length: 240 }, () => 10 * 1_000_00),
      volumes: Array.from({ length: 240 }, () => 10 * 4),
      ranges: Array.from({ length: 240 }, (_, minute) => minute * 1_000),
    },
  ],
};

const bankOf = (events: readonly SessionEvent[]) =>
  sessionOf([opening(), ...events])
    .activity()
    .rows.find(({ symbol }) => symbol === BANK);

describe('what a stock trades against what is usual', () => {
  it('is counted back from the minute of the last trade of the market, by hand', () => {
    const { at: minute, basis, rows } = sessionOf([opening(), USUAL, ...TRADES]).activity();
    expect([minute, basis, rows.length]).toEqual([clock(11, 17), 'minutes', 2]);
    expect(bankOf([USUAL, ...TRADES])).toEqual({
      symbol: BANK,
      // 50 at 500; with 40 at 505 and 5 at 600; from 11:03 on no more.
      amounts: [25_000_00, 48_200_00, 48_200_00],
      heats: [2_500, 964, 321],
      trades: 3,
      // 145 shares with a time by the eighteenth minute, in which 72 are usual.
      volumeRatio: 20_139,
      // 490 to 510: five shares at 600 set no price.
      range: 40_000,
      usualRange: 17_000,
      high: 510_00,
      low: 490_00,
    });
  });

  it('counts the opening auction in the first minute', () => {
    const early = [
      USUAL,
      trade(1, { at: at(10, 45), quantity: 20 }),
      trade(2, { at: at(11, 1), quantity: 8 }),
    ];
    expect(bankOf(early)).toMatchObject({
      amounts: [4_000_00, 14_000_00, 14_000_00],
      heats: [400, 700, 700],
    });
  });

  it('counts what is told after the end in the last minute', () => {
    const late = [USUAL, trade(1, { at: at(14, 59) }), trade(2, { at: at(15, 0, 2) })];
    expect(bankOf(late)).toMatchObject({ amounts: [10_000_00, 10_000_00, 10_000_00], usualRange: 239_000 });
  });

  it('forgets what was annulled', () => {
    expect(bankOf([USUAL, ...TRADES, reversal(7)])).toMatchObject({ amounts: [0, 23_200_00, 23_200_00] });
  });

  it('is not known where nobody told what is usual, nor of a stock without a curve', () => {
    const unknown = { heats: [null, null, null], volumeRatio: null, usualRange: null };
    expect(bankOf(TRADES)).toMatchObject(unknown);
    const { rows } = sessionOf([opening(), USUAL, ...TRADES]).activity();
    expect(rows.find(({ symbol }) => symbol === HYDRO)).toMatchObject({ ...unknown, range: 0 });
    expect(rows.some(({ symbol }) => symbol === FUND)).toBe(false);
  });

  it('is measured against whole days where too few sessions have times', () => {
    const days: UsualEvent = {
      ...USUAL,
      basis: 'days',
      rows: [{ symbol: BANK, amounts: [], volumes: [1_450], ranges: [20_000] }],
    };
    expect(bankOf([USUAL, days, ...TRADES])).toMatchObject({
      heats: [null, null, null],
      volumeRatio: 10_000,
      usualRange: 20_000,
    });
  });

  it('has no minute where the trades have no times', () => {
    const { at: minute, rows } = sessionOf([opening(), USUAL, trade(1, { at: null })]).activity();
    expect([minute, rows]).toEqual([null, []]);
  });
});

import { describe, expect, it } from 'vitest';
import { NO_TRADE, type Told, historyOf, sessionsFrom } from '../testing/told.ts';
import { marketDays, marketReturn } from './market-days.ts';
import { NEW_LISTING_BARS } from './parameters.ts';

const flat = '100 100 100 100 1000';
/** Old enough to count, and then these sessions. */
const grown = (...days: readonly Told[]): Told[] => [...Array<Told>(NEW_LISTING_BARS).fill(flat), ...days];
const from = NEW_LISTING_BARS;
const returnOf = (stocks: readonly (readonly Told[])[], to: number, also = {}) => {
  const histories = stocks.map((days) => historyOf(days, also));
  const sessions = sessionsFrom('2024-01-01', Math.max(...stocks.map((days) => days.length)));
  return marketReturn(marketDays(sessions, histories, 1), from, to);
};

describe('the equal-weight market', () => {
  it('is the mean of what each share did from open to open', () => {
    const up = grown(flat, '120 125 120 125 1000');
    const down = grown(flat, '90 100 90 100 1000');
    expect(returnOf([up, down, grown(flat, flat)], from + 1)).toBeCloseTo(0.1 / 3, 12);
  });

  it('values a share that did not trade, or trades no more, at its last close', () => {
    const silent = grown('100 110 100 110 1000', NO_TRADE);
    expect(returnOf([silent, grown(flat, flat)], from + 1)).toBeCloseTo(0.05, 12);
  });

  it('holds no new listing, no share that did not trade at the start, and no fund', () => {
    const late = [...Array<Told>(from).fill(NO_TRADE), flat, '109 109 109 109 1000'];
    const absent = grown(NO_TRADE, '109 109 109 109 1000');
    expect(returnOf([late, absent, grown(flat, flat)], from + 1)).toBe(0);
    expect(returnOf([grown(flat, flat)], from + 1, { instrument: 'Mutual Funds' })).toBeNull();
  });

  it('grows with a bonus and leaves out a fall that nothing explains', () => {
    const bonus = grown(flat, { bar: '80 80 80 80 1000', factor: 1.25 });
    const unexplained = grown(flat, '50 50 50 50 1000');
    expect(returnOf([bonus, unexplained], from + 1)).toBeCloseTo(0, 12);
  });

  it('is not known with fewer stocks than asked for', () => {
    const sessions = sessionsFrom('2024-01-01', from + 2);
    expect(marketReturn(marketDays(sessions, [historyOf(grown(flat, flat))]), from, from + 1)).toBeNull();
  });
});

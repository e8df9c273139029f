import { type Paisa, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './flow-coverage.ts';

const held = ['2026-08-19', '2026-08-20', '2026-08-21'].map(tradingDate);
const day = (at: number, known: number, expected: number | null) => ({
  traded_on: held[at] ?? tradingDate('2026-08-19'),
  known: known as Paisa,
  expected: expected as Paisa | null,
});

describe('what is missing in the floorsheets of a range', () => {
  it('D8 golden: the session of 2026-08-20 lacks 11.51 % of its turnover', () => {
    const [, second] = held;
    const days = second === undefined ? [] : [second];
    // Known and declared rupees of that day, in paisa.
    const compared = [day(1, 389_475_016_500, 440_141_422_700)];
    expect(coverageOf({ held: days, floorsheet: days }, compared)).toEqual({
      sessions_missing: 0,
      sessions_incomplete: 1,
      missing_percent: 11.51,
    });
  });

  it('is nothing where every session is whole, to the rupees that the exchange rounds', () => {
    const days = [day(0, 1_000_000, 1_000_050), day(1, 500, 500), day(2, 700, null)];
    expect(coverageOf({ held, floorsheet: held }, days)).toEqual({
      sessions_missing: 0,
      sessions_incomplete: 0,
      missing_percent: 0,
    });
  });

  it('counts a missing session with all that was traded in it', () => {
    const days = [day(0, 500, 500), day(1, 0, 500), day(2, 250, 500)];
    expect(coverageOf({ held, floorsheet: held.filter((_, at) => at !== 1) }, days)).toEqual({
      sessions_missing: 1,
      sessions_incomplete: 1,
      missing_percent: 50,
    });
  });

  it('has no share while nobody says what a missing session traded', () => {
    const days = [day(0, 500, 500), day(1, 0, null)];
    expect(coverageOf({ held, floorsheet: held.slice(0, 1) }, days)).toMatchObject({
      sessions_missing: 2,
      missing_percent: null,
    });
    expect(coverageOf({ held: [], floorsheet: [] }, [])).toMatchObject({ missing_percent: null });
  });

  it('does not let more than was declared in one session hide what another lacks', () => {
    const days = [day(0, 900, 500), day(1, 100, 500)];
    expect(coverageOf({ held, floorsheet: held }, days).missing_percent).toBe(28.57);
  });
});

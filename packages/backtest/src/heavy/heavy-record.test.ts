import { type BrokerId, type TradingDate, addDays, paisa, tradingDate, seededRandom } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondStudent, chanceOf } from '../record/chance.ts';
import { countOnce } from './count-once.ts';
import { amongAll } from './false-discovery.ts';
import type { Followed, HeavyCase } from './heavy-case.ts';
import { heavySide } from './heavy-day.ts';
import { heavyRecord } from './heavy-record.ts';
import { leadsOf } from './leads.ts';

const LAKH = 1_00_000_00;
const START = tradingDate('2020-01-01');
const broker = (number: number): BrokerId => String(number) as BrokerId;

/** Every day is a session here; an outcome is known in the session in which its sessions are over. */
const caseOn = (day: number, excess: number | null, also: Partial<HeavyCase> = {}): HeavyCase => ({
  broker: broker(1),
  symbol: 'ABC',
  side: 'buy',
  on: addDays(START, day),
  amount: paisa(30 * LAKH),
  share: 0.2,
  isNewListing: false,
  fill: 'filled',
  triedOn: addDays(START, day + 1),
  followed: [5, 10, 20].map((sessions): Followed => {
    const ends = addDays(START, day + 1 + sessions);
    return { endsOn: ends, knownOn: ends, heldSessions: sessions, excess, cost: 0.01 };
  }),
  ...also,
});

const EVER = tradingDate('2099-12-31');

describe('a heavy day', () => {
  it.each([
    ['Rs 25 lakh net and a tenth of the turnover', 25, 0, 250, 'buy'],
    ['the same the other way', 0, 25, 250, 'sell'],
    ['less than Rs 25 lakh', 24.99, 0, 100, null],
    ['less than a tenth', 25, 0, 250.1, null],
    ['as much sold as bought', 100, 100, 200, null],
  ])('%s', (_, bought, sold, turnover, side) => {
    expect(heavySide({ bought: bought * LAKH, sold: sold * LAKH, turnover: turnover * LAKH })).toBe(side);
  });
});

describe('cases of one broker', () => {
  it('are counted once while the first of them is held', () => {
    // Entered on days 1, 2, 6, 7: after 5 sessions the first is over on day 6, where the third is entered.
    const cases = [0, 1, 5, 6].map((day) => caseOn(day, 0.01 * day));
    const { counted, leftOut } = countOnce(cases, 5, EVER);
    expect(counted.map(({ excess }) => excess)).toEqual([0, 0.05]);
    expect(leftOut).toEqual({ listing: 0, untradable: 0, overlapping: 2, open: 0, unknown: 0 });
    expect(countOnce(cases, 10, EVER).counted).toHaveLength(1);
  });

  it('that nobody could enter hold up no other', () => {
    const locked = caseOn(0, null, { fill: 'locked' });
    const { counted, leftOut } = countOnce([locked, caseOn(1, 0.02)], 5, EVER);
    expect(counted).toHaveLength(1);
    expect(leftOut.untradable).toBe(1);
  });

  it.each([
    [0, 'open'],
    [5, 'open'],
    [6, 'counted'],
  ])('as of day %i is %s', (asOf, what) => {
    const { counted, leftOut } = countOnce([caseOn(0, 0.02)], 5, addDays(START, asOf));
    expect([counted.length, leftOut.open]).toEqual(what === 'counted' ? [1, 0] : [0, 1]);
  });

  it('of other stocks do not overlap', () => {
    const { counted } = countOnce([caseOn(0, 0.1), caseOn(1, 0.2, { symbol: 'XYZ' })], 20, EVER);
    expect(counted).toHaveLength(2);
  });
});

describe('a lead', () => {
  it('is the excess less the mean of the others on the same day', () => {
    const [on, other] = [addDays(START, 0), addDays(START, 1)];
    const counted = (day: TradingDate, excess: number) => ({ on: day, excess, heldSessions: 5, cost: null });
    // Others on the first day: 1 % and 3 %, mean 2 %; nobody else on the second.
    const [own, first, last] = leadsOf([
      [counted(on, 0.05), counted(other, 0.5)],
      [counted(on, 0.01)],
      [counted(on, 0.03)],
    ]);
    expect(own?.map(({ excess }) => excess)).toEqual([expect.closeTo(0.03, 12)]);
    expect(first?.[0]?.excess).toBeCloseTo(0.01 - 0.04, 12);
    expect(last?.[0]?.excess).toBeCloseTo(0.03 - 0.03, 12);
  });
});

describe('chance', () => {
  // scipy.stats.t.sf, twice.
  it.each([
    [2, 10, 0.073_388],
    [4, 5, 0.010_324],
    [3, 24, 0.006_205],
    [1.96, 100_000, 0.049_996],
  ])('of %d with %i degrees is %d', (distance, degrees, expected) => {
    expect(beyondStudent(distance, degrees)).toBeCloseTo(expected, 3);
  });

  it('takes the wider half of the interval, and is 0.05 where that touches zero with very many stretches', () => {
    expect(chanceOf({ low: 0.01, high: 0.04 }, 0.02, 1e6)).toBeCloseTo(0.05, 4);
    expect(chanceOf({ low: 0, high: 0.03 }, 0.02, 1e6)).toBeCloseTo(0.05, 4);
    expect(chanceOf({ low: 0, high: 0.03 }, 0.02, 5)).toBeGreaterThan(0.1);
  });

  it('among all of four is what Benjamini and Hochberg make of them', () => {
    // 4 × 0.005 ÷ 1, 4 × 0.01 ÷ 2, 4 × 0.03 ÷ 3, 4 × 0.04 ÷ 4.
    const found = amongAll([0.01, 0.04, 0.03, 0.005]);
    expect(found).toEqual([0.02, 0.04, 0.04, 0.02].map((value) => expect.closeTo(value, 12)));
  });

  it('among all is never below its own, keeps the order and does not pass one', () => {
    const nearly = 1 + 1e-12;
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (chances) => {
        const ordered = chances.toSorted((one, other) => one - other);
        const found = amongAll(ordered);
        const isKept = found.every(
          (chance, at) =>
            chance * nearly >= (ordered[at] ?? 0) && chance <= 1 && chance * nearly >= (found[at - 1] ?? 0),
        );
        expect(isKept).toBe(true);
      }),
    );
  });
});

/** A year of cases, one a day and broker, each of another stock; of the first broker with a mean. */
const yearOf = (brokers: number, mean: number, seed: number, ofAll = 0): HeavyCase[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 365 * brokers }, (_, at) => {
    const who = at % brokers;
    return caseOn(Math.floor(at / brokers), (who === 0 ? mean : 0) + ofAll + 0.1 * (random() - 0.5), {
      broker: broker(who + 1),
      symbol: `S${at}`,
    });
  });
};

describe('the record of all brokers', () => {
  it('finds the one that knew, and says nothing of the others', () => {
    const record = heavyRecord(yearOf(20, 0.03, 1), EVER);
    expect(new Set(record.filter(({ verdict }) => verdict !== 'none').map((row) => row.broker))).toEqual(
      new Set([broker(1)]),
    );
    const row = record.find((one) => one.broker === '1' && one.sessions === 5);
    expect(row).toMatchObject({ verdict: 'ahead', cost: expect.closeTo(0.01, 12) as number });
    expect(row?.excess.number).toBe(365);
    expect(row?.excess.mean).toBeCloseTo(0.03, 2);
  });

  it('is silent where everybody is followed by the same: it is not the broker', () => {
    const moved = yearOf(20, 0, 2, -0.03);
    const record = heavyRecord(moved, EVER);
    expect(record.every(({ excess }) => (excess.interval?.high ?? 0) < 0)).toBe(true);
    expect(record.filter(({ verdict }) => verdict !== 'none')).toEqual([]);
  });

  it('says nothing of 29 cases, however large', () => {
    const few = yearOf(2, 0.5, 3).filter(({ broker: who }, at) => who !== '1' || at % 26 === 0);
    const row = heavyRecord(few, EVER).find((one) => one.broker === '1' && one.sessions === 5);
    expect(row?.excess.number).toBe(29);
    expect(row).toMatchObject({ chance: null, adjusted: null, verdict: 'none' });
  });

  it('accounts for every heavy day, in whatever order they come', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 400 }), (seed, last) => {
        const overlapping = Array.from({ length: 60 }, (_, day) =>
          caseOn(3 * day, 0.01, { fill: day % 2 === 0 ? 'thin' : 'filled' }),
        );
        const cases = [...yearOf(4, 0.01, seed), ...overlapping];
        const asOf = addDays(START, last);
        const record = heavyRecord(cases, asOf);
        for (const { broker: who, excess, leftOut } of record) {
          const found = cases.filter((one) => one.broker === who && one.on <= asOf).length;
          const out = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
          expect(excess.number + out).toBe(found);
        }
        expect(heavyRecord(cases.toReversed(), asOf)).toEqual(record);
      }),
      { numRuns: 10 },
    ));
});

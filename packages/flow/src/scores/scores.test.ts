import { paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileOf } from '../accumulation/label.ts';
import { fellBehind } from './fall.ts';
import { pastPlaces } from './past-places.ts';
import { flaggedBefore, isFlaggedBefore, newsAfter } from './radar.ts';
import { type RiskFigures, countFacts, isNudged, riskFacts } from './risk-facts.ts';

describe('the place of a value in its own past', () => {
  it('is told from enough values on, among the last of them, equal ones by half', () => {
    // 5 among 1, 3: above both. 3 among 3, 5: half of one. 4 among 5, 3: above one.
    expect(pastPlaces([1, 3, 5, 3, 4], { most: 2, fewest: 2 })).toEqual([null, null, 100, 25, 50]);
  });

  it('skips what is not known', () => {
    expect(pastPlaces([1, null, 3, 2], { most: 9, fewest: 2 })).toEqual([null, null, null, 50]);
  });

  it('says nothing of what comes later, and is the same on every rising scale', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }), { maxLength: 40 });
    fc.assert(
      fc.property(values, fc.nat(40), (all, cut) => {
        const past = { most: 12, fewest: 4 };
        const whole = pastPlaces(all, past);
        expect(pastPlaces(all.slice(0, cut), past)).toEqual(whole.slice(0, cut));
        expect(
          pastPlaces(
            all.map((one) => (one === null ? null : one ** 3)),
            past,
          ),
        ).toEqual(whole);
        for (const [at, value] of all.entries()) {
          const before = all.slice(0, at).filter((one) => one !== null);
          const plain = value === null || before.length < 4 ? null : percentileOf(value, before.slice(-12));
          expect(whole[at]).toBe(plain);
        }
      }),
    );
  });
});

const LINE = paisa(100_00_00_000_00);
const USUAL: RiskFigures = {
  gathered: 50,
  same_broker: 50,
  brokers: 50,
  float_cap: paisa(2 * LINE),
  turnover: paisa(50_00_000_00),
};
const factsWith = (figures: Partial<RiskFigures>) => riskFacts({ ...USUAL, ...figures }, LINE);

describe('facts about a stock', () => {
  it('hold at the ends of its own past and below the lines', () => {
    expect(factsWith({ gathered: 95 }).gathered).toBe(true);
    expect(factsWith({ gathered: 94.9 }).gathered).toBe(false);
    expect(factsWith({ same_broker: 100 }).same_broker).toBe(true);
    expect(factsWith({ brokers: 5 }).few_brokers).toBe(true);
    expect(factsWith({ brokers: 5.1 }).few_brokers).toBe(false);
    expect(factsWith({ float_cap: paisa(LINE - 1) }).small_float).toBe(true);
    expect(factsWith({ float_cap: LINE }).small_float).toBe(false);
    expect(factsWith({ turnover: paisa(19_99_999_99) }).small_turnover).toBe(true);
    expect(factsWith({ turnover: paisa(20_00_000_00) }).small_turnover).toBe(false);
  });

  it('that are not known are counted neither as true nor as false', () => {
    const facts = factsWith({ gathered: 99, same_broker: 97, brokers: null, turnover: paisa(1) });
    expect(countFacts(facts)).toEqual({ held: 3, known: 4 });
    expect(isNudged(countFacts(facts))).toBe(true);
    expect(countFacts(factsWith({}))).toEqual({ held: 0, known: 5 });
    expect(isNudged({ held: 2, known: 2 })).toBeNull();
    expect(isNudged({ held: 2, known: 3 })).toBe(false);
  });

  it('are never more than are known, and one more of them never takes a nudge back', () => {
    const place = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
    fc.assert(
      fc.property(place, place, place, (gathered, same_broker, brokers) => {
        const count = countFacts(factsWith({ gathered, same_broker, brokers }));
        expect(count.held).toBeLessThanOrEqual(count.known);
        const more = countFacts(factsWith({ gathered, same_broker, brokers, turnover: paisa(0) }));
        expect(isNudged(count) === true && isNudged(more) !== true).toBe(false);
      }),
    );
  });
});

/** A bar a session from 0 on; every base is the close before, but where it is given. */
const courseOf = (closes: readonly number[], bases: Readonly<Record<number, number | null>> = {}) => ({
  places: closes.map((_, place) => place),
  closes,
  bases: closes.map((_, at) => (at in bases ? (bases[at] ?? null) : (closes[at - 1] ?? null))),
});

describe('a fall against the index', () => {
  const flat = Array.from({ length: 40 }, () => 2_000);

  it('is a tenth or more behind in any of the 20 sessions after', () => {
    expect(fellBehind(courseOf([100, 95, 90, 99]), 0, flat)).toBe(true);
    expect(fellBehind(courseOf([100, 95, 90.1, 99]), 0, flat)).toBe(false);
  });

  it('is measured against what the index did', () => {
    // Down 12 % while the index lost 4 %: eight behind. Unchanged while it gained 11 %: eleven behind.
    expect(fellBehind(courseOf([100, 88]), 0, [2_000, 1_920])).toBe(false);
    expect(fellBehind(courseOf([100, 100]), 0, [2_000, 2_220])).toBe(true);
  });

  it('does not take an ex-date for one', () => {
    // One bonus share for each: 100 becomes 50, of which it loses 2 %.
    expect(fellBehind(courseOf([100, 49], { 1: 50 }), 0, flat)).toBe(false);
    expect(fellBehind(courseOf([100, 49, 44], { 1: 50 }), 0, flat)).toBe(true);
  });

  it('is not seen in the session after the last', () => {
    const closes = [...Array.from({ length: 21 }, () => 100), 85];
    expect(fellBehind(courseOf(closes), 0, flat)).toBe(false);
    expect(fellBehind(courseOf(closes), 1, flat)).toBe(true);
  });

  it('is not known without an index, without a trade, and over a step that no limit allows', () => {
    expect(fellBehind(courseOf([100, 80]), 0, [null, 2_000])).toBeNull();
    expect(fellBehind(courseOf([100]), 0, flat)).toBeNull();
    expect(fellBehind(courseOf([100, 50]), 0, flat)).toBeNull();
    expect(fellBehind(courseOf([100, 90], { 1: null }), 0, flat)).toBeNull();
  });

  it('is the same on every scale of the price and of the index', () => {
    const steps = fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(steps, (grown) => {
        const closes = [1_024];
        for (const step of grown) closes.push((closes.at(-1) ?? 0) * step);
        const twice = closes.map((close) => close * 2);
        const index = flat.map((value) => value * 4);
        expect(fellBehind(courseOf(twice), 0, index)).toBe(fellBehind(courseOf(closes), 0, flat));
      }),
    );
  });
});

describe('news after a flag', () => {
  it('is that of the ten sessions after it, not of its own', () => {
    expect(newsAfter([3, 5, 9], 5)).toBe(9);
    expect(newsAfter([5, 15], 5)).toBe(15);
    expect(newsAfter([5, 16], 5)).toBeNull();
  });

  it('had a flag before it where one stands in the ten sessions before', () => {
    const judged = [
      { place: 4, isFlagged: true },
      { place: 5, isFlagged: false },
      { place: 20, isFlagged: true },
    ];
    expect(isFlaggedBefore(judged, 14)).toBe(true);
    expect(isFlaggedBefore(judged, 15)).toBe(false);
    expect(isFlaggedBefore(judged, 16)).toBeNull();
    expect(isFlaggedBefore(judged, 20)).toBeNull();
    expect(isFlaggedBefore(judged, 21)).toBe(true);
  });

  it('is held against all stocks that were judged before the same session', () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 15 });
    const stock = places.chain((all) =>
      fc
        .array(fc.boolean(), { minLength: all.length, maxLength: all.length })
        .map((flags) =>
          all.toSorted((a, b) => a - b).map((place, at) => ({ place, isFlagged: flags[at] === true })),
        ),
    );
    fc.assert(
      fc.property(fc.array(stock, { maxLength: 5 }), fc.integer({ min: 0, max: 55 }), (stocks, news) => {
        const told = stocks.map((judged) => isFlaggedBefore(judged, news)).filter((one) => one !== null);
        const share = flaggedBefore(stocks).get(news) ?? { judged: 0, flagged: 0 };
        expect(share).toEqual({ judged: told.length, flagged: told.filter(Boolean).length });
      }),
    );
  });
});

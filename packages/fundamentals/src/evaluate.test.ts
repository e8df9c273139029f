import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Fact, type FactBasis, factsAsOf, indexFacts, summed } from './company-facts.ts';
import { ratioOf } from './evaluate.ts';
import { type Given, type atEnd, ttm } from './formula.ts';
import type { ItemId } from './items.ts';
import { quarterNumber } from './quarter.ts';
import type { RatioId } from './ratio-ids.ts';
import { ratioNamed } from './ratios.ts';
import { sectorRatio } from './sector.ts';

const LAKH = 1_00_000_00;
const q = (year: number, quarter: number): number =>
  quarterNumber({ fiscal_year: `${year}/${year + 1}`, quarter });

const fact = (item: ItemId, at: number, value: number, more: Partial<Fact> = {}): Fact => ({
  item,
  at,
  basis: 'ytd',
  value,
  is_audited: false,
  known_on: tradingDate('2026-05-10'),
  known_is_assumed: false,
  source: 'company',
  ...more,
});
const instant = (item: ItemId, at: number, value: number, more: Partial<Fact> = {}): Fact =>
  fact(item, at, value, { basis: 'instant', ...more });

const GIVEN: Partial<Record<Given, number>> = {
  price: 300_00,
  close: 300_00,
  face_value: 100_00,
  year_factor: 1,
};

const company = (facts: readonly Fact[], given = GIVEN, as_of = '2026-08-01') =>
  factsAsOf(indexFacts(facts), {
    as_of: tradingDate(as_of),
    given: (name) => given[name] ?? null,
    dividendYear: null,
  });

const value = (facts: readonly Fact[], id: RatioId, at = q(2082, 3), given = GIVEN) =>
  ratioOf(ratioNamed(id), company(facts, given), at);

/** A bank that earned Rs 9 lakh in three quarters, has 1 lakh shares, and a year before had earned 6. */
const BANK: readonly Fact[] = [
  fact('net_profit', q(2082, 3), 9 * LAKH),
  fact('net_profit', q(2082, 2), 5 * LAKH),
  fact('net_profit', q(2081, 4), 10 * LAKH),
  fact('net_profit', q(2081, 3), 6 * LAKH),
  fact('net_profit', q(2081, 2), 4 * LAKH),
  instant('shares', q(2082, 3), 100_000),
  instant('paid_up', q(2082, 3), 100 * LAKH),
  instant('reserves', q(2082, 3), 50 * LAKH),
  instant('paid_up', q(2081, 4), 90 * LAKH),
  instant('reserves', q(2081, 4), 40 * LAKH),
  instant('loans', q(2082, 3), 900 * LAKH),
  instant('deposits', q(2082, 3), 1_000 * LAKH),
  instant('non_performing', q(2082, 3), 36 * LAKH),
];

describe('ratios of a bank worked by hand', () => {
  it.each([
    // 9 × 4/3 = 12 lakh over 1 lakh shares
    ['eps', 12],
    // 9 + (10 − 6) = 13 lakh
    ['eps_ttm', 13],
    ['book_value', 150],
    ['price_earnings', 25],
    ['price_book', 2],
    ['earnings_yield', 4],
    // 12 over the mean of 130 and 150
    ['roe', (12 / 140) * 100],
    // 9 against 6
    ['profit_growth', 50],
    // 9 − 5 = 4 against 6 − 4 = 2
    ['profit_growth_quarter', 100],
    ['cd', 90],
    ['npl', 4],
  ] as const)('%s', (id, expected) => {
    const figure = value(BANK, id);
    expect(figure).toMatchObject({ basis: 'computed' });
    expect(figure.value).toBeCloseTo(expected, 10);
  });

  it('says why where there is none', () => {
    expect(value(BANK, 'roa')).toEqual({ value: null, why: 'not-reported' });
    expect(value(BANK, 'profit_cagr_3')).toEqual({ value: null, why: 'needs-history' });
    expect(
      value(
        BANK.filter(({ at }) => at > q(2081, 4)),
        'profit_growth',
      ),
    ).toEqual({
      value: null,
      why: 'needs-history',
    });
  });
});

/** A hydropower producer of 10 MW: Rs 200 crore of debt, 300 crore at the market. */
const HYDRO: readonly Fact[] = [
  instant('installed_mw', q(2082, 4), 10),
  instant('debt', q(2082, 4), 2_000_000_000_00),
  instant('shares', q(2082, 4), 10_000_000),
  fact('energy_sold_mwh', q(2082, 4), 43_830),
];

it('works out a megawatt and a year of its water by hand', () => {
  const at = q(2082, 4);
  expect(value(HYDRO, 'price_mw', at).value).toBeCloseTo((300 + 200) / 10, 10);
  expect(value(HYDRO, 'debt_mw', at).value).toBeCloseTo(20, 10);
  expect(value(HYDRO, 'plant_factor', at).value).toBeCloseTo(50, 10);
  expect(value(HYDRO, 'plant_factor', q(2082, 3))).toEqual({ value: null, why: 'not-reported' });
});

it('works out an insurer by hand: Rs 100 of premium, 55 of claims, 20 of cost, 10 of commission', () => {
  const at = q(2082, 4);
  const facts = [
    fact('net_premium', at, 100_00),
    fact('gross_premium', at, 160_00),
    fact('claims', at, 55_00),
    fact('management_expense', at, 20_00),
    fact('commission', at, 10_00),
  ];
  expect(value(facts, 'claim_ratio', at).value).toBeCloseTo(55, 10);
  expect(value(facts, 'expense_ratio', at).value).toBeCloseTo(30, 10);
  expect(value(facts, 'combined_ratio', at).value).toBeCloseTo(85, 10);
  expect(value(facts, 'retention', at).value).toBeCloseTo(62.5, 10);
});

describe('what does not hold is not told', () => {
  it('has no P/E of a loss, and no growth from one', () => {
    const loss = BANK.map((one) => (one.item === 'net_profit' ? { ...one, value: -one.value } : one));
    expect(value(loss, 'eps').value).toBeCloseTo(-12, 10);
    expect(value(loss, 'price_earnings')).toEqual({ value: null, why: 'denominator' });
    expect(value(loss, 'profit_growth')).toEqual({ value: null, why: 'denominator' });
  });

  it('has no twelve months of what stands at the end of a quarter', () => {
    expectTypeOf(ttm).parameter(0).not.toExtend<'deposits'>();
    expectTypeOf<'deposits'>().not.toExtend<Parameters<typeof ttm>[0]>();
    expectTypeOf<'net_profit'>().not.toExtend<Parameters<typeof atEnd>[0]>();
  });

  it('compares over time within one source only', () => {
    const two = [
      fact('net_profit', q(2082, 3), 9 * LAKH, { source: 'BK' }),
      fact('net_profit', q(2081, 3), 6 * LAKH, { source: 'DS' }),
    ];
    expect(value(two, 'profit_growth')).toEqual({ value: null, why: 'needs-history' });
    const same = [...two, fact('net_profit', q(2082, 3), 8 * LAKH, { source: 'DS' })];
    expect(value(same, 'profit_growth').value).toBeCloseTo((8 / 6 - 1) * 100, 10);
  });
});

describe('what was printed', () => {
  const stated = (item: ItemId, amount: number, source: string, basis: FactBasis = 'stated'): Fact =>
    fact(item, q(2082, 3), amount, { basis, source });

  it('stands where lines are lacking, and says that it was printed', () => {
    expect(value([stated('eps', 12_50, 'BK')], 'eps')).toEqual({
      value: 12.5,
      basis: 'stated',
      differs: false,
    });
    expect(value([stated('eps', 12_50, 'BK', 'ttm')], 'eps')).toEqual({ value: null, why: 'not-reported' });
  });

  it('stands also where our lines come to something else: whoever printed it had more of them', () => {
    expect(value([...BANK, stated('eps', 15_00, 'BK')], 'eps')).toEqual({
      value: 15,
      basis: 'stated',
      differs: true,
    });
    expect(value([...BANK, stated('eps', 12_05, 'BK')], 'eps')).toMatchObject({
      basis: 'computed',
      differs: false,
    });
  });

  it('is of the source that is believed first, and marked where another differs by a hundredth', () => {
    const both = [stated('eps', 4_18, 'ML'), stated('eps', 5_00, 'BK')];
    expect(value(both, 'eps')).toEqual({ value: 5, basis: 'stated', differs: true });
    const audited = [
      ...both,
      fact('eps', q(2082, 3), 6_00, { basis: 'stated', source: 'DS', is_audited: true }),
    ];
    expect(value(audited, 'eps')).toMatchObject({ value: 6 });
  });
});

it('knows of a correction only from its day on', () => {
  const corrected = [
    fact('net_profit', q(2082, 3), 9 * LAKH),
    fact('net_profit', q(2082, 3), 8 * LAKH, { known_on: tradingDate('2026-06-20') }),
    instant('shares', q(2082, 3), 100_000),
  ];
  const on = (day: string) => ratioOf(ratioNamed('eps'), company(corrected, GIVEN, day), q(2082, 3)).value;
  expect([on('2026-05-09'), on('2026-05-10'), on('2026-06-19'), on('2026-06-20')]).toEqual([
    null,
    12,
    12,
    (8 * 1_00_000_00 * 4) / 3 / 100_000 / 100,
  ]);
});

describe('laws', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 });

  it('four quarters alone add up to the twelve months, whatever the quarter', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 4, max: 7 }),
        (alone, last) => {
          const facts = alone.map((_, place) => {
            const from = place - (place % 4);
            return fact(
              'net_profit',
              q(2080, 1) + place,
              alone.slice(from, place + 1).reduce((a, b) => a + b, 0),
            );
          });
          const at = q(2080, 1) + last;
          const shares = instant('shares', at, 100);
          const expected = alone.slice(last - 3, last + 1).reduce((a, b) => a + b, 0) / 100 / 100;
          expect(ratioOf(ratioNamed('eps_ttm'), company([...facts, shares]), at).value).toBeCloseTo(
            expected,
            6,
          );
        },
      ),
    );
  });

  it('a sector of one company has its ratios, and one of equal companies too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (loans, deposits) => {
        const at = q(2082, 3);
        const one = company([instant('loans', at, loans), instant('deposits', at, deposits)]);
        const own = ratioOf(ratioNamed('cd'), one, at).value;
        expect(sectorRatio(ratioNamed('cd'), [one], at)).toBe(own);
        expect(sectorRatio(ratioNamed('cd'), [one, one, company([])], at)).toBeCloseTo(own ?? 0, 8);
      }),
    );
  });

  it('sums of a sector lack nothing: a company without the line is in neither part', () => {
    const at = q(2082, 3);
    const half = company([instant('loans', at, 50)]);
    const whole = company([instant('loans', at, 80), instant('deposits', at, 100)]);
    expect(sectorRatio(ratioNamed('cd'), [half, whole], at)).toBeCloseTo(80, 10);
    expect(summed([half, whole]).stock('deposits', at, null)).toBeNull();
    expect(sectorRatio(ratioNamed('price_earnings'), [whole], at)).toBeNull();
  });
});

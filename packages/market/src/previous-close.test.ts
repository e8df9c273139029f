import { fromRupees, paisa, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Basis, type OpenedSession, previousCloseOf } from './previous-close.ts';

type Cells = {
  date: string;
  low: number;
  high: number;
  stated: number | null;
  last: [on: string, close: number] | null;
  factor?: number;
};

const session = ({ date, low, high, stated, last, factor = 1 }: Cells): OpenedSession => ({
  date: tradingDate(date),
  instrument: 'Equity',
  low: fromRupees(low),
  high: fromRupees(high),
  stated: stated === null ? null : fromRupees(stated),
  last: last === null ? null : { on: tradingDate(last[0]), close: fromRupees(last[1]) },
  factor,
});

const found = (cells: Cells): string => {
  const { base, basis } = previousCloseOf(session(cells));
  return base === null ? basis : `${base / 100} ${basis}`;
};

/** Days of the exchange, with what it printed and what was true. */
const GOLDEN: readonly (readonly [what: string, cells: Cells, expected: string])[] = [
  [
    'PIC, bonus of 84 %, not restated',
    {
      date: '2019-07-07',
      low: 494,
      high: 508,
      stated: 944,
      last: ['2019-07-04', 944],
      factor: 0.543478,
    },
    '513.04 adjusted',
  ],
  [
    'MBL, bonus of 13.3 %, not restated',
    {
      date: '2023-09-25',
      low: 223.1,
      high: 235,
      stated: 263.6,
      last: ['2023-09-24', 263.6],
      factor: 0.882613,
    },
    '232.66 adjusted',
  ],
  [
    'GBIME, bonus of 14 %, nothing printed',
    { date: '2020-12-30', low: 300, high: 310, stated: null, last: ['2020-12-29', 350], factor: 0.877193 },
    '307.02 adjusted',
  ],
  [
    'HDL, bonus of 75 %, restated: to the paisa as printed',
    {
      date: '2022-01-02',
      low: 4_004,
      high: 4_318.2,
      stated: 3_925.71,
      last: ['2021-12-29', 6_870],
      factor: 0.571429,
    },
    '3925.71 stated',
  ],
  [
    'UAIL, right of 10 % at par, nothing printed',
    {
      date: '2026-03-01',
      low: 436,
      high: 440.5,
      stated: null,
      last: ['2026-02-26', 464.8],
      factor: 431.64 / 464.8,
    },
    '431.64 adjusted',
  ],
  [
    'RADHI, a printed close that its trades refute',
    { date: '2024-01-01', low: 228.6, high: 237.8, stated: 288.64, last: ['2023-12-28', 239.5] },
    '239.5 last close',
  ],
  [
    'SMH, the same from below',
    { date: '2024-12-02', low: 1_085.1, high: 1_151, stated: 966, last: ['2024-12-01', 1_140] },
    '1140 last close',
  ],
  [
    'EBL, bonus of 5 % that the band would hide',
    { date: '2020-12-27', low: 672, high: 690, stated: 715, last: ['2020-12-24', 715], factor: 1 / 1.05 },
    '680.95 adjusted',
  ],
];

describe('the previous close of a session', () => {
  it.each(GOLDEN)('%s', (_, cells, expected) => {
    expect(found(cells)).toBe(expected);
  });

  it('is what the exchange states, though a day is missing between', () => {
    const day = { date: '2024-06-05', low: 205, high: 212, stated: 210 };
    expect(found({ ...day, last: ['2024-06-03', 200] })).toBe('210 stated');
    expect(found({ ...day, last: null })).toBe('210 stated');
  });

  it('is not known on the first day of a listing, and after a month without a trade', () => {
    const day = { date: '2024-06-30', low: 205, high: 212, stated: null };
    expect(found({ ...day, last: null })).toBe('none');
    expect(found({ ...day, last: ['2024-05-31', 200] })).toBe('200 last close');
    expect(found({ ...day, last: ['2024-05-30', 200] })).toBe('none');
  });

  it('reaches over a longer silence that ends with an ex-date, and is as stated where it does not', () => {
    const day = { date: '2024-06-30', low: 160, high: 170 };
    expect(found({ ...day, stated: null, last: ['2024-03-03', 200], factor: 0.8 })).toBe('160 adjusted');
    expect(found({ ...day, stated: 300, last: ['2024-03-03', 160] })).toBe('300 stated');
  });

  it('of a day whose trades no close allows is our own', () => {
    expect(found({ date: '2018-06-12', low: 369, high: 376, stated: 601, last: ['2018-06-11', 613] })).toBe(
      '613 last close',
    );
  });

  it('allows whole rupees of old days: a ceiling of 219.7 traded as 220', () => {
    const day = { low: 210, high: 220, stated: 199.7, last: null };
    expect(found({ ...day, date: '2015-06-01', last: ['2015-05-31', 210] })).toBe('199.7 stated');
  });
});

/** Above Rs 50, where the tick is far below the half percent that is allowed for rounding. */
const price = fc.integer({ min: 500_00, max: 50_000_00 });
const sessions = fc.record({
  date: fc.constantFrom('2015-06-01', '2024-06-05', '2026-05-03').map(tradingDate),
  instrument: fc.constantFrom<OpenedSession['instrument']>('Equity', 'Mutual Funds'),
  low: price.map(paisa),
  span: fc.integer({ min: 0, max: 300 }),
  stated: fc.option(price.map(paisa)),
  close: fc.option(price.map(paisa)),
  factor: fc.constantFrom(1, 1, 0.95, 0.8, 0.5),
});
type Drawn = typeof sessions extends fc.Arbitrary<infer Value> ? Value : never;

const openedOf = (
  { span, close, low, ...rest }: Drawn,
  /** At a price that its last close allows. */
  isNear: boolean,
): OpenedSession => {
  const near = close === null || !isNear ? low : paisa(Math.round(close * rest.factor));
  return {
    ...rest,
    low: near,
    high: paisa(Math.round(near * (1 + span / 1_000))),
    last: close === null ? null : { on: rest.date, close },
  };
};
const opened = fc.tuple(sessions, fc.boolean()).map(([drawn, isNear]) => openedOf(drawn, isNear));

/** What a base of this basis has to be. */
const expectedOf = (basis: Basis, one: OpenedSession) =>
  ({ none: null, stated: one.stated, 'last close': carriedOf(one), adjusted: carriedOf(one) })[basis];

const carriedOf = ({ last, factor }: OpenedSession) => last && Math.round(last.close * factor);

describe('laws', () => {
  it('is one of the two closes that are known, and says which', () => {
    fc.assert(
      fc.property(opened, (one) => {
        const { base, basis } = previousCloseOf(one);
        expect(base).toBe(expectedOf(basis, one));
        expect(base === null).toBe(one.stated === null && one.last === null);
        expect(basis === 'adjusted' && one.factor === 1).toBe(false);
        expect(basis === 'last close' && one.factor !== 1).toBe(false);
      }),
    );
  });

  it('never leaves the day beyond its limit where the other close would not', () => {
    const isBeyond = ({ high, low, date }: OpenedSession, base: number) => {
      const limit = (date >= '2026-04-20' ? 0.15 : 0.1) + 0.0051;
      return high > base * (1 + limit) + 100 || low < base * (1 - limit) - 100;
    };
    const isWellWithin = ({ high, low }: OpenedSession, base: number) =>
      high <= base * 1.1 - 100 && low >= base * 0.9 + 100;
    fc.assert(
      fc.property(opened, (one) => {
        const { base, basis } = previousCloseOf(one);
        const own = carriedOf(one);
        const other = basis === 'stated' ? own : one.stated;
        const isAgreed = own !== null && one.stated !== null && Math.abs(one.stated / own - 1) <= 0.01;
        if (base === null || other === null || isAgreed) return;
        expect(isBeyond(one, base) && isWellWithin(one, other)).toBe(false);
      }),
    );
  });

  it('is ten times as high where all prices are', () => {
    const scaled = (amount: number) => paisa(amount * 10);
    fc.assert(
      fc.property(opened, (one) => {
        const { last, stated } = one;
        const tenfold = {
          ...one,
          low: scaled(one.low),
          high: scaled(one.high),
          stated: stated && scaled(stated),
          last: last && { ...last, close: scaled(last.close) },
        };
        const [base, ten] = [previousCloseOf(one), previousCloseOf(tenfold)];
        // The tick does not scale: at the very edge of the limit another close may be refuted.
        fc.pre(ten.basis === base.basis);
        expect(Math.abs((ten.base ?? 0) / 10 - (base.base ?? 0))).toBeLessThan(1);
      }),
    );
  });

  it('is the stated one where nothing went ex and it is the last close', () => {
    fc.assert(
      fc.property(opened, ({ last, ...one }) => {
        if (last === null) return;
        const same = { ...one, last, factor: 1, stated: last.close };
        expect(previousCloseOf(same)).toEqual({ base: last.close, basis: 'stated' });
      }),
    );
  });
});

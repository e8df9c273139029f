import { type BrokerId, type StockSymbol, type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';
import { type MarketSession, type WindowScore, scoreStock } from './score-windows.ts';
import { type Dealt, type StockDay, stockDay } from './stock-day.ts';

const SYMBOL = 'NABIL' as StockSymbol;
const MONDAY = tradingDate('2024-06-10');

type Written = readonly (readonly [buyer: string, seller: string, shares: number])[];

const dayOf = (...orders: readonly Written[]): StockDay =>
  stockDay(
    orders.map((order) =>
      order.map(([buyer, seller, quantity]) => ({
        buyer: buyer as BrokerId,
        seller: seller as BrokerId,
        quantity,
      })),
    ),
  );

const dateOf = (at: number): TradingDate => addDays(MONDAY, at);

const scoresOf = (
  days: readonly (StockDay | null)[],
  { restated = [], unknown = [] }: { restated?: { at: number; factor: number }[]; unknown?: number[] } = {},
): WindowScore[] => {
  const sessions: MarketSession[] = days.map((_, at) => ({
    date: dateOf(at),
    isKnown: !unknown.includes(at),
  }));
  const traded = days.flatMap((day, at): [TradingDate, StockDay][] =>
    day === null ? [] : [[dateOf(at), day]],
  );
  return scoreStock(
    {
      symbol: SYMBOL,
      days: new Map(traded),
      restated: restated.map(({ at, factor }) => ({ ex_on: dateOf(at), factor })),
    },
    sessions,
    new Set(sessions.map(({ date }) => date)),
  );
};

const windowOf = (scores: readonly WindowScore[], at: number, days: number): WindowScore | undefined =>
  scores.find((one) => one.to === dateOf(at) && one.days === days);

/** One buyer takes ten shares of each of six sellers. */
const GATHERED = dayOf(['11', '12', '13', '14', '15', '16'].map((seller) => ['1', seller, 10] as const));
const SCATTERED = dayOf(['11', '12', '13', '14', '15', '16'].map((buyer) => [buyer, '1', 10] as const));

describe('the score of a window', () => {
  it('is what five buyers took less what five sellers gave, of the volume', () => {
    // 60 bought by one, 50 sold by the five largest: 10 ÷ 60.
    expect(windowOf(scoresOf([GATHERED]), 0, 1)).toMatchObject({
      known: 1,
      score: expect.closeTo(16.6667, 4),
      orders: 1,
      volume: 60,
      hhi_buyers: 10_000,
      // Six sixths squared.
      hhi_sellers: expect.closeTo(1_666.6667, 4),
      buyers: [{ broker: '1', net: 60 }],
      sellers: ['11', '12', '13', '14', '15'].map((broker) => ({ broker, net: -10 })),
      // A single order cannot be dealt otherwise.
      z: null,
    });
  });

  it('is nothing where no side has more than five brokers', () => {
    const day = dayOf([['1', '2', 100]], [['1', '3', 50]], [['4', '1', 30]]);
    expect(windowOf(scoresOf([day]), 0, 1)).toMatchObject({
      score: 0,
      buyers: [
        { broker: '1', net: 120 },
        { broker: '4', net: 30 },
      ],
      sellers: [
        { broker: '2', net: -100 },
        { broker: '3', net: -50 },
      ],
    });
  });

  it('counts the shares of hidden brokers for the volume and for nobody', () => {
    const day = dayOf(
      ['11', '12', '13', '14', '15', '16'].map((seller) => ['1', seller, 10] as const),
      [['', '', 40]],
    );
    expect(windowOf(scoresOf([day]), 0, 1)).toMatchObject({ score: 10, volume: 100, orders: 1 });
  });

  it('adds sessions up, and one broker that turned round is nothing over both', () => {
    const scores = scoresOf([GATHERED, SCATTERED, null, null, null]);
    expect(windowOf(scores, 1, 1)?.score).toBeCloseTo(-16.6667, 4);
    expect(windowOf(scores, 4, 5)).toMatchObject({
      score: 0,
      volume: 120,
      known: 5,
      buyers: [],
      sellers: [],
    });
    expect(windowOf(scores, 4, 1)).toBeUndefined();
  });

  it('tells how many of its sessions are known', () => {
    const scores = scoresOf([GATHERED, null, null, null, GATHERED], { unknown: [1, 2] });
    expect(windowOf(scores, 4, 5)).toMatchObject({ known: 3, volume: 120 });
  });

  it('counts shares of before an ex-date as those of the last session', () => {
    // One bonus share for each: prices halve, 60 shares of before are 120 of now, beside 60 of the day itself.
    const scores = scoresOf([GATHERED, SCATTERED, null, null, null], { restated: [{ at: 1, factor: 0.5 }] });
    expect(windowOf(scores, 4, 5)).toMatchObject({
      volume: 180,
      buyers: [{ broker: '1', net: 60 }],
      // 60 bought by one; of the six sellers five gave 10 each more than they took.
      score: expect.closeTo(5.5556, 4),
    });
  });
});

describe('the deviation from chance', () => {
  it('is none where all orders are of one size: whoever gets which, nothing changes', () => {
    const orders = ['11', '12', '13', '14', '15', '16', '17'].map((seller) => [['1', seller, 10]] as const);
    expect(windowOf(scoresOf([dayOf(...orders)]), 0, 1)).toMatchObject({ orders: 7, z: null });
  });

  it('is high where the large orders are those of one buyer, low where they are those of one seller', () => {
    const small = Array.from({ length: 40 }, (_, at) => [[`${20 + at}`, `${70 + at}`, 10]] as const);
    const large = Array.from({ length: 8 }, (_, at) => [['1', `${120 + at}`, 400]] as const);
    const bought = windowOf(scoresOf([dayOf(...small, ...large)]), 0, 1);
    const sold = windowOf(
      scoresOf([dayOf(...[...small, ...large].map((order) => order.map(([b, s, q]) => [s, b, q] as const)))]),
      0,
      1,
    );
    expect(bought?.z).toBeGreaterThan(2);
    expect(sold?.z).toBe(-(bought?.z ?? 0));
  });
});

const broker = fc.integer({ min: 1, max: 14 }).map(String);
const order = fc.array(fc.tuple(broker, broker, fc.integer({ min: 1, max: 500 })), {
  minLength: 1,
  maxLength: 4,
});
const written = fc.array(order, { minLength: 1, maxLength: 40 });
const market = fc.array(fc.option(written, { nil: null }), { minLength: 1, maxLength: 8 });

const stockDays = (days: readonly (readonly Written[] | null)[]): (StockDay | null)[] =>
  days.map((orders) => (orders === null ? null : dayOf(...orders)));

const mapped = (
  days: readonly (readonly Written[] | null)[],
  of: (one: Written[number]) => Written[number],
): (StockDay | null)[] =>
  stockDays(days.map((orders) => orders?.map((contracts) => contracts.map(of)) ?? null));

const judgedAs = ({ z, orders, known, days }: WindowScore, percentile: number) =>
  labelOf({ percentile, windows: 60, z, orders, known, days });

describe('laws of windows', () => {
  it('buy as much as they sell', () => {
    fc.assert(
      fc.property(written, (orders) => {
        const { bought, sold, volume } = dayOf(...orders);
        const sum = (of: Float64Array) => of.reduce((total, shares) => total + shares, 0);
        expect([sum(bought), sum(sold)]).toEqual([volume, volume]);
      }),
    );
  });

  it('mirror score, deviation and label where buyers and sellers change places', () => {
    fc.assert(
      fc.property(market, fc.integer({ min: 0, max: 100 }), (days, percentile) => {
        const plain = scoresOf(stockDays(days));
        const swapped = scoresOf(mapped(days, ([buyer, seller, shares]) => [seller, buyer, shares]));
        expect(swapped).toHaveLength(plain.length);
        const opposite = { accumulation: 'distribution', distribution: 'accumulation' } as const;
        for (const [at, one] of plain.entries()) {
          const other = swapped[at];
          if (other === undefined) throw new Error('fewer windows');
          expect(other.score + one.score).toBeCloseTo(0, 9);
          expect((other.z ?? 0) + (one.z ?? 0)).toBeCloseTo(0, 6);
          expect([other.hhi_buyers, other.hhi_sellers]).toEqual([one.hhi_sellers, one.hhi_buyers]);
          const label = judgedAs(one, percentile);
          expect(judgedAs(other, 100 - percentile)).toBe(label === null ? null : opposite[label]);
        }
      }),
    );
  });

  it('are the same whatever the brokers are called', () => {
    fc.assert(
      fc.property(market, (days) => {
        const renamed = (name: string): string => `${200 - Number(name)}`;
        const [plain, other] = [
          scoresOf(stockDays(days)),
          scoresOf(mapped(days, ([buyer, seller, shares]) => [renamed(buyer), renamed(seller), shares])),
        ];
        const figures = ({ score, z, hhi_buyers, hhi_sellers }: WindowScore) => [
          score,
          z,
          hhi_buyers,
          hhi_sellers,
        ];
        expect(other.map(figures)).toEqual(plain.map(figures));
      }),
    );
  });

  it('know nothing of later sessions', () => {
    fc.assert(
      fc.property(market, fc.nat(), (days, cut) => {
        const count = 1 + (cut % days.length);
        const whole = scoresOf(stockDays(days)).filter(({ to }) => to < dateOf(count));
        expect(scoresOf(stockDays(days.slice(0, count)))).toEqual(whole);
      }),
    );
  });
});

it('windows are the same scored one by one or all at once, also past their length and across an ex-date', () => {
  const [days = []] = fc.sample(
    fc.array(fc.option(written, { nil: null }), { minLength: 26, maxLength: 26 }),
    {
      seed: 5,
      numRuns: 1,
    },
  );
  const sessions = days.map((_, at) => ({ date: dateOf(at), isKnown: at !== 7 }));
  const flow = {
    symbol: SYMBOL,
    days: new Map(
      stockDays(days).flatMap((day, at): [TradingDate, StockDay][] =>
        day === null ? [] : [[dateOf(at), day]],
      ),
    ),
    restated: [{ ex_on: dateOf(3), factor: 0.8 }],
  };
  const dates = sessions.map(({ date }) => date);
  const alone = dates.flatMap((date) => scoreStock(flow, sessions, new Set([date])));
  expect(scoreStock(flow, sessions, new Set(dates))).toEqual(alone);
  expect(alone.filter((one) => one.days === 20)).toHaveLength(7);
});

it('an order of hidden brokers alone is no order', () => {
  const hidden: Dealt[] = [{ buyer: '', seller: '44' as BrokerId, quantity: 10 }];
  expect(stockDay([hidden])).toMatchObject({ volume: 10, brokers: [], sizes: new Float64Array(0) });
});

import {
  type BrokerId,
  type Rupees,
  type StockSymbol,
  fromRupees,
  toRupees,
  tradingDate,
} from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CloseFacts, CloseStock, Sentence } from './close-facts.ts';
import { LIQUID_AMOUNT, closeSentences } from './close-sentences.ts';

const DAY = tradingDate('2030-01-16');
const DAYS = Array.from({ length: 21 }, (_, at) => tradingDate(`2030-01-${String(at + 1).padStart(2, '0')}`));
const rupees = (amount: number): Rupees => toRupees(fromRupees(amount));

const stock = (symbol: string, change: number | null, more: Partial<CloseStock> = {}): CloseStock => ({
  symbol: symbol as StockSymbol,
  close: rupees(100),
  change,
  percent: change,
  amount: rupees(3_000_000),
  usual: rupees(LIQUID_AMOUNT),
  times: 1.5,
  limit: null,
  extreme: null,
  ...more,
});

const facts = (more: Partial<CloseFacts> = {}): CloseFacts => ({
  day: DAY,
  index: [],
  days: [],
  stocks: [],
  sectors: [],
  nets: [],
  nearest: null,
  next: tradingDate('2030-01-17'),
  events: [],
  status: 'exact',
  reasons: [],
  ...more,
});

const said = <Id extends Sentence['id']>(given: CloseFacts, id: Id) =>
  closeSentences(given).find((one): one is Extract<Sentence, { id: Id }> => one.id === id);

const index = (...closes: number[]) =>
  closes.map((close, at) => ({
    date: at === closes.length - 1 ? DAY : tradingDate(`2029-12-${String(at + 1).padStart(2, '0')}`),
    close,
  }));

describe('what is said of a session', () => {
  it('nothing is said where nothing is there, and the same facts give the same sentences', () => {
    expect(closeSentences(facts())).toEqual([]);
    expect(closeSentences(facts({ nets: null }))).toEqual([{ id: 'no-trades', nearest: null }]);
  });

  it('a close is the lowest since the last one that was as low, of ten sessions at least', () => {
    const falls = index(
      90_00,
      120_00,
      119_00,
      118_00,
      117_00,
      116_00,
      115_00,
      114_00,
      113_00,
      112_00,
      111_00,
      100_00,
    );
    expect(said(facts({ index: falls }), 'index')).toMatchObject({
      close: 100,
      change: -11,
      percent: -9.91,
      extreme: { side: 'lowest', sessions: 10, since: '2029-12-01' },
    });
    expect(said(facts({ index: falls.slice(-10) }), 'index')?.extreme).toBeNull();
  });

  it('an index that ends a day before says nothing of the session', () => {
    expect(said(facts({ index: index(100_00, 101_00).slice(0, -1) }), 'index')).toBeUndefined();
  });

  it('breadth counts a change that rounds to nothing, and names stocks at a limit', () => {
    const stocks = [
      stock('A', 0.1, { percent: 0 }),
      stock('B', -2, { limit: 'floor' }),
      stock('C', 0),
      stock('D', null, { limit: 'ceiling' }),
    ];
    expect(said(facts({ stocks }), 'breadth')).toMatchObject({
      advanced: 1,
      declined: 1,
      unchanged: 1,
      median: 0,
      upper: ['D'],
      lower: ['B'],
    });
  });

  it('turnover is told against the mean of twenty sessions, all of which are needed', () => {
    const days = DAYS.map((date, at) => ({
      date: at === 20 ? DAY : date,
      turnover: rupees(at === 20 ? 150 : 100),
      trades: 10,
    }));
    expect(said(facts({ days }), 'turnover')).toEqual({
      id: 'turnover',
      turnover: 150,
      times: 1.5,
      trades: 10,
      trades_times: 1,
      average_trade: 15,
    });
    expect(said(facts({ days: days.slice(1) }), 'turnover')?.times).toBeNull();
    const gap = days.map((day, at) => (at === 3 ? Object.assign({}, day, { trades: null }) : day));
    expect(said(facts({ days: gap }), 'turnover')).toMatchObject({ times: 1.5, trades_times: null });
  });

  it('movers and unusual stocks are those of which enough is traded', () => {
    const thin = { usual: rupees(LIQUID_AMOUNT - 1) };
    const stocks = [
      stock('THIN', 9.9, { ...thin, times: 40 }),
      stock('UP', 4, { times: 3 }),
      stock('BUSY', 1, { times: 7.5 }),
      stock('DOWN', -3),
    ];
    expect(said(facts({ stocks }), 'movers')).toMatchObject({
      rise: { symbol: 'UP', percent: 4 },
      fall: { symbol: 'DOWN', percent: -3 },
    });
    expect(said(facts({ stocks }), 'volume')).toMatchObject({
      symbol: 'BUSY',
      times: 7.5,
      others: [{ symbol: 'UP', times: 3 }],
    });
    expect(said(facts({ stocks: [stock('UP', 4)] }), 'movers')?.fall).toBeNull();
  });

  it('a day that does not agree yet says so first', () => {
    const [first] = closeSentences(
      facts({ status: 'provisional', reasons: ['totals differ'], index: index(100_00, 101_00) }),
    );
    expect(first).toEqual({ id: 'provisional', reasons: ['totals differ'] });
  });
});

const MAY_BE_NULL = new Set([
  'extreme',
  'since',
  'times',
  'trades',
  'trades_times',
  'average_trade',
  'rise',
  'fall',
  'nearest',
]);

/** Every figure of a sentence with the name it goes by. */
const figuresIn = (value: unknown, name = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => figuresIn(inner, Array.isArray(value) ? name : key))
    : [[name, value]];

const isWrong = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'number' ? !Number.isFinite(value) : value === null && !MAY_BE_NULL.has(name);

it('never says a figure that is unknown or no number, and counts no stock twice', () => {
  const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null });
  const amount = fc.integer({ min: 0, max: 10_000_000_00 }).map((paisa) => rupees(paisa / 100));
  const percent = fc.integer({ min: -1_500, max: 1_500 }).map((hundredths) => hundredths / 100);
  const stocks = fc.uniqueArray(
    fc.record({
      symbol: fc.stringMatching(/^[A-Z]{3}$/).map((text) => text as StockSymbol),
      close: amount,
      change: maybe(percent),
      percent: maybe(percent),
      amount: maybe(amount),
      usual: maybe(amount),
      times: maybe(fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100)),
      limit: maybe(fc.constantFrom('ceiling' as const, 'floor' as const)),
      extreme: maybe(fc.constantFrom('high' as const, 'low' as const)),
    }),
    { selector: ({ symbol }) => symbol },
  );
  const made = fc.record({
    stocks,
    index: fc.array(fc.integer({ min: 1_00, max: 4_000_00 }), { maxLength: 28 }).map((all) => index(...all)),
    days: fc
      .array(fc.record({ turnover: maybe(amount), trades: maybe(fc.nat()) }), { maxLength: 21 })
      .map((all) =>
        all.map((day, at) => ({ ...day, date: at === all.length - 1 ? DAY : (DAYS[at] ?? DAY) })),
      ),
    sectors: fc.uniqueArray(
      fc.record({ sector_id: fc.integer({ min: 1, max: 12 }), percent: maybe(percent) }),
      {
        selector: ({ sector_id }) => sector_id,
      },
    ),
    nets: maybe(
      fc.array(
        fc.record({
          broker: fc.nat(99).map((id) => String(id) as BrokerId),
          net_amount: percent.map(rupees),
        }),
      ),
    ),
  });
  fc.assert(
    fc.property(made, (random) => {
      const sentences = closeSentences(facts(random));
      expect(figuresIn(sentences).filter(isWrong)).toEqual([]);
      const breadth = sentences.find((one) => one.id === 'breadth');
      const counted = breadth?.id === 'breadth' ? breadth.advanced + breadth.declined + breadth.unchanged : 0;
      expect(counted).toBeLessThanOrEqual(random.stocks.length);
      expect(sentences.some(({ id }) => id === 'no-trades')).toBe(random.nets === null);
      expect(closeSentences(facts(random))).toEqual(sentences);
    }),
  );
});

import { type BrokerId, type StockSymbol, atKathmandu, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstSums } from '../testing/sums.ts';
import { assembleDay, assembleStock, continueStock, noProgress } from './assemble.ts';
import type { Contract } from './contract.ts';
import type { OrderEvent } from './order.ts';
import { methodOf } from './split.ts';

const DAY = tradingDate('2024-06-12');
const OPENS = atKathmandu(DAY, 11 * 60) * 1_000;

type Written = readonly [
  number: number,
  microseconds: number | null,
  buyer: string,
  seller: string,
  shares: number,
  rupees: number,
];

const contract = ([number, at, buyer, seller, quantity, rupees]: Written, symbol = 'NABIL'): Contract => ({
  contract_id: `2024061201${String(number).padStart(6, '0')}`,
  symbol: stockSymbol(symbol),
  traded_at: at === null ? null : OPENS + at,
  buyer: buyer as BrokerId,
  seller: seller as BrokerId,
  quantity,
  rate: paisa(rupees * 100),
  amount: paisa(quantity * rupees * 100),
});

const ordersOf = (...rows: Written[]) =>
  assembleStock(
    DAY,
    rows.map((row) => contract(row)),
  );

describe('orders put together from contracts', () => {
  it('are one buyer against several sellers within two milliseconds, prices rising', () => {
    const [order, ...others] = ordersOf(
      [1, 0, '58', '44', 100, 500],
      [2, 400, '58', '21', 50, 500],
      [3, 2_300, '58', '44', 30, 501],
    );
    expect(others).toEqual([]);
    expect(order).toEqual({
      symbol: 'NABIL',
      first_contract: '2024061201000001',
      last_contract: '2024061201000003',
      kind: 'buy',
      method: 'time',
      side: 'buy',
      sign: 'order',
      buyers: 1,
      buyer: '58',
      sellers: 2,
      seller: '44',
      // Of 180 shares 130 and 50: (130² + 50²) ÷ 180² = 0.59876…
      counter_hhi: 5_988,
      contracts: 3,
      quantity: 180,
      amount: 9_003_000,
      first_rate: 50_000,
      last_rate: 50_100,
      levels: 2,
      rate_before: null,
      started_at: OPENS,
    });
  });

  it('end with a gap of more than two milliseconds, and carry the price before them', () => {
    const orders = ordersOf([1, 0, '58', '44', 10, 500], [2, 2_001, '58', '44', 10, 502]);
    expect(orders.map(({ kind, rate_before }) => [kind, rate_before])).toEqual([
      ['single', null],
      ['single', 50_000],
    ]);
  });

  it.each([
    [
      'sell',
      [
        [1, 0, '1', '9', 10, 500],
        [2, 5, '2', '9', 10, 499],
      ],
      'sell',
      'order',
    ],
    [
      'pair',
      [
        [1, 0, '1', '9', 10, 500],
        [2, 5, '1', '9', 10, 501],
      ],
      'buy',
      'order',
    ],
    [
      'pair',
      [
        [1, 0, '1', '9', 10, 500],
        [2, 5, '1', '9', 10, 500],
      ],
      null,
      null,
    ],
    [
      'mixed',
      [
        [1, 0, '1', '9', 10, 500],
        [2, 5, '2', '8', 10, 500],
      ],
      null,
      null,
    ],
    ['auction', [[1, -1, '1', '9', 10, 500]], null, null],
  ] as const)('are told as %s', (kind, rows, side, sign) => {
    expect(ordersOf(...rows)[0]).toMatchObject({ kind, side, sign });
  });

  it('have no side while the brokers are hidden', () => {
    const orders = ordersOf([1, 0, '', '', 10, 500], [2, 5, '', '', 10, 501], [3, 9_000, '', '', 10, 502]);
    expect(orders.map(({ kind, side, buyer, buyers }) => [kind, side, buyer, buyers])).toEqual([
      ['mixed', null, '', 0],
      ['single', null, '', 0],
    ]);
  });
});

describe('orders without times', () => {
  it('go on while numbers follow, one side stays and no price moves against it', () => {
    const orders = ordersOf(
      [1, null, '58', '44', 10, 500],
      [2, null, '58', '21', 10, 501],
      // The same buyer, but cheaper: another order.
      [3, null, '58', '33', 10, 500],
      [4, null, '17', '33', 10, 499],
      // The same seller again after somebody else's contract.
      [6, null, '17', '33', 10, 499],
    );
    expect(orders.map(({ kind, contracts, method }) => [kind, contracts, method])).toEqual([
      ['buy', 2, 'sequence'],
      ['sell', 2, 'sequence'],
      ['single', 1, 'sequence'],
    ]);
  });
});

describe('the side of a single contract', () => {
  it('is that of the other broker where one goes on resting at the same price', () => {
    const orders = ordersOf([1, 0, '58', '44', 10, 500], [2, 9_000_000, '21', '44', 10, 500]);
    expect(orders[1]).toMatchObject({ side: 'buy', sign: 'resting', buyer: '21', seller: '44' });
  });

  it('is that of the last price at which a side came in', () => {
    const orders = ordersOf(
      [1, 0, '58', '44', 10, 500],
      [2, 5, '58', '45', 10, 501],
      [3, 9_000_000, '1', '2', 10, 501],
      [4, 18_000_000, '3', '9', 10, 498],
      [5, 18_000_005, '4', '9', 10, 497],
      [6, 27_000_000, '5', '6', 10, 498],
    );
    expect(orders.map(({ side, sign }) => `${side} ${sign}`)).toEqual([
      'buy order',
      'buy prices',
      'sell order',
      'sell prices',
    ]);
  });

  it('is that of the last move of the price where nothing else speaks, and unknown for the first', () => {
    const orders = ordersOf(
      [1, 0, '1', '2', 10, 500],
      [2, 9_000_000, '3', '4', 10, 503],
      [3, 18_000_000, '5', '6', 10, 503],
    );
    expect(orders.map(({ side, sign }) => `${side} ${sign}`)).toEqual([
      'null null',
      'buy tick',
      'buy prices',
    ]);
  });
});

const written = fc.tuple(
  fc.integer({ min: 1, max: 2 }),
  fc.constantFrom(1, 900, 2_000, 2_001, 5_000_000),
  fc.constantFrom('1', '2', '3', ''),
  fc.constantFrom('1', '2', '4', ''),
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 495, max: 505 }),
);

const dayOf = (
  rows: readonly (readonly [number, number, string, string, number, number])[],
  hasTimes: boolean,
) => {
  let [number, at] = [0, 0];
  return rows.map(([step, gap, ...rest]) => {
    number += step;
    at += gap;
    return contract([number, hasTimes ? at : null, ...rest]);
  });
};

describe('laws of orders', () => {
  it('hold every contract exactly once, with its shares and rupees, whatever the day', () => {
    fc.assert(
      fc.property(fc.array(written, { maxLength: 60 }), fc.boolean(), (rows, hasTimes) => {
        const contracts = dayOf(rows, hasTimes);
        expect(againstSums(contracts, assembleStock(DAY, contracts))).toEqual([]);
      }),
    );
  });

  it('know nothing of later contracts once an order has ended', () => {
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 2, maxLength: 40 }),
        fc.boolean(),
        fc.nat(),
        (rows, hasTimes, cut) => {
          const contracts = dayOf(rows, hasTimes);
          const whole = assembleStock(DAY, contracts);
          const part = assembleStock(DAY, contracts.slice(0, 1 + (cut % contracts.length)));
          expect(part.slice(0, -1)).toEqual(whole.slice(0, part.length - 1));
        },
      ),
    );
  });

  it('are those of the whole day however its contracts come in pieces, the last of a piece still open', () => {
    fc.assert(
      fc.property(
        fc.array(written, { maxLength: 40 }),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 40, maxLength: 40 }),
        (rows, hasTimes, pieces) => {
          const contracts = dayOf(rows, hasTimes);
          let progress = noProgress(methodOf(contracts));
          let told: OrderEvent[] = [];
          let at = 0;
          for (const size of [...pieces, contracts.length]) {
            const next = continueStock(DAY, progress, contracts.slice(at, at + size));
            // What was open before comes again, whole.
            told = [...(progress.open.length === 0 ? told : told.slice(0, -1)), ...next.events];
            progress = next.progress;
            at += size;
            expect(told).toEqual(assembleStock(DAY, contracts.slice(0, at), progress.method));
          }
        },
      ),
    );
  });

  it('are the same whatever the order in which the contracts of all stocks come', () => {
    const rows = [
      contract([1, 0, '58', '44', 10, 500], 'NABIL'),
      contract([2, 3, '58', '44', 10, 700], 'NICA'),
      contract([3, 6, '58', '45', 10, 501], 'NABIL'),
    ];
    const bySymbol = (day: readonly Contract[]) =>
      assembleDay(DAY, day).toSorted((one, other) => one.symbol.localeCompare(other.symbol));
    expect(bySymbol(rows.toReversed())).toEqual(bySymbol(rows));
    expect(bySymbol(rows).map(({ symbol, contracts }): [StockSymbol, number] => [symbol, contracts])).toEqual(
      [
        ['NABIL', 2],
        ['NICA', 1],
      ],
    );
  });
});

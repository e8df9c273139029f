import { type Rupees, type StockSymbol, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Footprint,
  busiestRung,
  columnsOf,
  deltaOf,
  fittingFactor,
  profileOf,
  rungsOf,
  totalOf,
  volumeOf,
} from './footprint-grid.ts';

type Traded = {
  minute: number;
  paisa: number;
  bought: number;
  sold: number;
  estimated: number;
  none: number;
};

const footprint = (traded: readonly Traded[]): Footprint => {
  const rows = traded.toSorted((one, other) => one.minute - other.minute || one.paisa - other.paisa);
  const minutes = [...new Set(rows.map(({ minute }) => minute))];
  const pricesOf = (at: number): number[] =>
    rows.filter(({ minute }) => minute === at).map(({ paisa }) => paisa / 100);
  return {
    as_of: tradingDate('2026-08-10'),
    date: tradingDate('2026-08-10'),
    times_to: tradingDate('2026-08-10'),
    coverage: { sessions_missing: 0, sessions_incomplete: 0, missing_percent: 0 },
    symbol: 'NABIL' as StockSymbol,
    name: 'Nabil',
    sector_id: 1,
    instrument: 'Equity',
    base: null,
    lower: null,
    upper: null,
    step: 0.5 as Rupees,
    tick: 0.1 as Rupees,
    volume: 0,
    untimed: 0,
    known_percent: null,
    minutes: {
      minute: minutes,
      open: minutes.map((at) => pricesOf(at)[0] ?? null),
      high: minutes.map((at) => Math.max(...pricesOf(at))),
      low: minutes.map((at) => Math.min(...pricesOf(at))),
      close: minutes.map((at) => pricesOf(at).at(-1) ?? null),
      volume: minutes.map(() => 0),
      contracts: minutes.map(() => 1),
    } as Footprint['minutes'],
    cells: {
      minute: rows.map(({ minute }) => minute),
      price: rows.map(({ paisa }) => paisa / 100),
      bought: rows.map(({ bought }) => bought),
      sold: rows.map(({ sold }) => sold),
      estimated_bought: rows.map(({ estimated }) => estimated),
      estimated_sold: rows.map(() => 0),
      none: rows.map(({ none }) => none),
    } as Footprint['cells'],
    brokers: { minute: [], broker: [], bought: [], sold: [], known: [], came_in: [] },
  };
};

const SMALL = footprint([
  { minute: 660, paisa: 500_00, bought: 100, sold: 0, estimated: 0, none: 10 },
  { minute: 661, paisa: 500_50, bought: 0, sold: 300, estimated: 20, none: 0 },
  { minute: 661, paisa: 501_00, bought: 40, sold: 0, estimated: 0, none: 0 },
  { minute: 666, paisa: 499_50, bought: 0, sold: 50, estimated: 0, none: 0 },
]);

describe('the footprint', () => {
  it('puts minutes and prices together', () => {
    const columns = columnsOf(SMALL, { minutes: 5, step: 100, until: 900 });
    expect(columns.map(({ from }) => from)).toEqual([660, 665]);
    // 500.00 and 500.50 are one rung of a rupee, 501.00 is the next.
    expect([...(columns[0]?.cells.keys() ?? [])]).toEqual([500_00, 501_00]);
    expect(columns[0]?.cells.get(500_00)).toEqual({
      bought: 100,
      sold: 300,
      estimated_bought: 20,
      estimated_sold: 0,
      none: 10,
    });
    expect(columns[0]?.candle).toEqual({ open: 500, high: 501, low: 500, close: 501 });
    expect(deltaOf(totalOf(columns), false)).toBe(140 - 350);
    expect(deltaOf(totalOf(columns), true)).toBe(140 - 350 + 20);
    expect(rungsOf(columns, 100)).toEqual([501_00, 500_00, 499_00]);
    expect(busiestRung(columns[0]?.cells ?? new Map())).toBe(500_00);
  });

  it('knows nothing after its clock', () => {
    const columns = columnsOf(SMALL, { minutes: 5, step: 50, until: 660 });
    expect(columns).toHaveLength(1);
    expect(volumeOf(totalOf(columns))).toBe(110);
  });

  it('takes the finest step that fits', () => {
    const columns = columnsOf(SMALL, { minutes: 5, step: 50, until: 900 });
    expect(fittingFactor(columns, 50, 24)).toBe(1);
    expect(fittingFactor(columns, 50, 4)).toBe(2);
  });

  it('adds up to the same however it is cut', () => {
    const trades = fc.array(
      fc.record({
        minute: fc.integer({ min: 660, max: 899 }),
        paisa: fc.integer({ min: 900, max: 1_100 }).map((rungs) => rungs * 50),
        bought: fc.nat(999),
        sold: fc.nat(999),
        estimated: fc.nat(99),
        none: fc.nat(99),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(
        trades,
        fc.constantFrom(1, 5, 10, 30),
        fc.constantFrom(50, 100, 250),
        fc.integer({ min: 660, max: 899 }),
        (traded, minutes, step, until) => {
          const columns = columnsOf(footprint(traded), { minutes, step, until });
          const known = traded.filter(({ minute }) => minute <= until);
          const shares = known.reduce(
            (sum, one) => sum + one.bought + one.sold + one.estimated + one.none,
            0,
          );
          expect(volumeOf(totalOf(columns))).toBe(shares);
          const profile = [...profileOf(columns).values()].reduce((sum, sides) => sum + volumeOf(sides), 0);
          expect(profile).toBe(shares);
          for (const { from, cells } of columns) {
            expect(from % minutes).toBe(0);
            for (const rung of cells.keys()) expect(rung % step).toBe(0);
          }
        },
      ),
    );
  });
});

import type { TradingDate } from '@chuli/kernel';
import { OHLC_MINIMUM_QUANTITY, closingAverageFrom } from '@chuli/market';
import {
  type BarFigures,
  type BrokerFigures,
  type TradedFigures,
  barFigures,
  brokerFigures,
  declaredTotals,
  tradedBrokerFigures,
  tradedFigures,
  wrongOrders,
} from './figures.ts';
import type { Tape } from '../client.ts';
import { type Mismatch, compareSymbol } from './compare-symbol.ts';
import { type DeclaredComparison, compareDeclared } from './declared-totals.ts';

export type DayResult = {
  date: TradingDate;
  symbols: number;
  exact: number;
  mismatches: Mismatch[];
  /** Symbols whose roll-ups differ from their trades. */
  rollUpErrors: string[];
  declared: DeclaredComparison;
};

const without = (symbols: readonly string[], others: readonly string[], cause: string): Mismatch[] => {
  const known = new Set(others);
  return symbols
    .filter((symbol) => !known.has(symbol))
    .map((symbol) => ({ symbol, fields: [], causes: [cause] }));
};

const compareAll = (date: TradingDate, traded: TradedFigures[], bars: BarFigures[]): Mismatch[] => {
  const barOf = new Map(bars.map((bar) => [bar.symbol, bar]));
  const compared = traded.flatMap((figures) => {
    const bar = barOf.get(figures.symbol);
    const mismatch = bar === undefined ? null : compareSymbol({ date, traded: figures, bar });
    return mismatch === null ? [] : [mismatch];
  });
  const inTrades = traded.map(({ symbol }) => symbol);
  const inBars = bars.map(({ symbol }) => symbol);
  return [
    ...compared,
    ...without(inTrades, inBars, 'symbol missing in daily bars'),
    ...without(inBars, inTrades, 'symbol missing in floorsheet'),
  ];
};

/** Both sort orders equal the trades, what was bought was sold, and orders hold every contract once. */
const compareRollUps = async (tape: Tape, date: TradingDate): Promise<string[]> => {
  const should = await tradedBrokerFigures(tape, date);
  const errors: string[] = [];
  for (const table of ['broker_day_by_symbol', 'broker_day_by_broker'] as const) {
    const stored = new Map((await brokerFigures(tape, table, date)).map((row) => [row.symbol, row]));
    const isEqual = (one: BrokerFigures, other: BrokerFigures | undefined): boolean =>
      JSON.stringify(one) === JSON.stringify(other);
    errors.push(
      ...should
        .filter((row) => !isEqual(row, stored.get(row.symbol)))
        .map(({ symbol }) => `${table} ${symbol}`),
    );
    if (stored.size !== should.length)
      errors.push(`${table} has ${stored.size} symbols, the trades ${should.length}`);
  }
  return [...errors, ...(await wrongOrders(tape, date)).map((symbol) => `order_event ${symbol}`)];
};

/** Holds one day of the tape against itself: trades, daily bars, roll-ups, the exchange's totals. */
export const reconcileDay = async (tape: Tape, date: TradingDate): Promise<DayResult> => {
  const minimum = OHLC_MINIMUM_QUANTITY.on(date);
  const traded = await tradedFigures(tape, date, { minimum, late: closingAverageFrom(date) });
  const bars = await barFigures(tape, date);
  const mismatches = compareAll(date, traded, bars);
  const unlike = new Set(mismatches.map(({ symbol }) => symbol));
  return {
    date,
    symbols: traded.length,
    exact: traded.filter(({ symbol }) => !unlike.has(symbol)).length,
    mismatches,
    rollUpErrors: await compareRollUps(tape, date),
    declared: compareDeclared(traded, bars, await declaredTotals(tape, date)),
  };
};

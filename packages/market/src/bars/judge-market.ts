import type { TradingDate } from '@chuli/kernel';
import type { Instrument } from '../instruments.ts';
import { withFlag } from './bar-flags.ts';
import { copiedBars } from './copied-bars.ts';
import { type Judged, judgeSeries } from './judge-series.ts';
import type { TradedBar, TradedDay } from './traded-bar.ts';

type JudgedMarket = {
  /** Null where no list says what a stock is. */
  readonly instrumentOf: (symbol: string) => Instrument | null;
  /** Null where the day's floorsheet has no trade of the stock, undefined without a floorsheet. */
  readonly floorsheet: (symbol: string, date: TradingDate) => TradedDay | null | undefined;
  /** What declared bonuses whose books closed after the one day and up to the other make of a price. */
  readonly bonusFactor?: (symbol: string, after: TradingDate, to: TradingDate) => number;
};

/** Fewer stocks than this are a day that one publisher happened to have, not a session. */
const STOCKS_IN_A_SESSION = 5;

const sessionNumbers = (bars: readonly TradedBar[]): ((date: TradingDate) => number) => {
  const stocks = new Map<TradingDate, number>();
  for (const { traded_on } of bars) stocks.set(traded_on, (stocks.get(traded_on) ?? 0) + 1);
  const numbers = new Map<TradingDate, number>();
  let sessions = 0;
  for (const date of [...stocks.keys()].sort()) {
    if ((stocks.get(date) ?? 0) >= STOCKS_IN_A_SESSION) sessions += 1;
    numbers.set(date, sessions);
  }
  return (date) => numbers.get(date) ?? 0;
};

const oldestFirst = (one: TradedBar, other: TradedBar): number => (one.traded_on < other.traded_on ? -1 : 1);

const asRepeated = <B extends TradedBar>(bar: B): B => ({ ...bar, flags: withFlag(bar.flags, 'P') });

/** Judges the bars of all stocks, in whatever order they come: copies of a day first, then each stock by itself. */
export const judgeMarket = <B extends TradedBar & { readonly symbol: string }>(
  bars: readonly B[],
  { instrumentOf, floorsheet, bonusFactor = () => 1 }: JudgedMarket,
): Judged<B> => {
  const numberOf = sessionNumbers(bars);
  const sessionsBetween = (from: TradingDate, to: TradingDate): number =>
    Math.max(1, numberOf(to) - numberOf(from));
  const stocks = new Map(
    [...Map.groupBy(bars, ({ symbol }) => symbol)].map(([symbol, own]) => [
      symbol,
      own.toSorted(oldestFirst),
    ]),
  );
  const copies = copiedBars(stocks, { sessionsBetween, floorsheet });
  const judged: Judged<B> = { bars: [], leftOut: [] };
  for (const [symbol, own] of stocks) {
    const originals = own.filter((bar) => copies.get(bar) !== 'copied');
    const marked = originals.map((bar) => (copies.has(bar) ? asRepeated(bar) : bar));
    const series = judgeSeries(marked, {
      instrument: instrumentOf(symbol),
      sessionsBetween,
      floorsheet: (date) => floorsheet(symbol, date),
      bonusFactor: (after, to) => bonusFactor(symbol, after, to),
    });
    for (const bar of series.bars) judged.bars.push(bar);
    for (const bar of own) if (copies.get(bar) === 'copied') judged.leftOut.push({ bar, reason: 'copied' });
    judged.leftOut.push(...series.leftOut);
  }
  return judged;
};

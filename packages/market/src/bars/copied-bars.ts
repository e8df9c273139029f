import type { TradingDate } from '@chuli/kernel';
import type { TradedBar } from './traded-bar.ts';

/** Fewer shares than this change hands at one price on two days running by chance. */
const FEW_SHARES = 100;
const MANY_SHARES = 1_000;
/** So many stocks do not repeat a session by chance, some of them with more than a few shares. */
const COPIED_STOCKS = 5;
const COPIED_WITH_MANY = 3;
/** Some floorsheets lack a few thinly traded stocks, so that one which is not in it proves nothing. */
const COPIED_AND_UNKNOWN = 3;

const FIGURES = ['high', 'low', 'close', 'volume', 'amount'] as const;

/** Whether a bar repeats every figure of the session just before. */
const isRepeated = (before: TradedBar, bar: TradedBar): boolean =>
  FIGURES.every((name) => before[name] === bar[name]);

type CopyVerdict = 'copied' | 'same-as-before';

type StocksBars<B> = ReadonlyMap<string, readonly B[]>;
type Market = {
  readonly sessionsBetween: (from: TradingDate, to: TradingDate) => number;
  /** Null where the day's floorsheet has no trade of the stock, undefined without a floorsheet. */
  readonly floorsheet: (symbol: string, date: TradingDate) => object | null | undefined;
};

const repeatedBars = <B extends TradedBar>(
  stocks: StocksBars<B>,
  { sessionsBetween }: Market,
): { symbol: string; bar: B }[] =>
  [...stocks].flatMap(([symbol, bars]) =>
    bars.flatMap((bar, at) => {
      const before = bars[at - 1];
      const isNext = before !== undefined && sessionsBetween(before.traded_on, bar.traded_on) === 1;
      return isNext && isRepeated(before, bar) ? [{ symbol, bar }] : [];
    }),
  );

/**
 * Bars that a publisher saved again under the next date. Several that the day's floorsheet does not know prove it, and
 * so does a whole market of them; one alone, if it is more than a few shares at one price, is only marked.
 */
export const copiedBars = <B extends TradedBar>(
  stocks: StocksBars<B>,
  market: Market,
): ReadonlyMap<B, CopyVerdict> => {
  const verdicts = new Map<B, CopyVerdict>();
  const days = Map.groupBy(repeatedBars(stocks, market), ({ bar }) => bar.traded_on);
  for (const repeated of days.values()) {
    const many = repeated.filter(({ bar }) => bar.volume > FEW_SHARES).length;
    const isWholeDay = repeated.length >= COPIED_STOCKS && many >= COPIED_WITH_MANY;
    for (const { symbol, bar } of repeated) {
      const traded = market.floorsheet(symbol, bar.traded_on);
      if (traded !== null && traded !== undefined) continue;
      const isCopy = isWholeDay || (traded === null && repeated.length >= COPIED_AND_UNKNOWN);
      if (isCopy) verdicts.set(bar, 'copied');
      else if (bar.high !== bar.low || bar.volume >= MANY_SHARES) verdicts.set(bar, 'same-as-before');
    }
  }
  return verdicts;
};

import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { isWeekOver, weekOf } from '@chuli/market';
import { listAllPriceAdjustments } from '@chuli/registry/reference';
import { recentCandles } from '@chuli/tape/stock';
import type { Context } from '../../http/implement.ts';
import { adjustBars } from '../../figures/adjust-bars.ts';

export type Candle = {
  traded_on: TradingDate;
  open: Paisa | null;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  /** What the day's change is measured from, as it was on the day. */
  base: Paisa | null;
};

export type Candles = ReadonlyMap<StockSymbol, readonly Candle[]>;

type Question = {
  sessions: readonly TradingDate[];
  /** Sessions up to the last. */
  count: number;
  to: TradingDate;
  symbols: readonly StockSymbol[];
};

/** Candles of weeks from those of their days; a week that is not over yet is none. */
export const weeklyCandles = (days: readonly Candle[], as_of: TradingDate): Candle[] =>
  [...Map.groupBy(days, ({ traded_on }) => weekOf(traded_on))].flatMap(([week, own]) => {
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined || !isWeekOver(week, as_of)) return [];
    return [
      {
        ...last,
        open: first.open,
        high: own.reduce((high, day) => (day.high > high ? day.high : high), last.high),
        low: own.reduce((low, day) => (day.low < low ? day.low : low), last.low),
        base: first.base,
      },
    ];
  });

/** The last bars of some stocks, oldest first, as their prices compare with those of the last. */
export const candlesOf = async (
  { tape, reference }: Pick<Context, 'tape' | 'reference'>,
  { sessions, count, to, symbols }: Question,
): Promise<Candles> => {
  const from = sessions.at(-count) ?? sessions[0] ?? to;
  const [found, adjustments] = await Promise.all([
    recentCandles(tape, { from, to, symbols }),
    listAllPriceAdjustments(reference, { after: from, as_of: to }),
  ]);
  const actions = Map.groupBy(adjustments, ({ symbol }) => symbol);
  return new Map(
    found.map(({ symbol, bars }) => {
      const candles = bars.map(([traded_on, open, high, low, close, base]): Candle => ({
        traded_on,
        open,
        high,
        low,
        close,
        base,
      }));
      return [symbol, adjustBars(candles, actions.get(symbol) ?? [])];
    }),
  );
};

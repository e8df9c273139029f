import {
  type Paisa,
  type StockSymbol,
  type TradingDate,
  paisa,
  stockSymbol,
  tradingDate,
} from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import type { DailyBarRow } from '@chuli/tape';

const FIRST = tradingDate('2023-01-02');

/** Lehmer's generator, so that a failing market can be made again. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const sessionsOf = (count: number): TradingDate[] => {
  const list: TradingDate[] = [];
  for (let day = addTradingDays(FIRST, 1); list.length < count; day = addTradingDays(day, 1)) list.push(day);
  return list;
};

const walk = (symbol: StockSymbol, days: readonly TradingDate[], seed: number): DailyBarRow[] => {
  const next = numbers(seed);
  let close = 50_000;
  return days
    .filter(() => next() > 0.03)
    .map((traded_on) => {
      const open = Math.round(close * (0.99 + 0.02 * next()));
      const end = Math.round(open * (0.96 + 0.08 * next()));
      const price = (value: number): Paisa => paisa(Math.round(value));
      const row = {
        symbol,
        traded_on,
        open: price(open),
        high: price(Math.max(open, end) * (1 + 0.01 * next())),
        low: price(Math.min(open, end) * (1 - 0.01 * next())),
        close: price(end),
        last_traded: null,
        volume: 100 + Math.round(5_000 * next() ** 3),
        amount: null,
        trades: null,
        vwap: null,
        previous_close: price(close),
        source: 'test',
        sources_agreeing: 1,
        flags: '',
      };
      close = end;
      return row;
    });
};

/** A market of random walks: its sessions, and the bars of its stocks. */
export const walkingMarket = (
  stocks: number,
  sessions: number,
): { days: TradingDate[]; rows: DailyBarRow[] } => {
  const days = sessionsOf(sessions);
  const symbols = Array.from({ length: stocks }, (_, number) => stockSymbol(`T${number}`));
  return { days, rows: symbols.flatMap((symbol, number) => walk(symbol, days, 7 + number)) };
};

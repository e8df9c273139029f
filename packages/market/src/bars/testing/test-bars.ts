import { type TradingDate, addDays, fromRupees, tradingDate } from '@chuli/kernel';
import type { TradedBar } from '../traded-bar.ts';

export type NamedBar = TradedBar & { readonly symbol: string };

/** In rupees; a price that is not named is the close. */
type Day = {
  readonly close: number;
  readonly open?: number;
  readonly high?: number;
  readonly low?: number;
  readonly previous?: number;
  readonly volume?: number;
  readonly amount?: number;
  readonly flags?: string;
};

export const bar = (symbol: string, date: string, day: Day): NamedBar => {
  const { close, open = close, high = close, low = close, volume = 100, previous, amount, flags = '' } = day;
  return {
    symbol,
    traded_on: tradingDate(date),
    open: fromRupees(open),
    high: fromRupees(high),
    low: fromRupees(low),
    close: fromRupees(close),
    last_traded: null,
    volume,
    amount: fromRupees(amount ?? close * volume),
    trades: 10,
    previous_close: previous === undefined ? null : fromRupees(previous),
    flags,
  };
};

export const days = (from: string, count: number): TradingDate[] =>
  Array.from({ length: count }, (_, at) => addDays(tradingDate(from), at));

/** A stock on days that follow each other; where no previous close is named, it is the close before. */
export const course = (from: string, closes: readonly (number | Day)[]): NamedBar[] => {
  const all = closes.map((one) => (typeof one === 'number' ? { close: one } : one));
  return days(from, all.length).map((date, at) =>
    bar('ABCD', date, {
      ...(at > 0 && { previous: all[at - 1]?.close ?? 0 }),
      volume: 100 + at,
      ...all[at],
    } as Day),
  );
};

/** Other stocks on the same days, so that they are sessions. */
export const market = (bars: readonly NamedBar[]): NamedBar[] =>
  ['V', 'W', 'X', 'Y', 'Z'].flatMap((symbol) =>
    bars.map(({ traded_on }, at) => bar(symbol, traded_on, { close: 50, volume: 10 + at })),
  );

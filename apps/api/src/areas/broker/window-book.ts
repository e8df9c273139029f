import type { Outcome } from '@chuli/backtest';
import { type Judged, type Label, type WindowDays, labelOf, placesIn } from '@chuli/flow';
import { type StockSymbol, type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import type { WindowHistory } from '@chuli/tape/broker';

/** A window of one length as it was judged on its last day: nothing later is in it. */
export type JudgedWindow = Judged & {
  readonly date: TradingDate;
  readonly score: number;
  readonly label: Label | null;
  /** Known sessions in a row up to this one with the same label; 0 without one. */
  readonly run: number;
};

/** A label that was given, with what is known of the sessions after it, by horizon. */
export type LabelCase = {
  readonly symbol: StockSymbol;
  readonly date: TradingDate;
  readonly label: Label;
  readonly outcomes: readonly (Outcome | null)[];
};

/** Every window of one length there is; what an answer may know of them is its own affair. */
export type WindowBook = {
  readonly days: WindowDays;
  /** Oldest first. */
  readonly stocks: ReadonlyMap<StockSymbol, readonly JudgedWindow[]>;
  readonly cases: readonly LabelCase[];
};

const EPOCH = tradingDate('1970-01-01');

/** The windows of a stock, each with its place among those before it. */
export const judgedWindows = (
  { ends, known, scores, zs, orders }: WindowHistory,
  days: WindowDays,
): JudgedWindow[] => {
  const places = placesIn(scores.map((score, at) => ({ score, isFull: known[at] === days })));
  let before: { readonly label: Label | null; readonly run: number } = { label: null, run: 0 };
  return places.map((place, at) => {
    const judged = {
      percentile: place.percentile,
      windows: place.windows,
      days,
      known: known[at] ?? 0,
      z: zs[at] ?? null,
      orders: orders[at] ?? 0,
    };
    const label = labelOf(judged);
    const run = label === null ? 0 : label === before.label ? before.run + 1 : 1;
    before = { label, run };
    return Object.assign(judged, { date: addDays(EPOCH, ends[at] ?? 0), score: scores[at] ?? 0, label, run });
  });
};

/** The last day up to another on which windows end; null where there is none. */
export const lastEnd = ({ stocks }: WindowBook, as_of: TradingDate): TradingDate | null => {
  let last: TradingDate | null = null;
  for (const windows of stocks.values()) {
    const own = windows.findLast(({ date }) => date <= as_of)?.date;
    if (own !== undefined && (last === null || own > last)) last = own;
  }
  return last;
};

import type { Candle } from '../define-indicator.ts';

/** A candle as the rules see it, with the totals of the bars before it. */
export type Bar = {
  open: number;
  high: number;
  low: number;
  close: number;
  /** The upper and the lower end of the real body. */
  top: number;
  bottom: number;
  body: number;
  upper: number;
  lower: number;
  range: number;
  /** 1 is white: closed at or above the open; -1 is black. */
  color: number;
  totals: number[];
};

/** The bar that is judged and those before it. Six are as many as any rule looks back. */
export type View = { now: Bar; ago1: Bar; ago2: Bar; ago3: Bar; ago4: Bar; ago5: Bar; ago6: Bar };

export const emptyBar = (totals: number): Bar => ({
  open: 0,
  high: 0,
  low: 0,
  close: 0,
  top: 0,
  bottom: 0,
  body: 0,
  upper: 0,
  lower: 0,
  range: 0,
  color: 1,
  totals: Array.from({ length: totals }, () => 0),
});

export const emptyView = (totals: number): View => ({
  now: emptyBar(totals),
  ago1: emptyBar(totals),
  ago2: emptyBar(totals),
  ago3: emptyBar(totals),
  ago4: emptyBar(totals),
  ago5: emptyBar(totals),
  ago6: emptyBar(totals),
});

export const fill = (bar: Bar, open: number, high: number, low: number, close: number): void => {
  const isWhite = close >= open;
  bar.open = open;
  bar.high = high;
  bar.low = low;
  bar.close = close;
  bar.top = isWhite ? close : open;
  bar.bottom = isWhite ? open : close;
  bar.body = Math.abs(close - open);
  bar.upper = high - bar.top;
  bar.lower = bar.bottom - low;
  bar.range = high - low;
  bar.color = isWhite ? 1 : -1;
};

/** Moves every bar one back; the one that falls out is filled anew, so that nothing is allocated. */
export const shiftIn = (view: View, { open, high, low, close }: Candle): void => {
  const recycled = view.ago6;
  view.ago6 = view.ago5;
  view.ago5 = view.ago4;
  view.ago4 = view.ago3;
  view.ago3 = view.ago2;
  view.ago2 = view.ago1;
  view.ago1 = view.now;
  view.now = recycled;
  fill(recycled, open, high, low, close);
};

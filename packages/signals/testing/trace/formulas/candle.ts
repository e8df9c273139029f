import type { Bar } from '../bars.ts';

const mean = (bars: readonly Bar[], of: (bar: Bar) => number): number =>
  bars.reduce((total, bar) => total + of(bar), 0) / Math.max(1, bars.length);

/** A candle and what TA-Lib compares it with: means of the bars before it, itself left out. */
export type Candle = Bar & {
  top: number;
  bottom: number;
  body: number;
  upper: number;
  lower: number;
  isWhite: boolean;
  meanBody: number;
  /** As large as a doji's body, or a shadow that is none, may be. */
  tiny: number;
  shortShadow: number;
  near: number;
  equal: number;
};

const topOf = ({ open, close }: Bar): number => Math.max(open, close);
const bottomOf = ({ open, close }: Bar): number => Math.min(open, close);
const rangeOf = ({ high, low }: Bar): number => high - low;
const bodyOf = ({ open, close }: Bar): number => Math.abs(close - open);

/** `slack` makes all means a trifle larger or smaller, which shows what hangs on rounding. */
export const candleOf = (bar: Bar, ten: readonly Bar[], slack: number): Candle => {
  const five = ten.slice(-5);
  const range = mean(ten, rangeOf) * (1 + slack);
  const shortRange = mean(five, rangeOf) * (1 + slack);
  return {
    ...bar,
    top: topOf(bar),
    bottom: bottomOf(bar),
    body: bodyOf(bar),
    upper: bar.high - topOf(bar),
    lower: bottomOf(bar) - bar.low,
    isWhite: bar.close >= bar.open,
    meanBody: mean(ten, bodyOf) * (1 + slack),
    tiny: 0.1 * range,
    shortShadow: (mean(ten, (one) => rangeOf(one) - bodyOf(one)) * (1 + slack)) / 2,
    near: 0.2 * shortRange,
    equal: 0.05 * shortRange,
  };
};

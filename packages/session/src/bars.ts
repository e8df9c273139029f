import { type Paisa, paisa } from '@chuli/kernel';
import { type PriceFold, hasPrice } from './price-fold.ts';
import { MINUTE_MS, type SessionRules } from './session-rules.ts';
import type { Bar } from './view.ts';

/** The figures of a bar, whatever it is the bar of. */
export type BarFigures = Omit<Bar, 'start'>;

export const figuresOf = (fold: PriceFold): BarFigures => {
  const isPriced = hasPrice(fold);
  return {
    open: isPriced ? paisa(fold.open) : null,
    high: isPriced ? paisa(fold.high) : null,
    low: isPriced ? paisa(fold.low) : null,
    close: isPriced ? paisa(fold.last) : null,
    volume: fold.volume,
    amount: paisa(fold.amount),
    trades: fold.trades,
  };
};

const extreme = (
  prices: readonly (Paisa | null)[],
  choose: (...prices: number[]) => number,
): Paisa | null => {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : paisa(choose(...known));
};

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** One bar of several that follow each other in time. */
export const joinBars = (bars: readonly BarFigures[]): BarFigures => ({
  open: bars.find(({ open }) => open !== null)?.open ?? null,
  high: extreme(
    bars.map(({ high }) => high),
    Math.max,
  ),
  low: extreme(
    bars.map(({ low }) => low),
    Math.min,
  ),
  close: bars.findLast(({ close }) => close !== null)?.close ?? null,
  volume: sum(bars.map(({ volume }) => volume)),
  amount: paisa(sum(bars.map(({ amount }) => amount))),
  trades: sum(bars.map(({ trades }) => trades)),
});

/**
 * Bars of one or several minutes from what is kept of each minute. They begin at whole multiples of their length
 * since midnight in Kathmandu.
 */
export const minuteBars = <T>(
  minutes: ReadonlyMap<number, T> | undefined,
  figures: (minute: T) => BarFigures,
  length: number,
  { midnight }: SessionRules,
): readonly Bar[] => {
  const inOrder = [...(minutes ?? [])].toSorted(([a], [b]) => a - b);
  const groups = Map.groupBy(inOrder, ([minute]) => Math.floor(minute / length) * length);
  return [...groups].map(([minute, group]) =>
    Object.assign({ start: midnight + minute * MINUTE_MS }, joinBars(group.map(([, kept]) => figures(kept)))),
  );
};

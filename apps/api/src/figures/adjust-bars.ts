import { type Paisa, paisa } from '@chuli/kernel';
import type { PriceAdjustment } from '@chuli/registry/reference';
import type { Bar } from '@chuli/tape/stock';

type Factor = Pick<PriceAdjustment, 'ex_on' | 'factor'>;

const scaled = (amount: Paisa, factor: number): Paisa => paisa(Math.round(amount * factor));

type Priced = Pick<Bar, 'traded_on' | 'high' | 'low' | 'close'> & { open?: Paisa | null; volume?: number };

const adjustBar = <B extends Priced>(bar: B, factor: number): B => ({
  ...bar,
  ...(typeof bar.open === 'number' && { open: scaled(bar.open, factor) }),
  high: scaled(bar.high, factor),
  low: scaled(bar.low, factor),
  close: scaled(bar.close, factor),
  ...(bar.volume !== undefined && { volume: Math.round(bar.volume / factor) }),
});

/** Of each day the factors of all later ex-dates together. Days and adjustments are oldest first. */
export const factorsOf = (
  days: readonly Pick<Bar, 'traded_on'>[],
  adjustments: readonly Factor[],
): Float64Array => {
  const factors = new Float64Array(days.length);
  const pending = [...adjustments];
  let factor = 1;
  for (let at = days.length - 1; at >= 0; at -= 1) {
    const traded_on = days[at]?.traded_on ?? '';
    for (let last = pending.at(-1); last !== undefined && last.ex_on > traded_on; last = pending.at(-1)) {
      factor *= last.factor;
      pending.pop();
    }
    factors[at] = factor;
  }
  return factors;
};

/**
 * Prices as they compare with those of the last day: every price before an ex-date is multiplied by the factors of
 * all later ex-dates, volume is divided by them, rupees of turnover stay. Bars and adjustments are oldest first.
 */
export const adjustBars = <B extends Priced>(bars: readonly B[], adjustments: readonly Factor[]): B[] => {
  const factors = factorsOf(bars, adjustments);
  return bars.map((bar, at) => (factors[at] === 1 ? bar : adjustBar(bar, factors[at] ?? 1)));
};

/** The closes alone, without a bar for each: for histories of the whole market. */
export const adjustedCloses = (
  days: readonly Pick<Bar, 'traded_on' | 'close'>[],
  adjustments: readonly Factor[],
): Paisa[] => {
  const factors = factorsOf(days, adjustments);
  return days.map(({ close }, at) => (factors[at] === 1 ? close : scaled(close, factors[at] ?? 1)));
};

import { type Paisa, paisa } from '@chuli/kernel';
import type { PriceAdjustment } from '@chuli/registry';
import type { Bar } from '@chuli/tape';

type Factor = Pick<PriceAdjustment, 'ex_on' | 'factor'>;

const scaled = (amount: Paisa, factor: number): Paisa => paisa(Math.round(amount * factor));

type Priced = Pick<Bar, 'traded_on' | 'high' | 'low' | 'close' | 'volume'> & { open?: Paisa | null };

const adjustBar = <B extends Priced>(bar: B, factor: number): B => ({
  ...bar,
  ...(typeof bar.open === 'number' && { open: scaled(bar.open, factor) }),
  high: scaled(bar.high, factor),
  low: scaled(bar.low, factor),
  close: scaled(bar.close, factor),
  volume: Math.round(bar.volume / factor),
});

/**
 * Prices as they compare with those of the last day: every price before an ex-date is multiplied by the factors of
 * all later ex-dates, volume is divided by them, rupees of turnover stay. Bars and adjustments are oldest first.
 */
export const adjustBars = <B extends Priced>(bars: readonly B[], adjustments: readonly Factor[]): B[] => {
  const pending = [...adjustments];
  const adjusted: B[] = [];
  let factor = 1;
  for (const bar of bars.toReversed()) {
    for (let last = pending.at(-1); last !== undefined && last.ex_on > bar.traded_on; last = pending.at(-1)) {
      factor *= last.factor;
      pending.pop();
    }
    adjusted.push(factor === 1 ? bar : adjustBar(bar, factor));
  }
  return adjusted.reverse();
};

import { type Candle, type Columns, type Hits, type Told, once, toldBy } from '@chuli/indicators';
import type { Slot } from '../plan.ts';

/** The bars of the symbol at hand, and how many families fired lately on each side at each of them. */
export type Sight = {
  readonly bars: Columns;
  candles: readonly Candle[];
  votes: { readonly buy: Float64Array; readonly sell: Float64Array };
  /** What the uses tell of these bars. */
  readonly told: Map<Slot, Told | null>;
  readonly hits: Map<Slot, (id: string) => Hits>;
};

export const isSlot = (part: unknown): part is Slot =>
  typeof part === 'object' && part !== null && 'indicator' in part;

/** What a use tells, bar by bar, where it has no columns or somebody wants to see it whole. */
export const steps = ({ bars, candles }: Sight, { name, indicator, chosen }: Slot): unknown[] =>
  once(bars, `steps of ${name}`, () => {
    const state = indicator.init(chosen);
    return candles.map((candle) => indicator.step(state, candle));
  });

/** Its columns, null where it has none. */
export const toldIn = ({ bars, told }: Sight, slot: Slot): Told | null => {
  const known = told.get(slot);
  if (known !== undefined) return known;
  const own = toldBy(slot.indicator, bars, slot.chosen, slot.name);
  told.set(slot, own);
  return own;
};

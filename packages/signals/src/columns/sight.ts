import {
  type Candle,
  type Columns,
  type Hits,
  type Told,
  emptyColumns,
  once,
  toldBy,
} from '@chuli/indicators';
import type { PlannedRead, Slot } from '../read-table.ts';
import type { Line } from './truths.ts';

/** The bars of the symbol at hand, and how many families fired lately on each side at each of them. */
export type Sight = {
  /** Counts the symbols: what was made of an earlier one is out of date. */
  turn: number;
  readonly bars: Columns;
  candles: readonly Candle[];
  votes: { readonly buy: Float64Array; readonly sell: Float64Array };
  /** What the uses tell of these bars. */
  readonly told: Map<Slot, Told | null>;
  readonly hits: Map<Slot, (id: string) => Hits>;
  readonly reads: readonly PlannedRead[];
  /** By the number of a read; made when it is first asked for. */
  readonly lines: Map<number, Line>;
};

const NO_VOTES = new Float64Array(0);

export const sightOf = (reads: readonly PlannedRead[]): Sight => ({
  turn: 0,
  bars: emptyColumns(),
  candles: [],
  votes: { buy: NO_VOTES, sell: NO_VOTES },
  told: new Map(),
  hits: new Map(),
  reads,
  lines: new Map(),
});

/** What a use tells, bar by bar, where it has no columns. */
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

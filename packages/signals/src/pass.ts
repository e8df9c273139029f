import type { Candle } from '@chuli/indicators';
import type { Side } from './cell.ts';
import { fireColumns } from './columns/column-pass.ts';
import { type Figures, comparedAt, figuresAt } from './columns/figures.ts';
import { type Fired, putInOrder } from './columns/fired.ts';
import type { Plan } from './plan.ts';
import { type CellName, type Fact, type NearMiss, nearMissesIn, whyIn } from './why.ts';

/** A firing with the bar at which the family's own rule ends it, null while that has not come. */
export type Firing = {
  readonly family: string;
  readonly kind: string;
  readonly side: Side;
  /** The number of the cell in its plan. */
  readonly cell: number;
  readonly bar: number;
  readonly ends: number | null;
};

/**
 * All that the families of a plan say of the bars of one symbol. A plan has room for one history: the firings stay, the
 * rest is to be asked for before the next one.
 */
export type History = {
  readonly firings: readonly Firing[];
  /** Why it fired, as numbers; rupees are divided by the factor of its bar. */
  readonly figuresOf: (firing: Firing, factor: number) => Figures;
  /** Why a cell fired, or did not, at the last bar, with its words. */
  readonly why: (cell: CellName, factor: number) => Fact[];
  /** What nearly fired at the last bar. */
  readonly nearMisses: (factor: number) => NearMiss[];
};

const firingsFrom = ({ cells }: Plan, fired: Fired, bars: number): Firing[] => {
  const firings: Firing[] = [];
  const order = putInOrder(fired, bars);
  for (let at = 0; at < fired.count; at += 1) {
    const place = order[at] ?? 0;
    const cell = cells[fired.cells[place] ?? -1];
    const ends = fired.ends[place] ?? -1;
    if (cell === undefined) continue;
    const { family, kind, side, number } = cell;
    firings.push({
      family,
      kind,
      side,
      cell: number,
      bar: fired.bars[place] ?? 0,
      ends: ends < 0 ? null : ends,
    });
  }
  return firings;
};

/** The whole history of a symbol, oldest bar first. It gives what stepping bar by bar gives, only quicker. */
export const historyOf = (plan: Plan, candles: readonly Candle[]): History => {
  const { columnPass } = plan;
  const firings = firingsFrom(plan, fireColumns(plan, candles), candles.length);
  const { sight } = columnPass.judge;
  const { turn } = sight;
  const last = candles.length - 1;
  const present = () => {
    if (sight.turn !== turn) throw new RangeError('the plan has passed over another history since');
    return columnPass;
  };
  return {
    firings,
    figuresOf: ({ cell, bar }, factor) => figuresAt(present(), cell, bar, factor),
    why: (cell, factor) => whyIn(plan, comparedAt(present(), last), cell, factor),
    nearMisses: (factor) => nearMissesIn(plan, comparedAt(present(), last), factor),
  };
};

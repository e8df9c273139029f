import type { Candle } from '@chuli/indicators';
import type { Side } from './cell.ts';
import { fireColumns } from './columns/column-pass.ts';
import { putInOrder } from './columns/fired.ts';
import type { Plan } from './plan.ts';
import type { SignalEvent } from './step-bar.ts';

/** A firing with the bar at which the family's own rule ends it, null while that has not come. */
export type Firing = {
  readonly family: string;
  readonly kind: string;
  readonly side: Side;
  readonly bar: number;
  readonly ends: number | null;
};

type Waiting = { -readonly [F in keyof Firing]: Firing[F] };

/** Pairs what fired with what ended it. An end closes all that the cell fired on the bars before. */
export const firingsOf = (plan: Plan, events: readonly SignalEvent[], bars: number): Firing[] => {
  const waiting = plan.cells.map((): Waiting[] => []);
  const firings: Firing[] = [];
  for (const { event, cell, family, kind, side, bar } of events) {
    const own = waiting[cell] ?? [];
    if (event === 'ends') {
      for (const firing of own) if (firing.bar < bar) firing.ends = bar;
      waiting[cell] = own.filter(({ ends }) => ends === null);
      continue;
    }
    const exit = plan.cells[cell]?.exit;
    const last = exit?.by === 'bars' ? bar + exit.bars : bars;
    const firing = { family, kind, side, bar, ends: last < bars ? last : null };
    if (exit?.by !== 'bars') own.push(firing);
    firings.push(firing);
  }
  return firings;
};

/** The whole history of a symbol, oldest bar first: the same as stepping it bar by bar, only quicker. */
export const passOf = (plan: Plan, candles: readonly Candle[]): Firing[] => {
  const fired = fireColumns(plan, candles);
  const firings: Firing[] = [];
  const order = putInOrder(fired, candles.length);
  for (let at = 0; at < fired.count; at += 1) {
    const place = order[at] ?? 0;
    const cell = plan.cells[fired.cells[place] ?? -1];
    const ends = fired.ends[place] ?? -1;
    if (cell === undefined) continue;
    const { family, kind, side } = cell;
    firings.push({ family, kind, side, bar: fired.bars[place] ?? 0, ends: ends < 0 ? null : ends });
  }
  return firings;
};

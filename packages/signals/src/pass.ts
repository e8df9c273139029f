import type { Candle } from '@chuli/indicators';
import type { Side } from './cell.ts';
import type { Plan } from './plan.ts';
import { start } from './state.ts';
import { type SignalEvent, stepBar } from './step-bar.ts';

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

/** The whole history of a symbol, oldest bar first. */
export const passOf = (plan: Plan, candles: readonly Candle[]): Firing[] => {
  const state = start(plan);
  const events: SignalEvent[] = [];
  for (const candle of candles) for (const event of stepBar(plan, state, candle)) events.push(event);
  return firingsOf(plan, events, candles.length);
};

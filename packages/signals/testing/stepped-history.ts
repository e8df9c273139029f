import type { Candle } from '@chuli/indicators';
import type { Figures } from '../src/columns/figures.ts';
import type { Firing } from '../src/pass.ts';
import type { Plan } from '../src/plan.ts';
import { start } from '../src/state.ts';
import { type SignalEvent, stepBar } from '../src/step-bar.ts';
import { type NearMiss, nearMissesOf, whyOf } from '../src/why.ts';

/** A firing with both values of each of its conditions. */
export type Explained = Firing & Figures;

export type SteppedHistory = { readonly firings: readonly Explained[]; readonly near: readonly NearMiss[] };

type Waiting = { -readonly [F in keyof Explained]: Explained[F] };

const lastBarOf = ({ cells }: Plan, { cell, bar }: SignalEvent, bars: number): number | null => {
  const exit = cells[cell]?.exit;
  return exit?.by === 'bars' && bar + exit.bars < bars ? bar + exit.bars : null;
};

/**
 * The same as `historyOf`, bar by bar: what whole histories are held to. An end closes all that its cell fired on the
 * bars before.
 */
export const steppedHistory = (
  plan: Plan,
  candles: readonly Candle[],
  factorOf: (bar: number) => number = () => 1,
): SteppedHistory => {
  const state = start(plan);
  const waiting = plan.cells.map((): Waiting[] => []);
  const firings: Explained[] = [];
  for (const [bar, candle] of candles.entries())
    for (const event of stepBar(plan, state, candle)) {
      const { family, kind, side, cell } = event;
      if (event.event === 'ends') {
        for (const firing of waiting[cell] ?? []) if (firing.bar < bar) firing.ends = bar;
        waiting[cell] = (waiting[cell] ?? []).filter(({ ends }) => ends === null);
        continue;
      }
      const why = whyOf(plan, event, factorOf(bar));
      const ends = lastBarOf(plan, event, candles.length);
      const figures = { lefts: why.map(({ left }) => left), rights: why.map(({ right }) => right) };
      const firing = { family, kind, side, cell, bar, ends, ...figures };
      firings.push(firing);
      waiting[cell]?.push(firing);
    }
  const near = candles.length === 0 ? [] : nearMissesOf(plan, factorOf(candles.length - 1));
  return { firings, near };
};

import { type Instant, type TradingDate, kathmanduDate } from '@chuli/kernel';
import type { ClosedDay, Judged } from './closed.ts';
import { type Firing, type Instance, NEW_INSTANCE, type Settings } from './instance.ts';

/** Bars one after the other, from how it stood. */
export const judgeBars = <Bar>(
  judge: (instance: Instance, bar: Bar) => Judged,
  from: Instance,
  bars: readonly Bar[],
): Judged => {
  const firings: Firing[] = [];
  let instance = from;
  for (const bar of bars) {
    const judged = judge(instance, bar);
    instance = judged.instance;
    firings.push(...judged.firings);
  }
  return { instance, firings };
};

/** All over again from the last bar that was over when the alert was made: what it would have said of these bars. */
export const replay = <Bar extends ClosedDay>(
  judge: (instance: Instance, bar: Bar) => Judged,
  { since }: Settings,
  bars: readonly Bar[],
): Judged => {
  const before = bars.findLastIndex(({ closedAt }) => closedAt <= since);
  return judgeBars(judge, NEW_INSTANCE, bars.slice(Math.max(0, before)));
};

export type ToldFiring = { readonly bar: string; readonly isWithdrawn: boolean };

export type Corrections = {
  /** Told, and no longer true by the bars as they are. */
  readonly withdrawn: readonly string[];
  /** Withdrawn once, and true again. */
  readonly standing: readonly string[];
  /** True, and never told. */
  readonly late: readonly Firing[];
};

/** What was told against what the bars say now. Nothing that was told is ever unsaid: it is marked. */
export const correctionsOf = (told: readonly ToldFiring[], firings: readonly Firing[]): Corrections => {
  const bars = new Set(firings.map(({ bar }) => bar));
  const known = new Set(told.map(({ bar }) => bar));
  return {
    withdrawn: told.filter(({ bar, isWithdrawn }) => !isWithdrawn && !bars.has(bar)).map(({ bar }) => bar),
    standing: told.filter(({ bar, isWithdrawn }) => isWithdrawn && bars.has(bar)).map(({ bar }) => bar),
    late: firings.filter(({ bar }) => !known.has(bar)),
  };
};

/** News is worth a message of its own on the day of its session. */
export const isLate = (session: TradingDate, now: Instant): boolean => kathmanduDate(now) > session;

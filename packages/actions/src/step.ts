import type { TradingDate } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';
import type { ActionBar } from './inputs.ts';
import type { Sessions } from './sessions.ts';

/** From one bar of a security to its next, `sessions` sessions of the market later. */
export type Step = {
  readonly bars: readonly ActionBar[];
  /** Where `bar` stands among them. */
  readonly at: number;
  readonly before: ActionBar;
  readonly bar: ActionBar;
  readonly sessions: number;
};

export const stepsOf = (bars: readonly ActionBar[], sessions: Sessions): Step[] =>
  bars.slice(1).map((bar, index) => {
    const before = bars[index] ?? bar;
    const apart = sessions.at(bar.traded_on) - sessions.at(before.traded_on);
    return { bars, at: index + 1, before, bar, sessions: Math.max(1, apart) };
  });

/** Limits are rounded to the tick, and old prices to whole rupees. */
const ROUNDING = 0.005;

export const limitOn = (date: TradingDate): number => PRICE_LIMITS.on(date).daily / 10_000 + ROUNDING;

/** The lowest and highest price to which the sessions of a step can carry a price. */
export const reachOf = ({ bar, sessions }: Step, reference: number): { lowest: number; highest: number } => {
  const limit = limitOn(bar.traded_on);
  return { lowest: reference * (1 - limit) ** sessions, highest: reference * (1 + limit) ** sessions };
};

export const isWithinReach = (step: Step, reference: number, prices: readonly (number | null)[]): boolean => {
  const { lowest, highest } = reachOf(step, reference);
  return prices.every((price) => price === null || (price >= lowest && price <= highest));
};

/** How many sessions after an ex-date are looked at: whether the new level held. */
export const SESSIONS_AFTER = 10;
/** A pause says little about where a price may go after the third session. */
const LONGEST_CLIMB = 3;

/** Whether the price rose as no session allows: another security's price among these, or a wrong bar undone. */
const isLeap = (from: ActionBar, to: ActionBar, apart: number): boolean =>
  to.close > from.close * (1 + limitOn(to.traded_on) + ROUNDING) ** Math.min(apart, LONGEST_CLIMB);

/** Whether a leap stands among the `back` bars up to the step or the `ahead` bars after it. */
export const hasLeapNear = (
  { bars, at }: Step,
  sessions: Sessions,
  { back, ahead }: { back: number; ahead: number },
): boolean => {
  const start = Math.max(1, at - back);
  const end = sessions.at((bars[at] as ActionBar).traded_on) + ahead;
  for (let index = start; index < bars.length; index += 1) {
    const from = bars[index - 1] as ActionBar;
    const to = bars[index] as ActionBar;
    if (sessions.at(to.traded_on) > end) return false;
    if (index === at) continue;
    const apart = Math.max(1, sessions.at(to.traded_on) - sessions.at(from.traded_on));
    if (isLeap(from, to, apart)) return true;
  }
  return false;
};

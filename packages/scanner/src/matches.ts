import { type Scan, isWanted, standingAt } from '@chuli/scan';
import type { JudgedStock } from './judged-stocks.ts';
import { closedBy } from './packed-bars.ts';
import { isTradedEnough } from './universe.ts';

/** How many stocks matched at each bar that the market closed, by the day of its close. */
export type Matches = {
  readonly days: ReadonlyMap<number, { total: number; fresh: number }>;
};

type Counting = { readonly days: Map<number, { total: number; fresh: number }> };

export const matchesOf = (): Counting => ({ days: new Map() });

const SECONDS_A_DAY = 86_400;

/** Adds the bars at which a stock matched; at each it had to be traded enough at that time. */
export const countMatches = (
  { days }: Counting,
  { truths, base, daily, length }: JudgedStock,
  { match, universe }: Scan,
): void => {
  for (let bar = 0; bar < length; bar += 1) {
    const standing = standingAt(truths, bar);
    if (!isWanted(standing, match)) continue;
    const closedAt = base.closedAt[bar] ?? 0;
    const day = base === daily ? bar : closedBy(daily, closedAt) - 1;
    if (day < 0 || !isTradedEnough(universe, daily, day)) continue;
    const key = Math.floor(closedAt / SECONDS_A_DAY);
    const counted = days.get(key) ?? { total: 0, fresh: 0 };
    counted.total += 1;
    if (standing === 'fresh') counted.fresh += 1;
    days.set(key, counted);
  }
};

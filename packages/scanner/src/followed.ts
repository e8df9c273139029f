import { standingAt } from '@chuli/scan';
import type { Scan } from '@chuli/scan';
import type { JudgedStock } from './judged-stocks.ts';
import { type PackedBars, closedBy } from './packed-bars.ts';
import type { ScanMarket } from './scan-market.ts';
import { isTradedEnough } from './universe.ts';

/** After so many sessions it is looked what the prices did. */
export const FOLLOWED_AFTER = [5, 10, 20] as const;

/** In percent: how far a price went, and how much further than NEPSE. */
type Cases = { readonly changes: number[]; readonly excesses: number[] };

export type Following = {
  /** NEPSE by session, and the last session that is known. */
  readonly nepse: Float64Array;
  readonly last: number;
  readonly cases: readonly Cases[];
};

export type Followed = {
  readonly sessions: number;
  readonly number: number;
  readonly median: number | null;
  readonly median_excess: number | null;
  readonly up: number | null;
  readonly ahead: number | null;
};

/** Every bar knows where NEPSE closed with it. */
const nepseOf = ({ sessions, stocks }: ScanMarket): Float64Array => {
  const nepse = new Float64Array(sessions.length).fill(Number.NaN);
  for (const { bars } of stocks)
    for (const [bar, session] of bars.daily.session.entries())
      nepse[session] = bars.daily.market[bar] ?? Number.NaN;
  return nepse;
};

const known = new WeakMap<ScanMarket, Float64Array>();

export const followingOf = (market: ScanMarket, last: number): Following => {
  const nepse = known.get(market) ?? nepseOf(market);
  known.set(market, nepse);
  return { nepse, last, cases: FOLLOWED_AFTER.map(() => ({ changes: [], excesses: [] })) };
};

const growth = (from: number, to: number): number => (to / from - 1) * 100;

/** The last bar of the sessions after a bar, up to one; the bar itself where the stock was not traded in them. */
const lastBy = ({ session, length }: PackedBars, bar: number, until: number): number => {
  let at = bar;
  while (at + 1 < length && (session[at + 1] ?? Infinity) <= until) at += 1;
  return at;
};

const addCase = (
  { changes, excesses }: Cases,
  { nepse, last }: Following,
  daily: PackedBars,
  bar: number,
  after: number,
): void => {
  const from = daily.session[bar] ?? 0;
  const until = from + after;
  const to = lastBy(daily, bar, until);
  if (until > last || to === bar) return;
  const change = growth(daily.close[bar] ?? Number.NaN, daily.close[to] ?? Number.NaN);
  const excess = change - growth(nepse[from] ?? Number.NaN, nepse[until] ?? Number.NaN);
  if (!Number.isFinite(excess)) return;
  changes.push(change);
  excesses.push(excess);
};

/** Adds what came after each bar at which the rule began to hold, of a stock that was traded enough at that time. */
export const addFollowed = (
  following: Following,
  { truths, base, daily, length }: JudgedStock,
  { universe }: Scan,
): void => {
  for (let bar = 0; bar < length; bar += 1) {
    if (standingAt(truths, bar) !== 'fresh') continue;
    const day = base === daily ? bar : closedBy(daily, base.closedAt[bar] ?? 0) - 1;
    if (day < 0 || !isTradedEnough(universe, daily, day)) continue;
    for (const [place, after] of FOLLOWED_AFTER.entries()) {
      const cases = following.cases[place];
      if (cases !== undefined) addCase(cases, following, daily, day, after);
    }
  }
};

const medianOf = (values: readonly number[]): number | null => {
  const sorted = Float64Array.from(values).toSorted();
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

const shareAbove0 = (values: readonly number[]): number | null =>
  values.length === 0 ? null : (values.filter((value) => value > 0).length / values.length) * 100;

export const followedIn = ({ cases }: Following): Followed[] =>
  FOLLOWED_AFTER.map((sessions, place) => {
    const { changes, excesses } = cases[place] ?? { changes: [], excesses: [] };
    return {
      sessions,
      number: changes.length,
      median: medianOf(changes),
      median_excess: medianOf(excesses),
      up: shareAbove0(changes),
      ahead: shareAbove0(excesses),
    };
  });

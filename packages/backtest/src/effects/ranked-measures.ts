import { LARGEST_SHARE_OF_TURNOVER, NEW_LISTING_BARS, ORDER_AMOUNT } from '../parameters.ts';
import { faultsUpTo } from '../steps.ts';
import type { SessionBar, SymbolHistory } from '../symbol-history.ts';
import { lastBarUpTo } from './bars-by-session.ts';

/** Sessions that follow each other: the first and the last. */
export type Span = { readonly first: number; readonly last: number };

/** A share with what every measure asks for, worked out once. */
export type RankedShare = { readonly bars: readonly SessionBar[]; readonly faults: Int32Array };

export const rankedShare = ({ bars }: SymbolHistory): RankedShare => ({ bars, faults: faultsUpTo(bars) });

/** The larger, the more of it a share has; null where it is not known of it. */
export type Measure = (share: RankedShare, bar: number, span: Span) => number | null;

/** From close to close, bonus and right issues included; null over a step that no band allows. */
const growthBetween = ({ bars, faults }: RankedShare, from: number, to: number): number | null => {
  const [before, after] = [bars[from], bars[to]];
  if (before === undefined || after === undefined || faults[from] !== faults[to]) return null;
  return (after.close * after.factor) / (before.close * before.factor) - 1;
};

/** From the last close before the span, of five sessions at most, to the last in it. */
export const gained: Measure = (share, bar, { first }) => {
  const before = lastBarUpTo(share.bars, first - 1);
  return before === null || before === bar ? null : growthBetween(share, before, bar);
};

const JUMP_SESSIONS = 5;

/** The largest change from one session to the next within five. Over a pause nobody knows which day it was. */
export const largestJump: Measure = (share, bar, { last }) => {
  let largest: number | null = null;
  for (let at = bar; (share.bars[at]?.session ?? -1) > last - JUMP_SESSIONS; at -= 1) {
    const before = share.bars[at - 1];
    if (before === undefined) return null;
    const growth = growthBetween(share, at - 1, at);
    if (growth === null) return null;
    const isOfOneDay = share.bars[at]?.session === before.session + 1;
    if (isOfOneDay) largest = Math.max(largest ?? growth, growth);
  }
  return largest;
};

/** Turnovers of so many sessions up to one, the newest first; of one without a trade nothing. */
const turnovers = ({ bars }: RankedShare, bar: number, last: number, sessions: number): Float64Array => {
  const values = new Float64Array(sessions);
  for (let at = bar; at >= 0; at -= 1) {
    const one = bars[at];
    if (one === undefined || one.session <= last - sessions) break;
    values[last - one.session] = one.turnover;
  }
  return values;
};

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

const RECENT_SESSIONS = 5;
const USUAL_SESSIONS = 60;

/** Turnover a session of the last five against that of the sixty up to them, turned round: the quieter, the larger. */
export const quietness: Measure = (share, bar, { last }) => {
  const values = turnovers(share, bar, last, USUAL_SESSIONS);
  const usual = sumOf(values) / USUAL_SESSIONS;
  const recent = sumOf(values.slice(0, RECENT_SESSIONS)) / RECENT_SESSIONS;
  return usual === 0 ? null : -recent / usual;
};

/** Of which the order of the record is as much as it may be: Rs 10 lakh. */
const LEAST_TURNOVER = ORDER_AMOUNT / LARGEST_SHARE_OF_TURNOVER;
const MEDIAN_SESSIONS = 20;

/** Whether somebody could buy it: listed for as long as the record asks, and enough traded in the median of twenty sessions. */
export const isRanked = (share: RankedShare, bar: number, { last }: Span): boolean => {
  if (bar < NEW_LISTING_BARS) return false;
  const sorted = turnovers(share, bar, last, MEDIAN_SESSIONS).toSorted();
  const middle = MEDIAN_SESSIONS / 2;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2 >= LEAST_TURNOVER;
};

import { type FlagBook, OUT_OF_SAMPLE_FROM, flagRecord } from '@chuli/backtest';
import type { RepliedBy } from '@chuli/contracts';
import { type TradingDate, halfAway, percentOf } from '@chuli/kernel';
import { type SessionBook, within } from '../../sessions.ts';

type Told = RepliedBy<'/data/risk-facts/'>['record'];

/** Judged sessions before it choose nothing and count nothing. */
export const SCORES_SINCE = OUT_OF_SAMPLE_FROM;

/** Both scores are looked at together. */
const CELLS = 2;
const PERCENT = 100;

export const inPercent = (share: number | null | undefined): number | null =>
  share === undefined || share === null ? null : halfAway(PERCENT * share, 2);

/** The place of the last session up to a day; -1 before the first. */
export const lastPlace = (exchange: readonly TradingDate[], as_of: TradingDate): number =>
  exchange.findLastIndex((session) => session <= as_of);

/** What followed the flags of a score, as far as it was over by a day. */
export const scoreRecord = (
  flags: FlagBook,
  { exchange, floorsheet }: SessionBook,
  { as_of, sessions }: { as_of: TradingDate; sessions: number },
): Told => {
  const found = flagRecord(flags, { last: lastPlace(exchange, as_of), sessions, cells: CELLS });
  return {
    since: SCORES_SINCE,
    sessions_held: within(exchange, SCORES_SINCE, as_of).length,
    sessions_known: within(floorsheet, SCORES_SINCE, as_of).length,
    within: sessions,
    judged: found.judged,
    came: found.came,
    base_percent: percentOf(found.came, found.judged),
    cases: found.cases,
    hits: found.hits,
    false_alarms: found.cases - found.hits,
    hit_percent: inPercent(found.hit_rate),
    usual_percent: inPercent(found.usual_rate),
    difference: inPercent(found.difference),
    interval_low: inPercent(found.interval?.low),
    interval_high: inPercent(found.interval?.high),
    verdict: found.verdict,
  };
};

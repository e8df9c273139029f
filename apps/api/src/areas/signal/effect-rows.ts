import {
  type EffectCase,
  type EffectFigures,
  type EffectId,
  GRADED_FROM,
  GRADE_EVENTS,
  GRADE_LAST_CALL,
  GRADE_MONTHS,
  type Graded,
} from '@chuli/backtest';
import type { TradingDate } from '@chuli/kernel';
import type { StoredEffectCase, StoredHoldingCost } from '@chuli/tape/signal';
import { percentOfShare } from './figures.ts';

export const caseOfStored = (row: StoredEffectCase): EffectCase => ({
  effect: row.effect as EffectId,
  symbol: row.symbol,
  on: row.on,
  decidedOn: row.decided_on,
  declaredFor: row.declared_for,
  toldOn: row.told_on,
  bonusPercent: row.bonus_percent,
  isNewListing: row.is_new_listing === 1,
  fill: row.fill,
  triedOn: row.tried_on,
  followed: row.known_on.map((knownOn, at) => ({
    knownOn,
    heldSessions: row.held_sessions[at] ?? null,
    gross: row.gross[at] ?? null,
    net: row.net[at] ?? null,
  })),
});

export const figuresShown = ({ events, months, mean, interval, worse }: EffectFigures) => ({
  events,
  months,
  mean: percentOfShare(mean),
  interval_low: percentOfShare(interval?.low ?? null),
  interval_high: percentOfShare(interval?.high ?? null),
  worse_percent: percentOfShare(worse),
});

export const gradeShown = ({ grade, ...figures }: Graded) => ({
  grade,
  ...figuresShown(figures),
  graded_from: GRADED_FROM,
  needs_events: GRADE_EVENTS,
  needs_months: GRADE_MONTHS,
  last_call: GRADE_LAST_CALL,
});

/** Under which the market is kept, which is no share. */
const INDEX = 'NEPSE';
const AVERAGE = '';

/** The turns of fiscal years that were over by a day, as they are stored: of the index, and of the average share. */
export const turnYearsShown = (cases: readonly EffectCase[], as_of: TradingDate) => {
  const of = (name: string) =>
    new Map(cases.filter(({ symbol }) => symbol === name).map((one) => [one.on, one]));
  const averages = of(AVERAGE);
  return [...of(INDEX)].flatMap(([from, { declaredFor: to, followed }]) => {
    const [index, average] = [followed[0], averages.get(from)?.followed[0]];
    if (to > as_of || index === undefined || index.gross === null || index.net === null) return [];
    return [
      {
        year: Number(to.slice(0, 4)),
        from,
        to,
        index: percentOfShare(index.gross),
        index_net: percentOfShare(index.net),
        average: percentOfShare(average?.gross ?? null),
        average_net: percentOfShare(average?.net ?? null),
      },
    ];
  });
};

/** Of one trade, as often as a year has room for it. */
export const holdingShown = ({ sessions, trades, sessions_a_year, ...of }: StoredHoldingCost) => {
  const trips = sessions_a_year / sessions;
  return {
    sessions,
    trades,
    round_trips: Math.round(100 * trips) / 100,
    fees_percent: percentOfShare(trips * of.fees),
    tax_percent: percentOfShare(trips * of.tax),
    gained_percent: percentOfShare(of.gained),
    beat_percent: percentOfShare(of.beat_market),
  };
};

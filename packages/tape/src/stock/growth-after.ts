import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** From the close of a session on, over the sessions that follow it. */
export type Span = {
  readonly from: TradingDate;
  readonly after: number;
  readonly sessions: readonly TradingDate[];
  /** A stock whose first bar is later is a new listing. */
  readonly listed_by: TradingDate;
};

export type GrowthAfter = {
  from: TradingDate;
  after: number;
  /** Mean growth of the members that traded in the session itself, and how many they are. */
  market: number | null;
  members: number;
  /** Each wanted stock that traded in it: its close of that day, its growth since, whether it was listed lately. */
  stocks: [symbol: StockSymbol, close: Paisa, growth: number | null, is_new: boolean][];
};

type Question = {
  readonly spans: readonly Span[];
  readonly wanted: readonly { readonly from: TradingDate; readonly symbol: StockSymbol }[];
  /** The ordinary shares of the market. */
  readonly members: readonly StockSymbol[];
};

/** A bar that is written again keeps its day: which version counts does not matter here. */
const FIRST_BARS = 'SELECT symbol, min(traded_on) AS first_on FROM daily_bar GROUP BY symbol';

/** One row a span, stock and bar; the bar of the session itself has step 0. */
const STEPS = `
  SELECT step.1 AS from, step.2 AS after, step.3 AS number, step.5 AS listed_by, bar.symbol AS symbol,
    bar.close AS close, bar.base AS base
  FROM (
    SELECT arrayJoin(arrayZip({step_from:Array(Date)}, {step_after:Array(UInt16)}, {step_number:Array(UInt16)},
      {step_day:Array(Date)}, {step_listed:Array(Date)})) AS step
  ) AS steps
  INNER JOIN (
    SELECT symbol, traded_on, close, base FROM daily_bar FINAL WHERE traded_on IN {step_day:Array(Date)}
  ) AS bar ON bar.traded_on = step.4`;

/** From base to close, bar by bar: what a price before an ex-date is worth on it is in the base. */
const GROWTHS = `
  SELECT from, after, symbol, any(listed_by) AS listed_on, anyIf(close, number = 0) AS close_then,
    if(countIf(number > 0) = 0 OR countIf(number > 0 AND ifNull(base, 0) = 0) > 0, NULL,
      exp(sumIf(log(close / base), number > 0 AND base > 0)) - 1) AS growth
  FROM (${STEPS})
  GROUP BY from, after, symbol HAVING countIf(number = 0) > 0`;

const paramsOf = ({ spans, wanted, members }: Question): Record<string, unknown> => {
  const steps = spans.flatMap(({ from, after, sessions, listed_by }) =>
    [from, ...sessions].map((day, number) => ({ from, after, number, day, listed_by })),
  );
  return {
    step_from: steps.map(({ from }) => from),
    step_after: steps.map(({ after }) => after),
    step_number: steps.map(({ number }) => number),
    step_day: steps.map(({ day }) => day),
    wanted_from: wanted.map(({ from }) => from),
    wanted_symbols: wanted.map(({ symbol }) => symbol),
    step_listed: steps.map(({ listed_by }) => listed_by),
    members,
  };
};

/** What stocks did in the sessions after some days, and what the average member did in the same. */
export const growthAfter = (tape: Tape, question: Question): Promise<GrowthAfter[]> =>
  question.spans.length === 0
    ? Promise.resolve([])
    : ask<GrowthAfter>(
        tape,
        `
SELECT from, after, avgIf(growth, is_member) AS market, countIf(is_member) AS members,
  groupArrayIf((symbol, close_then, growth, is_new), is_wanted) AS stocks
FROM (
  SELECT one.from AS from, one.after AS after, toString(one.symbol) AS symbol, close_then, growth,
    toBool(ifNull(bars.first_on > one.listed_on, 1)) AS is_new,
    NOT is_new AND growth IS NOT NULL AND one.symbol IN {members:Array(String)} AS is_member,
    (one.from, toString(one.symbol)) IN (
      SELECT asked.1, asked.2
      FROM (SELECT arrayJoin(arrayZip({wanted_from:Array(Date)}, {wanted_symbols:Array(String)})) AS asked)
    ) AS is_wanted
  FROM (${GROWTHS}) AS one
  LEFT JOIN (${FIRST_BARS}) AS bars ON bars.symbol = one.symbol
)
GROUP BY from, after ORDER BY from, after`,
        paramsOf(question),
      );

import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { USUAL_SESSIONS, sessionHours } from '@chuli/market';
import type { UsualCurve } from '@chuli/session';
import type { DayFigures, StockMinutes } from '@chuli/tape/live';

const MILLIONTHS = 1_000_000;

/** A session of a stock: what was traded in each minute, and the range by the end of each, null before its first price. */
type SessionCourse = {
  readonly amounts: readonly number[];
  readonly volumes: readonly number[];
  readonly ranges: readonly (number | null)[];
};

/** How many shares of today one share of a day is. */
export type SharesOf = (symbol: StockSymbol, day: TradingDate) => number;

const middleOf = (known: readonly number[]): number => {
  const sorted = known.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return Math.round((below + above) / 2);
};

/** 0 where fewer than ten sessions know it. */
const usualRange = (ranges: readonly (number | null)[]): number => {
  const known = ranges.filter((range) => range !== null);
  return known.length < USUAL_SESSIONS ? 0 : middleOf(known);
};

const sumsOf = (sessions: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, minute) =>
    Math.round(sessions.reduce((sum, figures) => sum + (figures[minute] ?? 0), 0)),
  );

/** What is usual for a stock from its sessions, oldest first; null of fewer than ten. */
const curveOf = (
  symbol: StockSymbol,
  sessions: readonly SessionCourse[],
  length: number,
): UsualCurve | null => {
  if (sessions.length < USUAL_SESSIONS) return null;
  const last = sessions.slice(-USUAL_SESSIONS);
  return {
    symbol,
    amounts: sumsOf(
      last.map(({ amounts }) => amounts),
      last[0]?.amounts.length ?? 0,
    ),
    volumes: sumsOf(
      last.map(({ volumes }) => volumes),
      length,
    ),
    ranges: Array.from({ length }, (_, minute) =>
      usualRange(sessions.map(({ ranges }) => ranges[minute] ?? null)),
    ),
  };
};

const curvesOf = (
  sessions: ReadonlyMap<StockSymbol, readonly SessionCourse[]>,
  length: number,
): UsualCurve[] =>
  [...sessions]
    .map(([symbol, own]) => curveOf(symbol, own, length))
    .filter((curve) => curve !== null)
    .toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1));

const rangeOf = (high: number, low: number, base: number | null): number | null =>
  base === null ? null : ((high - low) * MILLIONTHS) / base;

/** The range so far at the end of each minute: it stays as it was until a trade widens it. */
const rangesOf = ({ minutes, highs, lows }: StockMinutes, base: number | null, length: number) => {
  const ranges: (number | null)[] = [];
  let [high, low, place] = [0, Number.POSITIVE_INFINITY, 0];
  for (let minute = 0; minute < length; minute++) {
    if (minutes[place] === minute) {
      const top = highs[place] ?? 0;
      if (top > 0) [high, low] = [Math.max(high, top), Math.min(low, lows[place] ?? top)];
      place += 1;
    }
    ranges.push(high === 0 ? null : rangeOf(high, low, base));
  }
  return ranges;
};

const spread = (minutes: readonly number[], figures: readonly number[], length: number): number[] => {
  const spread = Array.from({ length }, () => 0);
  for (const [place, minute] of minutes.entries()) spread[minute] = figures[place] ?? 0;
  return spread;
};

const courseOf = (
  session: StockMinutes,
  base: number | null,
  shares: number,
  length: number,
): SessionCourse => ({
  amounts: spread(session.minutes, session.amounts, length),
  volumes: spread(
    session.minutes,
    session.volumes.map((volume) => volume * shares),
    length,
  ),
  ranges: rangesOf(session, base, length),
});

/** Sessions by stock, each under the name that the stock has today. */
const byStock = <Row extends { symbol: StockSymbol; traded_on: TradingDate }>(
  rows: readonly Row[],
  present: ReadonlyMap<StockSymbol, StockSymbol>,
): ReadonlyMap<StockSymbol, readonly Row[]> =>
  Map.groupBy(
    rows.toSorted((one, other) => (one.traded_on < other.traded_on ? -1 : 1)),
    ({ symbol }) => present.get(symbol) ?? symbol,
  );

type Known = {
  readonly day: TradingDate;
  readonly days: readonly DayFigures[];
  readonly present: ReadonlyMap<StockSymbol, StockSymbol>;
  readonly sharesOf: SharesOf;
};

/** By the minute, from sessions whose trades have times. */
export const curvesByMinute = (
  sessions: readonly StockMinutes[],
  { day, days, present, sharesOf }: Known,
): UsualCurve[] => {
  const { from, to } = sessionHours(day);
  const bases = new Map(days.map(({ symbol, traded_on, base }) => [`${symbol} ${traded_on}`, base]));
  const courses = new Map(
    [...byStock(sessions, present)].map(([symbol, own]) => [
      symbol,
      own.map((session) =>
        courseOf(
          session,
          bases.get(`${session.symbol} ${session.traded_on}`) ?? null,
          sharesOf(symbol, session.traded_on),
          to - from,
        ),
      ),
    ]),
  );
  return curvesOf(courses, to - from);
};

/** Of whole days, each list with one figure. */
export const curvesByDay = ({ days, present, sharesOf }: Omit<Known, 'day'>): UsualCurve[] => {
  const courses = new Map(
    [...byStock(days, present)].map(([symbol, own]) => [
      symbol,
      own.map(({ traded_on, volume, high, low, base }) => ({
        amounts: [],
        volumes: [volume * sharesOf(symbol, traded_on)],
        ranges: [rangeOf(high, low, base)],
      })),
    ]),
  );
  return curvesOf(courses, 1);
};

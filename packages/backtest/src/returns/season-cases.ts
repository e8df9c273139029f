import { type TradingDate, dayNumber } from '@chuli/kernel';
import { isTradingDay, nextTradingDay, toBikramSambat } from '@chuli/market';
import type { YearCell } from './seasonality.ts';

export const SEASONS = ['bikram-sambat', 'gregorian', 'weekday'] as const;
export type Season = (typeof SEASONS)[number];

export type DatedClose = { readonly traded_on: TradingDate; readonly close: number };

const DAYS_OF_A_WEEK = 7;
/** 1970-01-01 was a Thursday; Sunday is 0. */
const THURSDAY = 4;

const placeOf = (day: TradingDate, season: Season): { year: number; cell: number } => {
  if (season === 'bikram-sambat') {
    const { year, month } = toBikramSambat(day);
    return { year, cell: month };
  }
  const year = Number(day.slice(0, 4));
  return season === 'gregorian'
    ? { year, cell: Number(day.slice(5, 7)) }
    : { year, cell: (dayNumber(day) + THURSDAY) % DAYS_OF_A_WEEK };
};

const change = (now: number, before: number): number => Math.log(now / before);

/**
 * A month from the last close before it to the last one in it. The first of the history begins in the middle; one that has
 * sessions to come is not over.
 */
const monthCases = (days: readonly DatedClose[], season: Season, as_of: TradingDate): YearCell[] => {
  const named = days.map(({ traded_on, close }) => {
    const { year, cell } = placeOf(traded_on, season);
    return { year, cell, close };
  });
  const ends = named.filter((day, at) => {
    const next = named[at + 1];
    return next === undefined || next.cell !== day.cell || next.year !== day.year;
  });
  const [here, next] = [placeOf(as_of, season), placeOf(nextTradingDay(as_of), season)];
  return ends.slice(1).flatMap(({ year, cell, close }, at) => {
    const isOver = year !== here.year || cell !== here.cell || next.cell !== cell;
    const before = ends[at];
    return isOver && before !== undefined ? [{ year, cell, value: change(close, before.close) }] : [];
  });
};

/** The mean session of each weekday of a year, so that a year counts once; a close of a closed day is an error of its source. */
const weekdayCases = (days: readonly DatedClose[]): YearCell[] => {
  const held = days.filter(({ traded_on }) => isTradingDay(traded_on));
  const changes = held.slice(1).map(({ traded_on, close }, at) => {
    const { year, cell } = placeOf(traded_on, 'weekday');
    return { year, cell, value: change(close, held[at]?.close ?? close) };
  });
  return [...Map.groupBy(changes, ({ year, cell }) => `${year} ${cell}`).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const value = own.reduce((sum, one) => sum + one.value, 0) / own.length;
    return [{ year: first.year, cell: first.cell, value }];
  });
};

/** What became of each cell of each year, in logarithms: the months of a year add up to it. */
export const seasonCases = (days: readonly DatedClose[], season: Season, as_of: TradingDate): YearCell[] =>
  season === 'weekday' ? weekdayCases(days) : monthCases(days, season, as_of);

import { FEWEST_FOLLOWED, HIT_SESSIONS } from '@chuli/contracts';
import { type TradingDate, dateOfDayNumber, fromRupees, halfAway, toRupees } from '@chuli/kernel';
import type { Scan } from '@chuli/scan';
import type { MatchRow, Matches, ScanAnswer } from '@chuli/scanner';
import { rupeesOrNull } from '../../figures/figures.ts';
import { shownDigits } from '../signal/facts.ts';
import type { StockBook } from '../signal/stocks.ts';

/** How near to the limit of the day a price counts as locked, in percent of it. */
const LOCKED_FROM = 99.5;

const lockedWay = (bandUsed: number | null): 'up' | 'down' | null => {
  if (bandUsed === null || Math.abs(bandUsed) < LOCKED_FROM) return null;
  return bandUsed > 0 ? 'up' : 'down';
};

/** Of every list: whether anybody could have bought or sold. */
export const BAND_USED = 'band_used';

/** Of a bar that forms the price of now is asked for as well: books of stocks have closed days. */
export const valuesAsked = ({ isForming }: Scan): readonly string[] =>
  isForming === true ? [BAND_USED, 'close', 'change'] : [BAND_USED];

const NO_HITS = { total: 0, fresh: 0 };

export const hitsOf = (matches: Matches | null, sessions: readonly TradingDate[]) => {
  if (matches === null) return [];
  const counted = new Map([...matches.days].map(([day, hits]) => [dateOfDayNumber(day), hits]));
  return sessions.slice(-HIT_SESSIONS).map((date) => {
    const { total, fresh } = counted.get(date) ?? NO_HITS;
    return { date, total, fresh };
  });
};

const roundedOrNull = (value: number | null): number | null => (value === null ? null : halfAway(value, 2));

const percentOrNull = (value: number | null, isKnown: boolean): number | null =>
  isKnown ? roundedOrNull(value) : null;

/** What came after earlier matches; of a few nothing is said but how many they are. */
export const followedOf = ({ followed }: ScanAnswer) =>
  followed.map(({ sessions, number, ...figures }) => {
    const isKnown = number >= FEWEST_FOLLOWED;
    return {
      sessions,
      number,
      median: percentOrNull(figures.median, isKnown),
      median_excess: percentOrNull(figures.median_excess, isKnown),
      up: percentOrNull(figures.up, isKnown),
      ahead: percentOrNull(figures.ahead, isKnown),
    };
  });

export const shownFact = (fact: MatchRow['why'][number]) => ({
  ...fact,
  values: fact.values.map((value) => (value === null ? null : shownDigits(value))),
});

export const nearOf = (answer: ScanAnswer, book: StockBook) =>
  answer.near.map(({ symbol, missing }) => ({
    ...book.described(symbol),
    close: answer.forming === null ? rupeesOrNull(book.closeNow(symbol)) : null,
    turnover: book.turnover(symbol),
    missing: shownFact(missing),
  }));

const priceOf = (
  { symbol, values: [, close = null, change = null] }: MatchRow,
  book: StockBook,
  isForming: boolean,
) =>
  isForming
    ? { close: close === null ? null : toRupees(fromRupees(close)), change: roundedOrNull(change) }
    : { close: rupeesOrNull(book.closeNow(symbol)), change: book.changeToday(symbol) };

export const stockColumns = (
  row: MatchRow,
  book: StockBook,
  { forming }: Pick<ScanAnswer, 'forming'> = { forming: null },
) => {
  const { symbol, state, since, bars, values } = row;
  return {
    ...book.described(symbol),
    ...priceOf(row, book, forming !== null),
    turnover: book.turnover(symbol),
    state,
    since,
    bars,
    locked: lockedWay(values[0] ?? null),
  };
};

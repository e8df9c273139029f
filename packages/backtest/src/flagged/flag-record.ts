import { dayNumber } from '@chuli/kernel';
import { type Interval, excessInterval } from '../record/block-bootstrap.ts';
import { type Verdict, verdictOf } from '../record/verdict.ts';
import type { FlagBook, FlagCase } from './flag-book.ts';

export type FlagRecord = {
  readonly cases: number;
  readonly hits: number;
  /** Of all judged sessions of all stocks: how many there were, and how many were followed by the same. */
  readonly judged: number;
  readonly came: number;
  /** Shares: of the cases, and of the other stocks that were judged in the same sessions. */
  readonly hit_rate: number | null;
  readonly usual_rate: number | null;
  readonly difference: number | null;
  readonly interval: Interval | null;
  readonly verdict: Verdict;
};

type Asked = {
  /** The last session of which an answer may know. */
  readonly last: number;
  /** How many sessions must be over after a flag. */
  readonly sessions: number;
  /** How many scores are looked at together. */
  readonly cells: number;
};

/** Of the other stocks of the session, the share of which it came; null where there are none. */
const usualOf = ({ usual }: FlagBook, { place, came }: FlagCase): number | null => {
  const { judged, came: all } = usual.get(place) ?? { judged: 1, came: 0 };
  return judged < 2 ? null : (all - Number(came)) / (judged - 1);
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How often a flag was followed by what it warns of, against all other stocks that were judged in the same sessions: a
 * season in which everybody has news, or everything falls, proves nothing. A case without others is left out.
 */
export const flagRecord = (book: FlagBook, { last, sessions, cells }: Asked): FlagRecord => {
  const isOver = (place: number): boolean => place + sessions <= last;
  const known = [...book.usual].filter(([place]) => isOver(place)).map(([, usual]) => usual);
  const compared = book.cases
    .filter(({ place }) => isOver(place))
    .flatMap((one) => {
      const usual = usualOf(book, one);
      return usual === null ? [] : [{ ...one, usual }];
    });
  const measured = compared.map(({ date, came, usual }) => ({
    day: dayNumber(date),
    excess: Number(came) - usual,
    heldSessions: sessions,
  }));
  const difference = mean(measured.map(({ excess }) => excess));
  const interval = excessInterval(measured);
  return {
    cases: compared.length,
    hits: compared.filter(({ came }) => came).length,
    judged: known.reduce((sum, { judged }) => sum + judged, 0),
    came: known.reduce((sum, { came }) => sum + came, 0),
    hit_rate: mean(compared.map(({ came }) => Number(came))),
    usual_rate: mean(compared.map(({ usual }) => usual)),
    difference,
    interval,
    verdict: verdictOf([{ interval, meanExcess: difference }], cells),
  };
};

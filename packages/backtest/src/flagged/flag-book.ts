import type { TradingDate } from '@chuli/kernel';

/** A session on which a score could say something of a stock, and whether it was followed by what it warns of. */
export type JudgedSession = {
  readonly date: TradingDate;
  /** Position in the sessions of the market. */
  readonly place: number;
  readonly isFlagged: boolean;
  /** Within the sessions that count; null where nobody can tell. It may be looked at when they are over. */
  readonly came: boolean | null;
};

export type FlagCase = { readonly date: TradingDate; readonly place: number; readonly came: boolean };

/** Of all stocks that could be judged in a session, how many there were and of how many it came. */
type Usual = { judged: number; came: number };

export type FlagBook = {
  /** Flags that count, oldest first within a stock. */
  readonly cases: readonly FlagCase[];
  readonly usual: ReadonlyMap<number, Readonly<Usual>>;
};

/**
 * Which of the sessions of a stock are cases. Flags of neighbouring sessions say one thing: a run of them counts once,
 * and so does what is flagged again before the sessions after the first are over.
 */
export const caseStarts = (
  judged: readonly Pick<JudgedSession, 'place' | 'isFlagged'>[],
  sessions: number,
): boolean[] => {
  let over = -Infinity;
  let wasFlagged = false;
  return judged.map(({ place, isFlagged }) => {
    const isCase = isFlagged && !wasFlagged && place > over;
    wasFlagged = isFlagged;
    if (isCase) over = place + sessions;
    return isCase;
  });
};

/** The flags of a market, a list of judged sessions a stock, each oldest first. */
export const flagBook = (stocks: Iterable<readonly JudgedSession[]>, sessions: number): FlagBook => {
  const cases: FlagCase[] = [];
  const usual = new Map<number, Usual>();
  for (const judged of stocks) {
    const starts = caseStarts(judged, sessions);
    for (const [at, { date, place, came }] of judged.entries()) {
      if (came === null) continue;
      const of = usual.get(place) ?? { judged: 0, came: 0 };
      usual.set(place, { judged: of.judged + 1, came: of.came + Number(came) });
      if (starts[at] === true) cases.push({ date, place, came });
    }
  }
  return { cases, usual };
};

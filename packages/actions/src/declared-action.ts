import { type Paisa, type TradingDate, addDays, paisa } from '@chuli/kernel';
import { adjustmentFactor } from '@chuli/market';
import type { ActionKind } from './finding.ts';
import type { DeclaredExchange, DividendTerms, RightTerms } from './inputs.ts';
import type { Sessions } from './sessions.ts';
import type { Step } from './step.ts';

/** What one share is given: new shares, shares for money, money, or other shares in its place. */
type Given = { bonus: number; right: number; rightPrice: Paisa; cash: number; shares: number };

/** A declared action with every reading of its printed terms. */
export type Term = {
  readonly kind: Exclude<ActionKind, 'bonus and right' | 'restated'>;
  /** The book close, or the day on which a right opens for subscription. */
  readonly on: TradingDate;
  readonly knownOn: TradingDate | null;
  readonly readings: readonly { readonly given: Given; readonly words: string }[];
};

/** A factor that declared terms allow, and the terms that it would explain. */
export type Reading = {
  readonly kind: ActionKind;
  readonly factor: number;
  readonly terms: readonly Term[];
  readonly words: string;
};

/** Issued at par where the source does not say. */
const PAR = paisa(100_00);
const NOTHING: Given = { bonus: 0, right: 0, rightPrice: PAR, cash: 0, shares: 1 };

const termOf = (
  kind: Term['kind'],
  on: TradingDate,
  knownOn: TradingDate | null | undefined,
  readings: Term['readings'],
): Term => ({ kind, on, knownOn: knownOn ?? null, readings });

export const bonusTerms = (rows: readonly DividendTerms[]): Term[] =>
  rows.flatMap(({ bonus_percent, book_close_on, announced_on }) => {
    const percent = bonus_percent ?? 0;
    if (percent <= 0 || !book_close_on) return [];
    const words = `bonus of ${percent} %, books closed ${book_close_on}`;
    return [
      termOf('bonus', book_close_on, announced_on, [{ given: { ...NOTHING, bonus: percent / 100 }, words }]),
    ];
  });

/** Only of funds: the exchange does not restate a share for its cash dividend. Percent of a face value of Rs 10. */
const FACE_VALUE_OF_A_UNIT = paisa(10_00);
export const cashTerms = (rows: readonly DividendTerms[]): Term[] =>
  rows.flatMap(({ cash_percent, book_close_on, announced_on }) => {
    const percent = cash_percent ?? 0;
    if (percent <= 0 || !book_close_on) return [];
    const cash = (FACE_VALUE_OF_A_UNIT * percent) / 100;
    const words = `cash dividend of ${percent} % (Rs ${(cash / 100).toFixed(2)} a unit), books closed ${book_close_on}`;
    return [termOf('dividend', book_close_on, announced_on, [{ given: { ...NOTHING, cash }, words }])];
  });

/** `2:1` may be one new share for two old ones, or two for one. */
export const rightTerms = (rows: readonly RightTerms[]): Term[] =>
  rows.flatMap(({ ratio, opened_on, issue_price }) => {
    const [left = 0, right = 0] = ratio.split(':').map(Number);
    if (!(left > 0 && right > 0)) return [];
    const rightPrice = (issue_price ?? PAR) as Paisa;
    const readings = [...new Set([right / left, left / right])].map((each) => ({
      given: { ...NOTHING, right: each, rightPrice },
      words: `right of ${ratio} (${Number(each.toFixed(4))} new for one old at Rs ${rightPrice / 100}), opened ${opened_on}`,
    }));
    return [termOf('right', opened_on, null, readings)];
  });

export const exchangeTerms = (rows: readonly DeclaredExchange[]): Term[] =>
  rows
    .filter(({ ratio }) => ratio > 0)
    .map(({ kind, on, ratio, known_on }) => {
      const words = `${kind}, ${ratio} shares for one, on ${on}`;
      return termOf(kind, on, known_on, [{ given: { ...NOTHING, shares: ratio }, words }]);
    });

const factorOf = (close: Paisa, { bonus, right, rightPrice, cash, shares }: Given): number => {
  const previousClose = (close - cash) as Paisa;
  if (previousClose <= 0) return 0;
  const factor = adjustmentFactor({ previousClose, bonusRatio: bonus, rightRatio: right, rightPrice });
  return (factor * previousClose) / close / shares;
};

const together = (one: Given, other: Given): Given => ({
  bonus: one.bonus + other.bonus,
  right: one.right + other.right,
  rightPrice: one.right > 0 ? one.rightPrice : other.rightPrice,
  cash: one.cash + other.cash,
  shares: one.shares * other.shares,
});

const kindOf = (terms: readonly Term[]): ActionKind => {
  const kinds = new Set<ActionKind>(terms.map(({ kind }) => kind));
  const [only = 'restated'] = kinds;
  return kinds.has('bonus') && kinds.has('right') ? 'bonus and right' : only;
};

/** Every factor that one of the terms, or two on the same base, would give. */
export const readingsOf = (close: Paisa, terms: readonly Term[]): Reading[] => {
  const readings: Reading[] = [];
  const add = (own: readonly Term[], given: Given, words: string): void => {
    const factor = factorOf(close, given);
    if (factor > 0) readings.push({ kind: kindOf(own), factor, terms: own, words });
  };
  terms.forEach((term, index) => {
    for (const { given, words } of term.readings) {
      add([term], given, words);
      for (const other of terms.slice(index + 1)) {
        if (other.kind === 'right' && term.kind === 'right') continue;
        for (const second of other.readings) {
          add([term, other], together(given, second.given), `${words}; ${second.words}`);
        }
      }
    }
  });
  return readings;
};

/** How far from the book close a share may go ex where the exchange says so, in sessions. */
const BOOK_CLOSE_SESSIONS = 5;
/** The books close for a right up to this long before its subscription opens. */
const RIGHT_LEAD_DAYS = 150;
const RIGHT_LATE_DAYS = 10;

/** Whether the term may have gone ex with this step: near its book close, or since the share last traded. */
export const isNear = ({ kind, on }: Term, { before, bar }: Step, sessions: Sessions): boolean => {
  if (kind === 'right') {
    return bar.traded_on >= addDays(on, -RIGHT_LEAD_DAYS) && bar.traded_on <= addDays(on, RIGHT_LATE_DAYS);
  }
  const exAt = sessions.at(bar.traded_on);
  const at = sessions.at(on);
  return (
    at >= Math.min(exAt - BOOK_CLOSE_SESSIONS, sessions.at(before.traded_on)) &&
    at <= exAt + BOOK_CLOSE_SESSIONS
  );
};

/** The first trade on or after the book close: there nearly every share goes ex. */
export const isFirstAfter = ({ kind, on }: Term, { before, bar }: Step): boolean =>
  kind !== 'right' && before.traded_on < on && bar.traded_on >= on;

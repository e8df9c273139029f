import { type Paisa, instant, paisa, roundedRatio } from '@chuli/kernel';
import { sessionMinute } from '@chuli/market';
import type { UsualCurve } from './event.ts';
import { type PriceFold, hasPrice } from './price-fold.ts';
import { MINUTE_MS, type SessionRules } from './session-rules.ts';
import type { SessionState } from './session-state.ts';
import type { SymbolState } from './symbol-state.ts';
import type { ActivityView, StockActivity } from './view.ts';

const MILLIONTHS = 1_000_000;
const TEN_THOUSANDTHS = 10_000;
const HUNDREDTHS = 100;

/** Minutes of the continuous session, from 0, both included. */
type Span = { readonly first: number; readonly last: number };

const spanOf = (last: number, minutes: number): Span => ({ first: Math.max(0, last - minutes + 1), last });

/** The minute of the session in which the market last traded; null before it did, and where trades have no times. */
const lastMinuteOf = ({ symbols, rules }: SessionState): number | null => {
  let latest = -1;
  for (const { minutes } of symbols.values())
    for (const minute of minutes.keys()) latest = Math.max(latest, minute);
  return latest < 0 ? null : sessionMinute(rules.hours, latest);
};

/** The folds of some minutes. The first and the last of a session hold what was matched before and told after it. */
function* foldsOf(
  { minutes }: SymbolState,
  { first, last }: Span,
  { hours }: SessionRules,
): Generator<PriceFold> {
  if (first === 0 || last === hours.to - hours.from - 1) {
    for (const [minute, fold] of minutes) {
      const at = sessionMinute(hours, minute);
      if (at >= first && at <= last) yield fold;
    }
    return;
  }
  for (let minute = first; minute <= last; minute++) {
    const fold = minutes.get(hours.from + minute);
    if (fold !== undefined) yield fold;
  }
}

const tradedIn = (
  symbol: SymbolState,
  span: Span,
  rules: SessionRules,
): { amount: Paisa; trades: number } => {
  let [amount, trades] = [0, 0];
  for (const fold of foldsOf(symbol, span, rules)) {
    amount += fold.amount;
    trades += fold.trades;
  }
  return { amount: paisa(amount), trades };
};

const sumOf = (figures: readonly number[], { first, last }: Span): number => {
  let sum = 0;
  for (let minute = first; minute <= last && minute < figures.length; minute++) sum += figures[minute] ?? 0;
  return sum;
};

/** How many times the mean of so many sessions a figure is, in parts of a whole; null where the mean is nothing. */
const timesOf = (figure: number, sum: number, sessions: number, parts: number): number | null =>
  sum === 0 ? null : roundedRatio(figure * sessions * parts, sum, 0);

const rangeOf = ({ day, listing }: SymbolState): number | null => {
  const close = listing?.previousClose ?? null;
  return close === null || !hasPrice(day) ? null : roundedRatio((day.high - day.low) * MILLIONTHS, close, 0);
};

const usualRangeOf = ({ ranges }: UsualCurve, minute: number): number | null =>
  ranges[Math.min(minute, ranges.length - 1)] || null;

type Lately = { readonly amount: Paisa; readonly trades: number; readonly heat: number | null };

/** What a stock traded in the last minutes up to one, and how that compares with the same minutes of other sessions. */
const latelyOf =
  ({ rules, usual }: SessionState, symbol: SymbolState, minute: number) =>
  (minutes: number): Lately => {
    const span = spanOf(minute, minutes);
    const { amount, trades } = tradedIn(symbol, span, rules);
    const together = sumOf(usual.curves.get(symbol.symbol)?.amounts ?? [], span);
    return { amount, trades, heat: timesOf(amount, together, usual.sessions, HUNDREDTHS) };
  };

const activityOf = (state: SessionState, symbol: SymbolState, minute: number): StockActivity => {
  const { day, untimed } = symbol;
  const lately = latelyOf(state, symbol, minute);
  const [one, five, fifteen] = [lately(1), lately(5), lately(15)];
  const { sessions, curves } = state.usual;
  const curve = curves.get(symbol.symbol);
  const together = sumOf(curve?.volumes ?? [], { first: 0, last: minute });
  return {
    symbol: symbol.symbol,
    amounts: [one.amount, five.amount, fifteen.amount],
    heats: [one.heat, five.heat, fifteen.heat],
    trades: five.trades,
    volumeRatio: timesOf(day.volume - untimed.volume, together, sessions, TEN_THOUSANDTHS),
    range: rangeOf(symbol),
    usualRange: curve === undefined ? null : usualRangeOf(curve, minute),
    high: hasPrice(day) ? paisa(day.high) : null,
    low: hasPrice(day) ? paisa(day.low) : null,
  };
};

/** Every stock that traded today, against what is usual for it. It follows from the log alone. */
export const activityView = (state: SessionState): ActivityView => {
  const { rules, usual, symbols } = state;
  const minute = lastMinuteOf(state);
  if (minute === null) return { at: null, basis: usual.basis, rows: [] };
  return {
    at: instant(rules.midnight + (rules.hours.from + minute) * MINUTE_MS),
    basis: usual.basis,
    rows: [...symbols.values()]
      .filter(({ minutes }) => minutes.size > 0)
      .map((symbol) => activityOf(state, symbol, minute)),
  };
};

import { type Paisa, paisa } from '@chuli/kernel';
import { PRICE_LIMITS } from '../price-limits.ts';
import { CLOSE_RULE, OPEN_RULE } from '../trading-rules.ts';
import { withFlag } from './bar-flags.ts';
import { canFollow, isAboveLimit, isBelowLimit } from './reference-close.ts';
import type { TradedBar, TradedDay } from './traded-bar.ts';

const highest = (...prices: (Paisa | null)[]): Paisa => paisa(Math.max(...prices.map((price) => price ?? 0)));
const lowest = (...prices: (Paisa | null)[]): Paisa =>
  paisa(Math.min(...prices.map((price) => price ?? Number.MAX_SAFE_INTEGER)));

export const isCloseOutside = ({ close, high, low }: TradedBar): boolean => close > high || close < low;

/** An open that lies outside the day, or that its publisher copied from the day before, is not known. */
export const mendOpen = <B extends TradedBar>(bar: B): B => {
  if (bar.open === null) return bar;
  const isFirstTrade = OPEN_RULE.on(bar.traded_on) === 'first-trade';
  if (isFirstTrade && bar.open <= bar.high && bar.open >= bar.low) return bar;
  return { ...bar, open: null, flags: withFlag(bar.flags, 'O') };
};

/** The next session was measured from this close, and publishers do not differ about it. */
const isStatedClose = (bar: TradedBar, next: TradedBar | undefined): boolean =>
  next?.previous_close === bar.close && !bar.flags.includes('D');

/**
 * The floorsheet in place of the publisher's figures. The close that the exchange measured the next day from stands, and
 * so does an average that the trades alone do not tell.
 */
export const mendFromTrades = <B extends TradedBar>(
  bar: B,
  { board, volume, amount, trades }: TradedDay,
  next: TradedBar | undefined,
): B => {
  if (board === null) return bar;
  const isStated = isStatedClose(bar, next) || CLOSE_RULE.on(bar.traded_on) !== 'last-trade';
  const close = isStated ? bar.close : board.close;
  const mended = {
    ...bar,
    open: board.open,
    high: highest(board.high, close),
    low: lowest(board.low, close),
    close,
    volume,
    amount,
    trades,
  };
  const isSame = (['high', 'low', 'close', 'volume'] as const).every((name) => mended[name] === bar[name]);
  return isSame ? bar : { ...mended, flags: withFlag(bar.flags, 'F') };
};

/** Prices of all trades of a day lie this near to each other where only odd lots changed hands. */
const NEAR = 0.005;

type Evidence = { readonly isOfNoTrade: boolean; readonly close: Paisa | null };

/**
 * Where a day closed whose publisher printed a close outside low and high: the close that the next session was measured
 * from, if that lies in the range; else the printed one, unless both the next session and the average price refute it.
 */
const evidenceOf = (bar: TradedBar, stated: Paisa | null): Evidence => {
  const average = bar.amount === null ? null : bar.amount / bar.volume;
  const isAverage = average !== null && Math.abs(average / bar.close - 1) <= NEAR;
  const isWithin = average !== null && average >= bar.low * (1 - NEAR) && average <= bar.high * (1 + NEAR);
  const isOfNoTrade = bar.high === bar.low && !isWithin;
  if (stated === null || stated === bar.close || isAverage) return { isOfNoTrade, close: bar.close };
  if (stated <= bar.high && stated >= bar.low) return { isOfNoTrade: false, close: stated };
  return { isOfNoTrade, close: isWithin ? null : bar.close };
};

/**
 * A close outside low and high. Since 2025 the exchange closes debentures on odd lots, which set no high and no low;
 * where nothing but odd lots changed hands, the printed high and low are the close before. Null when nothing says where
 * the day closed.
 */
export const mendRange = <B extends TradedBar>(bar: B, next: TradedBar | undefined): B | null => {
  const { close, isOfNoTrade } = evidenceOf(bar, next?.previous_close ?? null);
  if (close === null) return null;
  if (close !== bar.close) return { ...bar, close, flags: withFlag(bar.flags, 'N') };
  const flags = withFlag(bar.flags, 'E');
  if (isOfNoTrade) return { ...bar, open: null, high: close, low: close, flags: withFlag(flags, 'O') };
  return { ...bar, high: highest(bar.high, close), low: lowest(bar.low, close), flags };
};

/** Half of the daily limit. */
const isFarBelow = (price: Paisa | null, close: Paisa, { traded_on }: TradedBar): boolean =>
  price !== null && price < close * (1 - PRICE_LIMITS.on(traded_on).daily / 20_000);

/** A share that goes ex without a restated close opens or closes far down, its low near its own close. */
const mayBeExDate = (bar: TradedBar, references: readonly Paisa[]): boolean =>
  !isBelowLimit(bar.low, bar.close, bar.traded_on) &&
  references.every((close) => isFarBelow(bar.open, close, bar) || isFarBelow(bar.close, close, bar));

/**
 * A high or low beyond the limits of every close that the day may be measured from is the price of an odd lot, of a
 * block agreed outside the market, or a slip. What is sure is left: open and close.
 */
export const mendExtremes = <B extends TradedBar>(bar: B, references: readonly Paisa[]): B => {
  const { traded_on } = bar;
  const isTooHigh = references.every((close) => isAboveLimit(bar.high, close, traded_on));
  const isTooLow =
    references.every((close) => isBelowLimit(bar.low, close, traded_on)) && !mayBeExDate(bar, references);
  if (!isTooHigh && !isTooLow) return bar;
  const isOpenPossible =
    bar.open !== null && references.some((close) => canFollow(bar.open ?? 0, close, traded_on));
  const open = isOpenPossible ? bar.open : null;
  const flags = withFlag(bar.flags, 'L');
  return {
    ...bar,
    open,
    high: isTooHigh ? highest(open, bar.close) : bar.high,
    low: isTooLow ? lowest(open, bar.close) : bar.low,
    flags: open === null ? withFlag(flags, 'O') : flags,
  };
};

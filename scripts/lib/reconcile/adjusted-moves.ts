import type { TradingDate } from '@chuli/kernel';
import { PRICE_LIMITS } from '@chuli/market';

export type Close = { symbol: string; traded_on: TradingDate; close: number };
export type Factor = { symbol: string; ex_on: TradingDate; factor: number };

export type AdjustedMoves = {
  exDates: number;
  /** Ex-dates on which the adjusted close still moved beyond the daily limit. */
  exDatesBeyond: number;
  /** Moves beyond the limit from one session of the market to the next, before and after adjusting. */
  beyondRaw: number;
  beyondAdjusted: number;
  /** The moves that remain, each with the factor that was applied. */
  remaining: { from: Close; to: Close; factor: number }[];
};

/** A close may be printed a tick beyond the limit of a rounded price. */
const ROUNDING = 0.005;

/** Counts the moves that no ordinary session can make, in closes of shares in order of symbol and day. */
export const adjustedMoves = (closes: readonly Close[], factors: readonly Factor[]): AdjustedMoves => {
  const factorOn = new Map(factors.map(({ symbol, ex_on, factor }) => [`${symbol} ${ex_on}`, factor]));
  const sessions = new Map(
    [...new Set(closes.map(({ traded_on }) => traded_on))].sort().map((date, at) => [date, at]),
  );
  const isNext = (one: Close, other: Close): boolean =>
    one.symbol === other.symbol &&
    (sessions.get(other.traded_on) ?? 0) - (sessions.get(one.traded_on) ?? 0) === 1;
  const moves: AdjustedMoves = {
    exDates: 0,
    exDatesBeyond: 0,
    beyondRaw: 0,
    beyondAdjusted: 0,
    remaining: [],
  };
  let before: Close | undefined;
  for (const close of closes) {
    if (before?.symbol === close.symbol) {
      const factor = factorOn.get(`${close.symbol} ${close.traded_on}`);
      const limit = PRICE_LIMITS.on(close.traded_on).daily / 10_000 + ROUNDING;
      const isBeyond = (reference: number): boolean => Math.abs(close.close / reference - 1) > limit;
      const adjusted = isBeyond(before.close * (factor ?? 1));
      moves.beyondRaw += Number(isNext(before, close) && isBeyond(before.close));
      moves.beyondAdjusted += Number(isNext(before, close) && adjusted);
      if (isNext(before, close) && adjusted)
        moves.remaining.push({ from: before, to: close, factor: factor ?? 1 });
      moves.exDates += Number(factor !== undefined);
      moves.exDatesBeyond += Number(factor !== undefined && adjusted);
    }
    before = close;
  }
  return moves;
};

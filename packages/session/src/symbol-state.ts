import { type Paisa, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { type PriceRange, dayLimits } from '@chuli/market';
import type { DepthEvent, Listing, SecurityStatusEvent } from './event.ts';
import { bandOf } from './price-band.ts';
import { type Figures, type PriceFold, addTrade, hasPrice, newFold } from './price-fold.ts';
import { type SessionRules, minuteOfDay } from './session-rules.ts';
import type { Quote } from './view.ts';

type Untimed = { volume: number; amount: number; trades: number; boardLots: number };

const noUntimed = (): Untimed => ({ volume: 0, amount: 0, trades: 0, boardLots: 0 });

/** What is known of one symbol today. The folds follow from its trades alone. */
export type SymbolState = {
  readonly symbol: StockSymbol;
  listing: Listing | null;
  limits: PriceRange | null;
  day: PriceFold;
  /** By minute of the day in Kathmandu. */
  minutes: Map<number, PriceFold>;
  /** Trades whose time is not known: they count in the day, in no minute. */
  untimed: Untimed;
  /** Board-lot trades of the last fifteen minutes, for the closing average. */
  closing: { volume: number; amount: number };
  officialClose: Paisa | null;
  status: SecurityStatusEvent | null;
  depth: DepthEvent | null;
  /** What the stock is worth now: official close, closing average or last board-lot trade. */
  price: number | null;
  /** The highest number of its contracts. */
  newest: number;
  /** The version with which something but a further contract came: one told late, annulled, or filled in. */
  rewritten: number;
  version: number;
  depthVersion: number;
};

export const newSymbol = (symbol: StockSymbol): SymbolState => ({
  symbol,
  listing: null,
  limits: null,
  day: newFold(),
  minutes: new Map(),
  untimed: noUntimed(),
  closing: { volume: 0, amount: 0 },
  officialClose: null,
  status: null,
  depth: null,
  price: null,
  newest: 0,
  rewritten: 0,
  version: 0,
  depthVersion: 0,
});

export const listSymbol = (state: SymbolState, listing: Listing, day: TradingDate): void => {
  state.listing = listing;
  state.limits = dayLimits(listing.previousClose, day, listing.instrument);
};

const minuteFold = (state: SymbolState, minute: number): PriceFold => {
  const known = state.minutes.get(minute);
  if (known !== undefined) return known;
  const fold = newFold();
  state.minutes.set(minute, fold);
  return fold;
};

const countUntimed = ({ untimed }: SymbolState, trade: Figures, isBoardLot: boolean, sign: 1 | -1): void => {
  untimed.volume += sign * trade.quantity;
  untimed.amount += sign * trade.amount;
  untimed.trades += sign;
  if (isBoardLot) untimed.boardLots += sign;
};

const addToMinute = (state: SymbolState, trade: Figures, at: number, rules: SessionRules): void => {
  const isBoardLot = trade.quantity >= rules.minimumQuantity;
  const minute = minuteOfDay(rules, at / 1_000);
  addTrade(minuteFold(state, minute), trade, isBoardLot);
  if (!isBoardLot || minute < rules.closingFrom) return;
  state.closing.volume += trade.quantity;
  state.closing.amount += trade.amount;
};

export const addToSymbol = (state: SymbolState, trade: Figures, rules: SessionRules): void => {
  const isBoardLot = trade.quantity >= rules.minimumQuantity;
  addTrade(state.day, trade, isBoardLot);
  state.newest = Math.max(state.newest, trade.contract);
  if (trade.at === null) countUntimed(state, trade, isBoardLot, 1);
  else addToMinute(state, trade, trade.at, rules);
};

/** Moves a trade into its minute when its time, now given, was not known before. */
export const tellTime = (state: SymbolState, trade: Figures, at: number, rules: SessionRules): void => {
  countUntimed(state, trade, trade.quantity >= rules.minimumQuantity, -1);
  addToMinute(state, trade, at, rules);
  if (state.day.lastContract === trade.contract) state.day.lastAt = at;
};

/** Folds the symbol anew from the trades that stand, after one of them was annulled. */
export const refoldSymbol = (state: SymbolState, trades: Iterable<Figures>, rules: SessionRules): void => {
  state.day = newFold();
  state.untimed = noUntimed();
  state.minutes = new Map();
  state.closing = { volume: 0, amount: 0 };
  for (const trade of trades) addToSymbol(state, trade, rules);
};

/**
 * The price of a symbol as the exchange counts it. After the close of the days when the close was an average, the
 * average by volume of the last fifteen minutes; without a trade in them, and on all other days, the last trade.
 */
export const priceOf = (
  state: SymbolState,
  isClosed: boolean,
  { closeRule }: SessionRules,
): number | null => {
  if (state.officialClose !== null) return state.officialClose;
  const { volume, amount } = state.closing;
  if (isClosed && closeRule === 'average-last-15-minutes' && volume > 0) return Math.round(amount / volume);
  return hasPrice(state.day) ? state.day.last : null;
};

export const quoteOf = (state: SymbolState): Quote => {
  const { day, listing, limits, price } = state;
  const isPriced = hasPrice(day);
  return {
    symbol: state.symbol,
    previousClose: listing?.previousClose ?? null,
    open: isPriced ? paisa(day.open) : null,
    high: isPriced ? paisa(day.high) : null,
    low: isPriced ? paisa(day.low) : null,
    last: price === null ? null : paisa(price),
    lastQuantity: isPriced ? day.lastQuantity : null,
    lastAt: Number.isNaN(day.lastAt) ? null : day.lastAt,
    volume: day.volume,
    amount: paisa(day.amount),
    trades: day.trades,
    band: bandOf(price, limits),
    isHalted: state.status?.isHalted ?? false,
    isOfficialClose: state.officialClose !== null,
  };
};

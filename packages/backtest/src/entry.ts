import { type Paisa, paisa } from '@chuli/kernel';
import type { Side } from '@chuli/market';
import { FILL_WINDOW_SESSIONS, LARGEST_SHARE_OF_TURNOVER } from './parameters.ts';
import { orderQuantity } from './round-trip.ts';
import { openingPrice } from './symbol-history.ts';
import type { TradedSymbol } from './traded-symbol.ts';

/** When something became known: with the close of a bar, or inside a session that went on at the next hour's open. */
export type Moment = { readonly bar: number; readonly sameSessionOpen: Paisa | null };

/** Pending: the session in which the order would trade is not over yet. */
export type Fill = 'filled' | 'locked' | 'thin' | 'no-session' | 'pending';

export type Entry = { readonly bar: number; readonly price: Paisa; readonly quantity: number };

type Place = { readonly bar: number; readonly price: Paisa };

const nextOpen = ({ history, market }: TradedSymbol, after: number): Place | 'no-session' | 'pending' => {
  const signal = history.bars[after];
  const bar = history.bars[after + 1];
  if (signal === undefined) throw new RangeError(`${history.symbol}: no bar ${after}`);
  if (bar !== undefined) {
    const isInTime = bar.session - signal.session <= FILL_WINDOW_SESSIONS;
    return isInTime ? { bar: after + 1, price: openingPrice(bar) } : 'no-session';
  }
  const isWaiting = market.sessions.length - 1 - signal.session < FILL_WINDOW_SESSIONS;
  return isWaiting && !history.hasEnded ? 'pending' : 'no-session';
};

/**
 * The order of a signal: at the open of the next session in which the symbol trades, within five sessions. It fills
 * if the price was not locked against it and the order is not more than a tenth of that day's turnover.
 */
export const enter = (traded: TradedSymbol, signal: Moment, side: Side): Entry | Exclude<Fill, 'filled'> => {
  const place =
    signal.sameSessionOpen === null
      ? nextOpen(traded, signal.bar)
      : { bar: signal.bar, price: signal.sameSessionOpen };
  if (typeof place === 'string') return place;
  const bar = traded.history.bars[place.bar];
  const date = traded.dates[place.bar];
  if (bar === undefined || date === undefined) return 'no-session';
  if (traded.locked[place.bar] === side) return 'locked';
  const quantity = orderQuantity(place.price, date, traded.instrument);
  if (paisa(quantity * place.price) > bar.turnover * LARGEST_SHARE_OF_TURNOVER) return 'thin';
  return { ...place, quantity };
};

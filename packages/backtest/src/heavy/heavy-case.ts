import type { TradingDate } from '@chuli/kernel';
import type { Fill } from '../entry.ts';
import { EXIT_RULES } from '../exit.ts';
import type { MarketDays } from '../market-days.ts';
import { type Place, knownOutcomeOn, triedIn } from '../outcome-days.ts';
import { HORIZONS } from '../parameters.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import type { Firing, Trade } from '../trade.ts';
import { tradesOfSymbol } from '../trades-of-symbol.ts';
import type { HeavyDay } from './heavy-day.ts';

export type Horizon = (typeof HORIZONS)[number];

/** What the share did from the open after a heavy day to the open so many sessions later. Null is not known, or not yet. */
export type Followed = {
  /** The session in which so many are over, and the one from which on the outcome was known: a locked exit waits. */
  readonly endsOn: TradingDate | null;
  readonly knownOn: TradingDate | null;
  readonly heldSessions: number | null;
  /** Of the share, bonus and right issues included, less that of the market; whichever way the broker went. */
  readonly excess: number | null;
  /** Fees and tax of a purchase and its sale, as a share of the order; null after selling, where nobody buys. */
  readonly cost: number | null;
};

export type HeavyCase = HeavyDay & {
  readonly symbol: string;
  readonly isNewListing: boolean;
  readonly fill: Fill;
  /** When it was known whether anybody could go along; null while it is not. */
  readonly triedOn: TradingDate | null;
  /** In the order of `HORIZONS`. */
  readonly followed: readonly Followed[];
};

/** The record trades signals: a heavy day is one that has no exit of its own. */
const firingOf = ({ broker, side }: HeavyDay, bar: number): Firing => ({
  family: 'heavy',
  kind: broker,
  timeframe: 'daily',
  side,
  signal: { bar, sameSessionOpen: null },
  ownExit: null,
});

const followedOf = (place: Place, entered: number | null, sessions: Horizon, trade: Trade): Followed => {
  const { heldSessions, gross, market, amount, fees, tax, side } = trade;
  const isPaid = side === 'buy' && amount !== null && fees !== null && tax !== null;
  return {
    endsOn: entered === null ? null : (place.market.sessions[entered + sessions] ?? null),
    knownOn: knownOutcomeOn(place, trade),
    heldSessions,
    excess: gross === null || market === null ? null : (side === 'buy' ? gross : -gross) - market,
    cost: isPaid ? (fees + tax) / amount : null,
  };
};

const caseOf = (place: Place, day: HeavyDay, trades: readonly Trade[]): HeavyCase[] => {
  const [first] = trades;
  if (first === undefined) return [];
  const { isNewListing, fill } = first;
  const tried = triedIn(place, fill);
  const entered = fill === 'filled' ? tried : null;
  return [
    {
      ...day,
      symbol: place.history.symbol,
      isNewListing,
      fill,
      triedOn: tried === null ? null : (place.market.sessions[tried] ?? null),
      followed: HORIZONS.flatMap((sessions) =>
        trades
          .filter(({ exit }) => exit === String(sessions))
          .map((trade) => followedOf(place, entered, sessions, trade)),
      ),
    },
  ];
};

/**
 * What followed each heavy day of a stock, traded as the record trades a signal of that day: in at the open of the next
 * session, where nothing was locked and the day not too thin. Only ordinary shares: the market it is compared with is
 * made of them. A day without a bar is no session of the stock.
 */
export const heavyCases = (
  market: MarketDays,
  history: SymbolHistory,
  days: readonly HeavyDay[],
): HeavyCase[] => {
  if (history.instrument !== 'Equity') return [];
  const barOn = new Map(history.bars.map(({ session }, bar) => [market.sessions[session], bar]));
  const placed = days.flatMap((day) => {
    const bar = barOn.get(day.on);
    return bar === undefined ? [] : [{ day, bar, firing: firingOf(day, bar) }];
  });
  const firings = placed.map(({ firing }) => firing);
  const trades = tradesOfSymbol(market, history, firings);
  return placed.flatMap(({ day, bar }, at) => {
    const own = trades.slice(at * EXIT_RULES.length, (at + 1) * EXIT_RULES.length);
    return caseOf({ market, history, bar }, day, own);
  });
};

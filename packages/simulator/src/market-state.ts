import type { BrokerId, Paisa } from '@chuli/kernel';
import { type Broker, brokerDraw } from './brokers.ts';
import type { Listing } from './listing.ts';
import type { Random } from './random.ts';

/** A member that buys (or sells) one share day after day. */
export type Campaign = { broker: BrokerId; sessionsLeft: number };

/** What changes about a security from one session to the next. */
export type StockState = {
  readonly listing: Listing;
  /** As the exchange states it: after a bonus or right it is the theoretical price. Null before the first session. */
  previousClose: Paisa | null;
  shares: number;
  /** How much busier than usual it is, as a logarithm. */
  activity: number;
  /** Its own return so far, apart from market and sector; pulled back slowly. */
  deviation: number;
  /** Sessions of the rush after a listing that are still to come. */
  rushLeft: number;
  buying: Campaign | null;
  selling: Campaign | null;
};

export type MarketState = {
  readonly stocks: readonly StockState[];
  readonly drawBroker: (random: Random) => BrokerId;
  /** Brings the usual trades of all securities to the number that was asked for. */
  readonly tradeScale: number;
  /** Variance of the whole market's next move: quiet and wild times follow each other in stretches. */
  variance: number;
  /** How far the market has run, as a logarithm; pulled back very slowly. */
  level: number;
  activity: number;
};

export const MARKET_VOLATILITY = 0.012;

export const openMarket = (
  listings: readonly Listing[],
  brokers: readonly Broker[],
  market: { tradesPerDay: number; firstDay: string },
): MarketState => {
  const trades = listings.reduce((sum, listing) => sum + listing.trades, 0);
  return {
    stocks: listings.map((listing) => ({
      listing,
      previousClose: listing.listedOn < market.firstDay ? listing.startPrice : null,
      shares: listing.shares,
      activity: 0,
      deviation: 0,
      rushLeft: 0,
      buying: null,
      selling: null,
    })),
    drawBroker: brokerDraw(brokers),
    tradeScale: market.tradesPerDay / trades,
    variance: MARKET_VOLATILITY ** 2,
    level: 0,
    activity: 0,
  };
};

/** It is on the list and may trade on this day. */
export const isTradable = ({ listing }: StockState, date: string): boolean =>
  listing.listedOn <= date && (listing.lastDay === null || date <= listing.lastDay);

import type { SectorId } from '@chuli/market';
import { MARKET_VOLATILITY, type MarketState, type StockState } from './market-state.ts';
import type { Random } from './random.ts';

/** The moves that all securities, or all of a sector, share on one day, as logarithms. */
type SharedMoves = { readonly market: number; readonly sectors: ReadonlyMap<SectorId, number> };

const DRIFT = 0.0003;
const SECTOR_VOLATILITY = 0.0055;
/** Of the variance: what the last move adds and what stays (GARCH 1,1). */
const SHOCK = 0.1;
const MEMORY = 0.87;

const ACTIVITY_MEMORY = 0.9;
const ACTIVITY_SPREAD = 0.4;
const STOCK_ACTIVITY_MEMORY = 0.75;
const STOCK_ACTIVITY_SPREAD = 0.6;
/** Sessions in which a share goes up by the limit after it is listed. */
const RUSH_CHANCE = 0.85;
/** How fast a share that ran away from its sector comes back to it. */
const PULL = 0.004;
const MARKET_PULL = 0.0015;

const SECTOR_IDS: readonly SectorId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

export const drawSharedMoves = (state: MarketState, random: Random): SharedMoves => {
  const market = DRIFT + Math.sqrt(state.variance) * random.fatTailed() - MARKET_PULL * state.level;
  state.level += market - DRIFT;
  state.variance =
    (1 - SHOCK - MEMORY) * MARKET_VOLATILITY ** 2 + SHOCK * market ** 2 + MEMORY * state.variance;
  state.activity =
    ACTIVITY_MEMORY * state.activity +
    ACTIVITY_SPREAD * Math.sqrt(1 - ACTIVITY_MEMORY ** 2) * random.normal();
  return {
    market,
    sectors: new Map(SECTOR_IDS.map((id) => [id, SECTOR_VOLATILITY * random.fatTailed()])),
  };
};

/** The return at which a share is drawn today, before the limits of the day cut it. */
export const drawReturn = (
  stock: StockState,
  shared: SharedMoves,
  dailyLimit: number,
  random: Random,
): number => {
  const { listing } = stock;
  const common = listing.beta * (shared.market + (shared.sectors.get(listing.sectorId) ?? 0));
  const commonVariance = listing.beta ** 2 * (MARKET_VOLATILITY ** 2 + SECTOR_VOLATILITY ** 2);
  const own = Math.sqrt(Math.max(listing.volatility ** 2 - commonVariance, (listing.volatility * 0.4) ** 2));
  const move = own * random.fatTailed() - PULL * stock.deviation;
  stock.deviation += move;
  if (stock.rushLeft > 0) {
    stock.rushLeft -= 1;
    if (random.chance(RUSH_CHANCE)) return Math.log(1 + dailyLimit);
  }
  return common + move;
};

/** Orders to expect: usual business, stretches of busy and quiet days, and more of it when the price moves. */
export const drawOrderCount = (
  stock: StockState,
  state: MarketState,
  move: number,
  random: Random,
): number => {
  stock.activity =
    STOCK_ACTIVITY_MEMORY * stock.activity +
    STOCK_ACTIVITY_SPREAD * Math.sqrt(1 - STOCK_ACTIVITY_MEMORY ** 2) * random.normal();
  const excitement = 0.35 * (Math.min(4, Math.abs(move) / stock.listing.volatility) - 0.8);
  const centre = (ACTIVITY_SPREAD ** 2 + STOCK_ACTIVITY_SPREAD ** 2) / 2 + 0.04;
  const trades =
    stock.listing.trades * state.tradeScale * Math.exp(state.activity + stock.activity + excitement - centre);
  return random.poisson(trades / ROWS_PER_ORDER);
};

/** One order is filled by this many counterparties on average, each a row of the floorsheet. */
export const ROWS_PER_ORDER = 1.75;

import { type BrokerId, type Paisa, type StockSymbol, paisa } from '@chuli/kernel';
import { type PriceRange, boardLot, firstDayRange, priceBand, priceLimit, tickSize } from '@chuli/market';
import type { DayRules } from './day-rules.ts';
import { symbolOn } from './listing.ts';
import { drawOrderCount, drawReturn, drawSharedMoves } from './market-moves.ts';
import { type Campaign, type MarketState, type StockState, isTradable } from './market-state.ts';
import type { Random } from './random.ts';

/** All that a session needs to know about one security; plain data, so that the session can be played at any time. */
export type StockPlan = {
  /** Its place in the list of the market. */
  readonly position: number;
  readonly symbol: StockSymbol;
  readonly previousClose: Paisa | null;
  /** The price that counts before the first trade: the previous close, or the opening price of a new listing. */
  readonly reference: Paisa;
  /** Where the price of the opening auction may lie. */
  readonly opening: PriceRange;
  readonly limits: PriceRange;
  readonly tick: Paisa;
  readonly lot: number;
  /** Where the price is drawn to, as a logarithm of the reference, and how it wavers on the way. */
  readonly move: number;
  readonly volatility: number;
  readonly hasAuction: boolean;
  readonly orders: number;
  /** Paisa of one trade. */
  readonly ticket: number;
  readonly buying: BrokerId | null;
  readonly selling: BrokerId | null;
};

export type DayPlan = { readonly rules: DayRules; readonly stocks: readonly StockPlan[] };

const WHOLE = 10_000;
const RUSH_SESSIONS = 8;
const FEWEST_FIRST_DAY_ORDERS = 5;
/** The market as a whole is drawn no nearer than this to the move that would stop the session. */
const HALT_MARGIN = 0.8;

type Prices = Pick<StockPlan, 'reference' | 'opening' | 'limits' | 'tick'>;

const ordinaryPrices = (stock: StockState, previousClose: Paisa, { date, bands }: DayRules): Prices => {
  const highest = paisa(Math.ceil((previousClose * (WHOLE + bands.daily)) / WHOLE));
  const tick = tickSize(date, stock.listing.instrument, highest);
  return {
    reference: previousClose,
    opening: priceBand(previousClose, bands.preOpen, tick),
    limits: priceLimit(previousClose, date, tick),
    tick,
  };
};

/** The first price is found in a special auction within the range of the listing; the day's limit is counted from it. */
const firstDayPrices = (stock: StockState, { date, bands }: DayRules, random: Random): Prices => {
  const { listing } = stock;
  const range = firstDayRange({ date, faceValue: listing.faceValue, netWorthPerShare: listing.netWorth });
  const tick = tickSize(date, listing.instrument, range.upper);
  const lower = Math.ceil(range.lower / tick) * tick;
  const upper = Math.floor(range.upper / tick) * tick;
  const wanted = lower + (upper - lower) * random.between(0.5, 1);
  const reference = paisa(Math.min(upper, Math.round(wanted / tick) * tick));
  const day = priceBand(reference, bands.daily, tick);
  return {
    reference,
    opening: { lower: reference, upper: reference },
    limits: { lower: paisa(Math.max(lower, day.lower)), upper: paisa(Math.min(upper, day.upper)) },
    tick,
  };
};

const CAMPAIGN_CHANCE = 0.05;

/** A campaign goes on until its sessions are over; then another member may begin one. */
const nextCampaign = (campaign: Campaign | null, state: MarketState, random: Random): Campaign | null => {
  if (campaign !== null && campaign.sessionsLeft > 1) {
    return { broker: campaign.broker, sessionsLeft: campaign.sessionsLeft - 1 };
  }
  return random.chance(CAMPAIGN_CHANCE)
    ? { broker: state.drawBroker(random), sessionsLeft: random.whole(4, 18) }
    : null;
};

const planStock = (
  stock: StockState,
  position: number,
  move: number,
  { state, rules, random }: { state: MarketState; rules: DayRules; random: Random },
): StockPlan => {
  const { listing, previousClose } = stock;
  const isFirstDay = previousClose === null;
  if (isFirstDay) stock.rushLeft = RUSH_SESSIONS;
  const prices = isFirstDay
    ? firstDayPrices(stock, rules, random)
    : ordinaryPrices(stock, previousClose, rules);
  stock.buying = nextCampaign(stock.buying, state, random);
  stock.selling = nextCampaign(stock.selling, state, random);
  const orders = drawOrderCount(stock, state, move, random);
  return {
    position,
    symbol: symbolOn(listing, rules.date),
    previousClose,
    ...prices,
    lot: boardLot(rules.date, listing.instrument),
    move,
    volatility: listing.volatility * random.around(1, 0.4),
    hasAuction: isFirstDay || random.chance(1 - Math.exp(-orders / 250)),
    orders: isFirstDay ? Math.max(FEWEST_FIRST_DAY_ORDERS, orders * 3) : orders,
    ticket: listing.ticket,
    buying: stock.buying?.broker ?? null,
    selling: stock.selling?.broker ?? null,
  };
};

/** By how much all moves are cut so that the value of the market stays clear of an index halt. */
const excessMove = (stocks: readonly StockState[], moves: readonly number[], limit: number): number => {
  let value = 0;
  let change = 0;
  for (const [index, stock] of stocks.entries()) {
    if (stock.previousClose === null || stock.listing.instrument !== 'Equity') continue;
    const weight = stock.previousClose * stock.shares;
    value += weight;
    change += weight * (moves[index] ?? 0);
  }
  const move = value === 0 ? 0 : change / value;
  return move - Math.max(-limit, Math.min(limit, move));
};

/** Decides what the day will be like for every security that may trade, and moves the hidden state on by one session. */
export const planDay = (state: MarketState, rules: DayRules, random: Random): DayPlan => {
  const shared = drawSharedMoves(state, random);
  const dailyLimit = rules.bands.daily / WHOLE;
  const tradable = state.stocks
    .map((stock, position) => ({ stock, position }))
    .filter(({ stock }) => isTradable(stock, rules.date));
  const moves = tradable.map(({ stock }) => drawReturn(stock, shared, dailyLimit, random));
  const stocks = tradable.map(({ stock }) => stock);
  const excess = excessMove(stocks, moves, rules.firstHalt * HALT_MARGIN);
  const day = { state, rules, random };
  return {
    rules,
    stocks: tradable.map(({ stock, position }, index) =>
      planStock(stock, position, (moves[index] ?? 0) - excess, day),
    ),
  };
};

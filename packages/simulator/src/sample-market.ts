import { AppError, type Paisa, type TradingDate, addDays, addYears, paisa } from '@chuli/kernel';
import { tradingDaysBetween } from '@chuli/market';
import type { Bar } from './bar.ts';
import { type Broker, createBrokers } from './brokers.ts';
import { type Adjustment, type Calendar, applyActions, planCalendar } from './calendar-of-actions.ts';
import { type DayPlan, planDay } from './day-plan.ts';
import { rulesOf } from './day-rules.ts';
import type { Dividend } from './dividends.ts';
import { foldBars } from './fold-bars.ts';
import { type Report, writeReport } from './reports/report.ts';
import { type IndexBar, IndexBook } from './index-book.ts';
import type { Listing } from './listing.ts';
import { createListings } from './listings.ts';
import { type MarketState, openMarket } from './market-state.ts';
import { Random } from './random.ts';
import { simulateSession } from './session.ts';
import { sketchBar } from './sketch-bar.ts';
import type { Trade } from './trade.ts';

export type SampleOptions = {
  readonly seed: number;
  /** The last day; when it is no session, the last session before it. */
  readonly endDate: TradingDate;
  readonly years: number;
  /** How many of the last sessions are told trade by trade. */
  readonly floorsheetDays: number;
  /** Securities of all kinds. */
  readonly stocks: number;
  /** Trades of an ordinary day over all securities. */
  readonly tradesPerDay: number;
};

/** Σ of the day's bars, as the exchange declares it. */
export type DayTotal = {
  readonly turnover: Paisa;
  readonly volume: number;
  readonly trades: number;
  readonly symbols: number;
};

export type SampleDay = {
  readonly date: TradingDate;
  readonly bars: readonly Bar[];
  readonly indices: readonly IndexBar[];
  readonly total: DayTotal;
  /** Bonus and right shares that went ex on this morning. */
  readonly adjustments: readonly Adjustment[];
  /** Reports published since the session before. */
  readonly reports: readonly Report[];
  /** Plays the session again, trade by trade; null on days that are told by their bars alone. */
  readonly trades: (() => Generator<Trade>) | null;
};

export type SampleMarket = {
  readonly options: SampleOptions;
  readonly listings: readonly Listing[];
  readonly brokers: readonly Broker[];
  readonly dividends: readonly Dividend[];
  readonly sessions: readonly TradingDate[];
  /** The whole period, a session at a time. May be run again; it always tells the same. */
  days(): Generator<SampleDay>;
};

const totalOf = (bars: readonly Bar[]): DayTotal => ({
  turnover: paisa(bars.reduce((sum, { amount }) => sum + amount, 0)),
  volume: bars.reduce((sum, { volume }) => sum + volume, 0),
  trades: bars.reduce((sum, { trades }) => sum + trades, 0),
  symbols: bars.length,
});

/** Bars of a day from its trades where they are kept, else drawn without them. */
const playDay = (
  plan: DayPlan,
  book: IndexBook,
  trades: (() => Generator<Trade>) | null,
  random: Random,
): Map<number, Bar> => {
  if (trades !== null) return foldBars(plan, trades(), (position, rate) => book.price(position, rate));
  const bars = new Map<number, Bar>();
  for (const stock of plan.stocks) {
    const bar = sketchBar(stock, plan, random);
    if (bar !== null) bars.set(stock.position, bar);
  }
  book.sketch(bars, random);
  return bars;
};

const closePrices = (state: MarketState, bars: ReadonlyMap<number, Bar>): void => {
  for (const [position, bar] of bars) {
    const stock = state.stocks[position];
    if (stock !== undefined) stock.previousClose = bar.close;
  }
};

type World = Omit<SampleMarket, 'days'> & { readonly calendar: Calendar; readonly start: TradingDate };

/** How many shares each stock had before it got others, the oldest first. */
type ShareHistory = Map<number, { readonly until: TradingDate; readonly shares: number }[]>;

const keepShares = (
  history: ShareHistory,
  before: readonly number[],
  state: MarketState,
  date: TradingDate,
) => {
  for (const [position, { shares }] of state.stocks.entries()) {
    const had = before[position] ?? shares;
    if (had !== shares)
      history.set(position, [...(history.get(position) ?? []), { until: date, shares: had }]);
  }
};

/** A report counts the shares of the end of its quarter, whatever was added until it came out. */
const publish = (world: World, state: MarketState, date: TradingDate, history: ShareHistory): Report[] =>
  (world.calendar.reports.get(date) ?? []).map((day) => {
    const position = world.calendar.positions.get(day.listing.symbol) ?? -1;
    const stock = state.stocks[position];
    const past = history.get(position) ?? [];
    const now = stock?.shares ?? day.listing.shares;
    return writeReport(day, {
      seed: world.options.seed,
      start: world.start,
      sharesOn: (on) => past.find(({ until }) => until > on)?.shares ?? now,
      price: stock?.previousClose ?? day.listing.startPrice,
    });
  });

function* playDays(world: World): Generator<SampleDay> {
  const { options, listings, brokers, sessions, calendar } = world;
  const state = openMarket(listings, brokers, {
    tradesPerDay: options.tradesPerDay,
    firstDay: world.start,
  });
  const book = new IndexBook(listings);
  const firstTradeDay = sessions.length - options.floorsheetDays;
  const history: ShareHistory = new Map();
  for (const [index, date] of sessions.entries()) {
    const before = state.stocks.map(({ shares }) => shares);
    const adjustments = applyActions(state, calendar, date);
    if (adjustments.length > 0) keepShares(history, before, state, date);
    book.openDay(state.stocks, date);
    const plan = planDay(state, rulesOf(date), new Random(options.seed, 'plan', date));
    const session = (): Generator<Trade> =>
      simulateSession(plan, state.drawBroker, new Random(options.seed, 'session', date));
    const trades = index >= firstTradeDay ? session : null;
    const bars = playDay(plan, book, trades, new Random(options.seed, 'bars', date));
    const indices = book.closeDay(bars, date);
    closePrices(state, bars);
    const printed = [...bars.values()];
    yield {
      date,
      bars: printed,
      indices,
      total: totalOf(printed),
      adjustments,
      reports: publish(world, state, date, history),
      trades,
    };
  }
}

const checkOptions = (options: SampleOptions, sessions: number): void => {
  const { seed, years, floorsheetDays, tradesPerDay } = options;
  const isFit =
    Number.isSafeInteger(seed) &&
    years > 0 &&
    sessions > 0 &&
    Number.isInteger(floorsheetDays) &&
    floorsheetDays >= 0 &&
    floorsheetDays <= sessions &&
    tradesPerDay > 0;
  if (!isFit) throw new AppError('input.invalid', { ...options, sessions });
};

/**
 * A market that never was, under the rules of the days it is laid in. Everything follows from the options: companies,
 * brokers, prices, dividends, reports and, for the last days, every trade.
 */
export const sampleMarket = (options: SampleOptions): SampleMarket => {
  const start = addDays(addYears(options.endDate, -Math.floor(options.years)), 1);
  const fraction = Math.round((options.years % 1) * 365);
  const sessions = tradingDaysBetween(addDays(start, -fraction), options.endDate);
  checkOptions(options, sessions.length);
  const [first = options.endDate] = sessions;
  const listings = createListings(options, sessions, options.floorsheetDays);
  const brokers = createBrokers(new Random(options.seed, 'brokers'));
  const calendar = planCalendar(listings, options.seed, sessions);
  const world: World = {
    options,
    listings,
    brokers,
    dividends: calendar.dividends,
    sessions,
    calendar,
    start: first,
  };
  return {
    options,
    listings,
    brokers,
    dividends: calendar.dividends,
    sessions,
    days: () => playDays(world),
  };
};

import { type TradingDate, daysBetween, paisa, seededRandom } from '@chuli/kernel';
import { capitalGainsTax, tradeCost } from '@chuli/market';
import { type Entry, enter } from '../entry.ts';
import { type MarketDays, marketReturn } from '../market-days.ts';
import { BOOTSTRAP_SEED, NEW_LISTING_BARS, ORDER_AMOUNT, OUT_OF_SAMPLE_FROM } from '../parameters.ts';
import { type SessionBar, type SymbolHistory, openingPrice } from '../symbol-history.ts';
import { type TradedSymbol, tradedSymbol } from '../traded-symbol.ts';

/** Sessions that a purchase is held. */
export const HOLDING_SESSIONS = [3, 5, 10, 20, 60, 120, 240] as const;

/** One bar in twelve, whatever it says. */
const ODDS = 1 / 12;
const DAYS_A_YEAR = 365.25;

/** Means over purchases by dice; fees and tax are shares of the order, the others shares of the trades. */
export type HoldingCost = {
  readonly sessions: number;
  readonly trades: number;
  readonly sessionsAYear: number;
  readonly fees: number;
  readonly tax: number;
  readonly gained: number;
  readonly beatMarket: number;
};

type Sums = { trades: number; fees: number; tax: number; gained: number; beat: number };
type Sale = { readonly bar: SessionBar; readonly date: TradingDate; readonly growth: number };

/** At the first open so many sessions later at which it could be sold. */
const saleAfter = (traded: TradedSymbol, { bar: bought, price }: Entry, sessions: number): Sale | null => {
  const { history, dates, locked, faults } = traded;
  const entered = history.bars[bought];
  if (entered === undefined) return null;
  let at = bought + 1;
  for (let bar = history.bars[at]; bar !== undefined; bar = history.bars[++at])
    if (bar.session >= entered.session + sessions && locked[at] !== 'sell') break;
  const [bar, date] = [history.bars[at], dates[at]];
  if (bar === undefined || date === undefined || faults[at] !== faults[bought]) return null;
  return { bar, date, growth: (openingPrice(bar) * bar.factor) / (price * entered.factor) };
};

/** An order of the record on the prices of then, with the fees and the tax of a day. */
const addTrade = (
  traded: TradedSymbol,
  entry: Entry,
  sums: Sums,
  sessions: number,
  day: TradingDate,
): void => {
  const sale = saleAfter(traded, entry, sessions);
  const bought = traded.history.bars[entry.bar];
  const boughtOn = traded.dates[entry.bar];
  if (sale === null || bought === undefined || boughtOn === undefined) return;
  const market = marketReturn(traded.market, bought.session, sale.bar.session);
  if (market === null) return;
  const proceeds = paisa(Math.round(ORDER_AMOUNT * sale.growth));
  const instrument = 'Equity';
  const paid = tradeCost({ date: day, side: 'buy', instrument, amount: ORDER_AMOUNT }).total;
  const received = tradeCost({ date: day, side: 'sell', instrument, amount: proceeds }).total;
  const heldDays = daysBetween(boughtOn, sale.date);
  const tax = capitalGainsTax({ date: day, gain: paisa(received - paid), heldDays, holder: 'individual' });
  const net = (received - paid - tax) / ORDER_AMOUNT;
  sums.trades += 1;
  sums.fees += (paid - ORDER_AMOUNT + proceeds - received) / ORDER_AMOUNT;
  sums.tax += tax / ORDER_AMOUNT;
  sums.gained += Number(net > 0);
  sums.beat += Number(net > market);
};

const entriesOf = (traded: TradedSymbol, seed: number): Entry[] => {
  const random = seededRandom(seed);
  return traded.history.bars.flatMap((_, bar): Entry[] => {
    const isThrown = random() < ODDS;
    const date = traded.dates[bar];
    if (!isThrown || date === undefined || date < OUT_OF_SAMPLE_FROM || bar < NEW_LISTING_BARS) return [];
    const entry = enter(traded, { bar, sameSessionOpen: null }, 'buy');
    return typeof entry === 'string' ? [] : [entry];
  });
};

const sessionsAYear = (sessions: readonly TradingDate[]): number => {
  const counted = sessions.filter((day) => day >= OUT_OF_SAMPLE_FROM);
  const [first, last] = [counted[0], counted.at(-1)];
  const days = first === undefined || last === undefined ? 0 : daysBetween(first, last);
  return days === 0 ? 0 : (counted.length * DAYS_A_YEAR) / days;
};

/** Of every ordinary share since 2022, bought by dice and held for so long; whoever asks again throws the same. */
export const holdingCosts = (market: MarketDays, histories: readonly SymbolHistory[]): HoldingCost[] => {
  const day = market.sessions.at(-1);
  if (day === undefined) return [];
  const all = HOLDING_SESSIONS.map(
    (sessions) => [sessions, { trades: 0, fees: 0, tax: 0, gained: 0, beat: 0 }] as const,
  );
  for (const [number, history] of histories.entries()) {
    if (history.instrument !== 'Equity') continue;
    const traded = tradedSymbol(market, history);
    for (const entry of entriesOf(traded, BOOTSTRAP_SEED + number))
      for (const [sessions, sums] of all) addTrade(traded, entry, sums, sessions, day);
  }
  const year = sessionsAYear(market.sessions);
  return all
    .filter(([, { trades }]) => trades > 0)
    .map(([sessions, { trades, fees, tax, gained, beat }]) => ({
      sessions,
      trades,
      sessionsAYear: year,
      fees: fees / trades,
      tax: tax / trades,
      gained: gained / trades,
      beatMarket: beat / trades,
    }));
};

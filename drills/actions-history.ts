import type { ActionBar, ActionKind, ListedRestatement } from '@chuli/actions';
import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { type Case, drawCase } from './actions-cases.ts';
import { type Declared, EVENTS, type Event, declare } from './actions-events.ts';
import { FAULTS, FAULT_NAMES, type FaultName, type PrintedBar } from './actions-faults.ts';
import { type Market, type PlayedDay, drawListing, playPrices } from './actions-prices.ts';

export type Truth = { readonly exOn: TradingDate; readonly factor: number; readonly kind: ActionKind };

/** One security as its sources print it, and what really happened to it. */
export type History = Declared & {
  readonly symbol: StockSymbol;
  readonly name: string;
  readonly instrument: string;
  readonly bars: ActionBar[];
  readonly listed: ListedRestatement[];
  readonly truth: Truth | null;
};

/** How the day of an action is printed: the exchange's restated close, the close as it was, or none. */
type Print = 'restated' | 'as it was' | 'none';

const EARLIEST_EX = 40;
const LATEST_EX = 105;
const FAULT_BESIDE_AN_ACTION = 0.15;
const LEAST_OVER_ISSUE_PRICE = 1.6;

/** What happens with the security on a session, and the trades of all its days. */
type Played = { event: Event | null; exAt: number; exDay: PlayedDay | undefined; days: PlayedDay[] };

const play = (random: Random, market: Market, { event: draw }: Case, isFund: boolean): Played => {
  const event = draw?.(random) ?? null;
  const exAt = event === null ? -1 : random.whole(EARLIEST_EX, LATEST_EX);
  const listing = drawListing(random, market, isFund);
  // Nobody subscribes to what is sold cheaper on the exchange.
  const lowest = (event?.right?.issue_price ?? 0) * LEAST_OVER_ISSUE_PRICE;
  const price = Math.max(listing.price, lowest);
  const days = playPrices(random, market, { ...listing, price }, exAt, event?.after ?? ((close) => close));
  return {
    event,
    exAt,
    exDay: event === null ? undefined : days.find(({ session }) => session >= exAt),
    days,
  };
};

const drawPrint = (random: Random, { isUndeclared }: Case): Print =>
  isUndeclared === true || random.chance(0.75) ? 'restated' : random.pick(['as it was', 'none'] as const);

const previousOf = ({ reference, lastClose }: PlayedDay, print: Print): number | null => {
  if (print === 'restated') return reference;
  return print === 'none' ? null : lastClose;
};

const printDays = (random: Random, { days, exDay }: Played, print: Print): PrintedBar[] => {
  const sources = random.whole(1, 3);
  const hasOpen = random.chance(0.7);
  return days.map((day) => ({
    session: day.session,
    open: hasOpen ? day.open : null,
    high: day.high,
    low: day.low,
    close: day.close,
    previous_close: previousOf(day, day === exDay ? print : 'restated'),
    sources_agreeing: sources,
    flags: '',
  }));
};

const drawFault = (random: Random, { fault, event }: Case): FaultName | null => {
  if (fault !== undefined) return fault;
  return event !== null && random.chance(FAULT_BESIDE_AN_ACTION) ? random.pick(FAULT_NAMES) : null;
};

const listedOf = (symbol: StockSymbol, market: Market, day: PlayedDay): ListedRestatement => ({
  symbol,
  ex_on: market.dates[day.session] as TradingDate,
  prior_close: day.lastClose as Paisa,
  restated_close: day.reference as Paisa,
});

/** The ex-date is the first bar that was printed from it on: one may be missing. */
const truthOf = (
  { event, exDay, exAt }: Played,
  bars: readonly PrintedBar[],
  market: Market,
): Truth | null => {
  const first = bars.find(({ session }) => session >= exAt);
  if (event === null || exDay === undefined || first === undefined) return null;
  const factor = event.after(exDay.lastClose) / exDay.lastClose;
  return { exOn: market.dates[first.session] as TradingDate, factor, kind: event.kind };
};

const declaredOf = (
  random: Random,
  symbol: StockSymbol,
  market: Market,
  { event, exAt }: Played,
  { isUndeclared }: Case,
): Declared => {
  if (event === null || isUndeclared === true) return { dividends: [], rights: [], declared: [] };
  const [before, exOn] = market.dates.slice(exAt - 1) as [TradingDate, TradingDate];
  return declare(random, symbol, event, exOn, before);
};

const barOf = (symbol: StockSymbol, market: Market, { session, ...bar }: PrintedBar): ActionBar =>
  ({ ...bar, symbol, traded_on: market.dates[session], last_traded: null }) as ActionBar;

/** One security through the sessions of a market, with or without an action, and what its sources make of it. */
export const playHistory = (
  symbol: StockSymbol,
  market: Market,
  labels: readonly (string | number)[],
): History => {
  const random = new Random(...labels);
  const drawn = drawCase(random);
  const isFund = drawn.event === EVENTS.fund || (drawn.event === null && random.chance(0.15));
  const played = play(random, market, drawn, isFund);
  const print = drawPrint(random, drawn);
  const clean = printDays(random, played, print);
  const fault = drawFault(random, drawn);
  const bars = fault === null ? clean : FAULTS[fault](random, clean);
  const isListed = print === 'restated' && random.chance(0.2);
  return {
    ...declaredOf(random, symbol, market, played, drawn),
    symbol,
    name: fault !== null && drawn.fault === undefined ? `${drawn.name}, beside a fault` : drawn.name,
    instrument: isFund ? 'Mutual Funds' : 'Equity',
    bars: bars.map((bar) => barOf(symbol, market, bar)),
    listed: isListed && played.exDay !== undefined ? [listedOf(symbol, market, played.exDay)] : [],
    truth: truthOf(played, bars, market),
  };
};

const CLUSTER_DAYS = 12;

/** On one day a source prints for many securities the closes of days before. */
export const spoilDay = (random: Random, histories: readonly History[], market: Market): void => {
  const on = market.dates[random.whole(EARLIEST_EX, LATEST_EX)] as TradingDate;
  const back = random.whole(2, CLUSTER_DAYS);
  for (const { bars, truth } of histories) {
    const at = bars.findIndex(({ traded_on }) => traded_on === on);
    const bar = bars[at];
    const old = bars[at - back];
    if (bar === undefined || old === undefined || truth?.exOn === on || random.chance(0.5)) continue;
    const isOff = random.chance(0.5);
    const price = isOff ? Math.round(old.close * random.between(0.93, 1.0)) : old.close;
    bars[at] = { ...bar, previous_close: price as Paisa };
  }
};

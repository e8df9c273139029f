import type { Paisa } from '@chuli/kernel';
import type { Side } from '@chuli/market';
import { type Entry, enter } from './entry.ts';
import { EXIT_RULES, type Exit, type ExitRule, leave } from './exit.ts';
import { type Tier, liquidityTier } from './liquidity.ts';
import { type MarketDays, marketReturn } from './market-days.ts';
import { NEW_LISTING_BARS, OUT_OF_SAMPLE_FROM } from './parameters.ts';
import { type Leg, type RoundTrip, boughtAndSold, leftAlone } from './round-trip.ts';
import { PRICES, type PriceName, type SessionBar, type SymbolHistory } from './symbol-history.ts';
import type { Firing, Outcome, Setting, Trade } from './trade.ts';
import { type TradedSymbol, tradedSymbol } from './traded-symbol.ts';

/** Ends of the lower and the middle tier in paisa: Rs 3 and 15 arab part the shares of 2026 about into thirds. */
const ENDS = [300_00_00_000_00, 1_500_00_00_000_00] as const;

/**
 * Tier by market value on the day. Only today's number of shares is known: earlier it was smaller by the bonus and
 * right issues since. Shares that came otherwise, as in a merger, are not taken back.
 */
const capitalisationTier = (history: SymbolHistory, bar: SessionBar): Tier | null => {
  const last = history.bars.at(-1);
  if (history.listedShares === null || last === undefined) return null;
  const value = (history.listedShares * bar.close * bar.factor) / last.factor;
  if (value < ENDS[0]) return 'low';
  return value < ENDS[1] ? 'middle' : 'high';
};

const NOTHING = {
  entryOn: null,
  entryPrice: null,
  quantity: null,
  exitReason: null,
  exitOn: null,
  exitPrice: null,
  heldSessions: null,
  amount: null,
  proceeds: null,
  fees: null,
  tax: null,
  gross: null,
  net: null,
  market: null,
  excess: null,
  excessAtAverage: null,
} as const;

const settingOf = ({ history, market, dates, turnoverBefore }: TradedSymbol, firing: Firing): Setting => {
  const index = firing.signal.bar;
  const bar = history.bars[index];
  const signalOn = dates[index];
  if (bar === undefined || signalOn === undefined) throw new RangeError(`${history.symbol}: no bar ${index}`);
  return {
    family: firing.family,
    kind: firing.kind,
    timeframe: firing.timeframe,
    side: firing.side,
    symbol: history.symbol,
    signalOn,
    isNewListing: index < NEW_LISTING_BARS,
    sector: history.sector,
    year: Number(signalOn.slice(0, 4)),
    liquidity: liquidityTier(turnoverBefore[index] ?? 0, market.thirds[bar.session]),
    capitalisation: capitalisationTier(history, bar),
    sample: signalOn < OUT_OF_SAMPLE_FROM ? 'in' : 'out',
  };
};

type Closed = Extract<Exit, { bar: number }>;

const legOf = ({ history, dates }: TradedSymbol, place: { bar: number; price: Paisa }): Leg => {
  const bar = history.bars[place.bar];
  const date = dates[place.bar];
  if (bar === undefined || date === undefined) throw new RangeError(`${history.symbol}: no bar ${place.bar}`);
  return { date, price: place.price, factor: bar.factor };
};

/** The market from a price of the entry to that of the exit; a last close is followed by the next session. */
const marketOver = (
  { history, market }: TradedSymbol,
  entry: Entry,
  exit: Closed,
  price: PriceName,
): number | null => {
  const from = history.bars[entry.bar]?.session ?? 0;
  const at = history.bars[exit.bar]?.session ?? 0;
  const to = exit.reason === 'delisted' ? Math.min(at + 1, market.sessions.length - 1) : at;
  return marketReturn(market, from, to, price);
};

const returnsOf = (trip: RoundTrip, side: Side, market: number | null) => {
  const rise = (trip.proceeds - trip.amount) / trip.amount;
  if (side === 'sell') return { gross: -rise, net: -rise, excess: market === null ? null : market - rise };
  const net = (trip.proceeds - trip.amount - trip.fees - trip.tax) / trip.amount;
  return { gross: rise, net, excess: market === null ? null : net - market };
};

type Trip = (entry: Entry, exit: Closed, side: Side) => RoundTrip;

/** Many families fire on the same day: what the same shares cost and brought is worked out once. */
const rememberedTrips = (traded: TradedSymbol): Trip => {
  const trips = new Map<string, RoundTrip>();
  return (entry, exit, side) => {
    const key = `${side}${entry.quantity}/${entry.bar}/${entry.price}/${exit.bar}/${exit.price}`;
    const known = trips.get(key);
    if (known !== undefined) return known;
    const bought = legOf(traded, entry);
    const sold = legOf(traded, exit);
    const trip =
      side === 'buy'
        ? boughtAndSold(bought, sold, entry.quantity, traded.instrument)
        : leftAlone(bought, sold, entry.quantity);
    trips.set(key, trip);
    return trip;
  };
};

/** The open of a thin share moves with a small order: what the same trade brought whoever bought and sold all day. */
const excessAtAverage = (
  traded: TradedSymbol,
  trip: Trip,
  { timeframe, side }: Firing,
  { entry, exit }: { readonly entry: Entry; readonly exit: Closed },
): number | null => {
  const [bought, sold] = [traded.history.bars[entry.bar], traded.history.bars[exit.bar]];
  if (timeframe === 'hourly' || bought === undefined || sold === undefined) return null;
  const money = trip(
    { ...entry, price: PRICES.average(bought) },
    exit.reason === 'delisted' ? exit : { ...exit, price: PRICES.average(sold) },
    side,
  );
  return returnsOf(money, side, marketOver(traded, entry, exit, 'average')).excess;
};

const outcomeOf = (
  traded: TradedSymbol,
  trip: Trip,
  firing: Firing,
  entry: Entry,
  rule: ExitRule,
): Outcome => {
  const { bars } = traded.history;
  const exit = leave(traded, entry, firing.side, rule, firing.ownExit);
  const entered = {
    ...NOTHING,
    fill: 'filled' as const,
    exit: rule,
    entryOn: traded.dates[entry.bar] ?? null,
    entryPrice: entry.price,
    quantity: entry.quantity,
    exitReason: exit.reason,
  };
  if (!('bar' in exit)) return entered;
  const market = marketOver(traded, entry, exit, 'open');
  const money = trip(entry, exit, firing.side);
  return {
    ...entered,
    exitOn: traded.dates[exit.bar] ?? null,
    exitPrice: exit.price,
    heldSessions: (bars[exit.bar]?.session ?? 0) - (bars[entry.bar]?.session ?? 0),
    ...money,
    market,
    ...returnsOf(money, firing.side, market),
    excessAtAverage: excessAtAverage(traded, trip, firing, { entry, exit }),
  };
};

/**
 * What became of every signal of a symbol, once for each rule of exit. After a buy signal: a purchase and its sale,
 * after fees and tax, less the market. After a sell signal: what somebody without the shares was spared, so gross and
 * net are the fall of the share, and the excess is the market less the share, without costs on either.
 */
export const tradesOfSymbol = (
  market: MarketDays,
  history: SymbolHistory,
  firings: readonly Firing[],
): Trade[] => {
  const traded = tradedSymbol(market, history);
  const trip = rememberedTrips(traded);
  const trades: Trade[] = [];
  for (const firing of firings) {
    const setting = settingOf(traded, firing);
    const entry = enter(traded, firing.signal, firing.side);
    for (const rule of EXIT_RULES) {
      const outcome: Outcome =
        typeof entry === 'string'
          ? { ...NOTHING, fill: entry, exit: rule }
          : outcomeOf(traded, trip, firing, entry, rule);
      trades.push({ ...setting, ...outcome });
    }
  }
  return trades;
};

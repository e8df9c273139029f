import type { TradingDate } from '@chuli/kernel';
import { turnoverBefore } from './liquidity.ts';
import { NEW_LISTING_BARS, SMALLEST_MARKET } from './parameters.ts';
import { faultsUpTo } from './steps.ts';
import { PRICES, type PriceName, type SymbolHistory } from './symbol-history.ts';

/** One ordinary share by session; zero before it can be bought. */
type Member = {
  /** What a share could be bought for, grown by its corporate actions; zero where it did not trade. */
  readonly bought: Float64Array;
  /** What it was worth: the price itself, or the last close where it did not trade. */
  readonly worth: Float64Array;
  readonly faults: Int32Array;
};

/** The market at one price of its sessions. */
type Priced = {
  readonly members: readonly Member[];
  /** Answers of `marketReturn`: the same span is asked for by many trades. */
  readonly known: Map<number, number | null>;
};

export type MarketDays = {
  readonly sessions: readonly TradingDate[];
  readonly at: Readonly<Record<PriceName, Priced>>;
  readonly smallestMarket: number;
  /** The turnovers that part the ordinary stocks of a session into thirds; null where there are none. */
  readonly thirds: readonly (readonly [lower: number, upper: number] | null)[];
};

const memberOf = ({ bars }: SymbolHistory, sessions: number, priceOf: (typeof PRICES)[PriceName]): Member => {
  const bought = new Float64Array(sessions);
  const worth = new Float64Array(sessions);
  const faults = new Int32Array(sessions);
  const faultsOfBars = faultsUpTo(bars);
  for (const [index, bar] of bars.entries()) {
    const price = priceOf(bar) * bar.factor;
    if (index >= NEW_LISTING_BARS) bought[bar.session] = price;
    worth[bar.session] = price;
    const next = bars[index + 1]?.session ?? sessions;
    worth.fill(bar.close * bar.factor, bar.session + 1, next);
    faults.fill(faultsOfBars[index] ?? 0, bar.session, next);
  }
  return { bought, worth, faults };
};

const thirdsOf = (sessions: number, histories: readonly SymbolHistory[]): MarketDays['thirds'] => {
  const turnovers = Array.from({ length: sessions }, (): number[] => []);
  for (const { bars } of histories) {
    const before = turnoverBefore(bars);
    for (const [index, bar] of bars.entries()) turnovers[bar.session]?.push(before[index] ?? 0);
  }
  return turnovers.map((values) => {
    const sorted = Float64Array.from(values).sort();
    const lower = sorted[Math.floor(sorted.length / 3)];
    const upper = sorted[Math.floor((2 * sorted.length) / 3)];
    return lower === undefined || upper === undefined ? null : [lower, upper];
  });
};

export const marketDays = (
  sessions: readonly TradingDate[],
  histories: readonly SymbolHistory[],
  smallestMarket = SMALLEST_MARKET,
): MarketDays => {
  const ordinary = histories.filter(({ instrument }) => instrument === 'Equity');
  const pricedAt = (name: PriceName): Priced => ({
    members: ordinary.map((history) => memberOf(history, sessions.length, PRICES[name])),
    known: new Map(),
  });
  return {
    sessions,
    at: { open: pricedAt('open'), average: pricedAt('average') },
    smallestMarket,
    thirds: thirdsOf(sessions.length, ordinary),
  };
};

const meanGrowth = (
  members: readonly Member[],
  smallestMarket: number,
  from: number,
  to: number,
): number | null => {
  let sum = 0;
  let count = 0;
  for (const { bought, worth, faults } of members) {
    const paid = bought[from] ?? 0;
    if (paid === 0 || faults[from] !== faults[to]) continue;
    sum += (worth[to] ?? 0) / paid;
    count += 1;
  }
  return count < smallestMarket ? null : sum / count - 1;
};

/**
 * What every trade is compared with: equal money in each ordinary share that traded in the session of the entry,
 * bought at its open, left alone, and valued at the open of the exit, without costs. New listings are no part of it,
 * because they cannot be bought; shares delisted meanwhile keep their last close. It is not parted anew each day:
 * between thinly traded shares that earns, on paper only, the bounce between bid and ask.
 */
export const marketReturn = (
  market: MarketDays,
  from: number,
  to: number,
  at: PriceName = 'open',
): number | null => {
  const { members, known } = market.at[at];
  const key = from * market.sessions.length + to;
  const told = known.get(key);
  if (told !== undefined) return told;
  const growth = meanGrowth(members, market.smallestMarket, from, to);
  known.set(key, growth);
  return growth;
};

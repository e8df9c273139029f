import { type BrokerId, type StockSymbol, paisa } from '@chuli/kernel';
import { type StockPairs, brokerPairs, sessionVolumes } from '@chuli/tape/broker';
import { sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { type RangeAsked, flowRange } from './flow-range.ts';
import { type KnownHead, knownHead } from './known-sessions.ts';
import type { Sides } from './net-value.ts';
import { type ExDate, exDatesWithin, shareEras } from './share-eras.ts';
import { roundShares, wholeShares } from './whole-shares.ts';

export type Pair = Sides & { broker: BrokerId; symbol: StockSymbol };

/** A stock with everybody who traded it. */
export type StockFlow = { symbol: StockSymbol; volume: number; pairs: Pair[] };

/** Whole shares of a stock add up over its brokers, or each broker is rounded for itself, as the page of a broker is. */
type Rounding = 'of-stock' | 'of-broker';

export const stockFlow = (found: StockPairs, rounding: Rounding): StockFlow => {
  const whole = (parts: readonly number[]): number[] =>
    rounding === 'of-stock' ? wholeShares(parts) : parts.map(roundShares);
  const [bought, sold] = [whole(found.bought), whole(found.sold)];
  return {
    symbol: found.symbol,
    volume: sum(found.bought),
    pairs: found.brokers.map((broker, at) => ({
      broker,
      symbol: found.symbol,
      bought: bought[at] ?? 0,
      sold: sold[at] ?? 0,
      bought_amount: found.bought_amount[at] ?? paisa(0),
      sold_amount: found.sold_amount[at] ?? paisa(0),
      exact: { bought: found.bought[at] ?? 0, sold: found.sold[at] ?? 0 },
    })),
  };
};

export type MarketPairs = {
  head: KnownHead;
  ex_dates: readonly ExDate[];
  is_adjusted: boolean;
  stocks: StockFlow[];
};

/** Everybody in every stock over the known sessions of a range. */
export const readPairs = async (asked: Asked<RangeAsked>, rounding: Rounding): Promise<MarketPairs> => {
  const book = await asked.sessions();
  const range = flowRange(asked.query, book, asked.clock);
  const dates = { from: range.from_date, to: range.to_date };
  const ex_dates = await exDatesWithin(asked.reference, range);
  const [found, volumes] =
    range.sessions.length === 0
      ? [[], []]
      : await Promise.all([
          brokerPairs(asked.tape, { ...dates, eras: shareEras(ex_dates, range.from_date) }),
          sessionVolumes(asked.tape, dates),
        ]);
  const traded = new Set(found.map(({ symbol }) => symbol));
  return {
    head: knownHead(range, book, volumes),
    ex_dates,
    is_adjusted: ex_dates.some(({ symbol }) => traded.has(symbol)),
    stocks: found.map((pairs) => stockFlow(pairs, rounding)),
  };
};

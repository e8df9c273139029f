import { TOP_STOCKS } from '@chuli/contracts';
import { type Paisa, paisa, percentOf } from '@chuli/kernel';
import { sum } from '../../figures/figures.ts';
import type { Pair, StockFlow } from './market-pairs.ts';
import { type Sign, isOn, netOf } from './net-value.ts';
import { averageOf } from './top-brokers.ts';

/** The largest net on this side first; of equal ones by broker, as every list of brokers of a stock is ordered. */
const largest = (pairs: readonly Pair[], sign: Sign): Pair[] =>
  pairs
    .filter(isOn(sign))
    .toSorted((a, b) => sign * (netOf(b) - netOf(a)) || (a.broker < b.broker ? -1 : 1))
    .slice(0, TOP_STOCKS);

/** Rupees of a known session, on average. */
export const meanTurnover = ({ pairs }: StockFlow, sessions: number): Paisa =>
  paisa(Math.round(sum(pairs.map(({ bought_amount }) => bought_amount)) / Math.max(1, sessions)));

/** Who kept most of a stock, or let most of it go: plain arithmetic. */
export const topFiveOf = ({ pairs, volume }: StockFlow, sign: Sign) => {
  const five = largest(pairs, sign);
  const net = (counted: readonly Pair[]): number => sign * sum(counted.map(netOf));
  return {
    brokers: five.map((pair) => ({
      broker: pair.broker,
      net: netOf(pair),
      average: averageOf(pair, sign),
    })),
    five_percent: percentOf(net(five), volume),
    largest_percent: percentOf(net(five.slice(0, 1)), volume),
    net_buyers: pairs.filter(isOn(1)).length,
    net_sellers: pairs.filter(isOn(-1)).length,
    volume: Math.round(volume),
  };
};

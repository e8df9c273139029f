import { type ReplyOf, TOP_STOCKS, type brokerTopContracts } from '@chuli/contracts';
import { type BrokerId, type Paisa, type Rupees, paisa, percentOf, toRupees } from '@chuli/kernel';
import { sum } from '../../figures/figures.ts';
import type { Pair, StockFlow } from './market-pairs.ts';
import { type Sign, isOn, netOf, netValue, ownAverage } from './net-value.ts';

type TopBroker = ReplyOf<typeof brokerTopContracts.holding>['rows'][number];

/** A pair with what it is worth and how much of its stock it is. */
export type Valued = Pair & { value: Paisa; volume: number };

export const turnoverOf = (pairs: readonly Pair[]): Paisa =>
  paisa(sum(pairs.map(({ bought_amount, sold_amount }) => bought_amount + sold_amount)));

/** Its purchases and sales as a share of twice the volume. */
export const volumePercent = ({ exact, volume }: Pick<Valued, 'exact' | 'volume'>): number | null =>
  percentOf(exact.bought + exact.sold, 2 * volume);

/** All pairs by broker, brokers by name. */
export const byBroker = (stocks: readonly StockFlow[]): Map<BrokerId, Valued[]> =>
  Map.groupBy(
    stocks.flatMap(({ volume, pairs }) => pairs.map((pair) => ({ ...pair, volume, value: netValue(pair) }))),
    ({ broker }) => broker,
  );

/** The largest net value on this side first; of equal ones by symbol. */
export const bySize =
  (sign: Sign) =>
  (a: Valued, b: Valued): number =>
    sign * (b.value - a.value) || (a.symbol < b.symbol ? -1 : 1);

/** On the own side of a pair there always is an average. */
export const averageOf = (pair: Pair, sign: Sign): Rupees => ownAverage(pair, sign) ?? toRupees(paisa(0));

const topBroker = (broker: BrokerId, pairs: readonly Valued[], sign: Sign): TopBroker => {
  const own = pairs.filter(isOn(sign)).toSorted(bySize(sign));
  const amount = sign * sum(own.map(({ value }) => value));
  const top = own.slice(0, TOP_STOCKS);
  return {
    broker,
    amount: toRupees(paisa(amount + 0)),
    stocks: own.length,
    top: top.map((pair) => ({
      symbol: pair.symbol,
      net: netOf(pair),
      net_value: toRupees(pair.value),
      average: averageOf(pair, sign),
      volume_percent: volumePercent(pair),
    })),
    top_percent: percentOf(sign * sum(top.map(({ value }) => value)), amount),
    turnover: toRupees(turnoverOf(pairs)),
  };
};

/** Every broker by the value of what it gathered, or of what it released. */
export const topBrokers = (stocks: readonly StockFlow[], sign: Sign): TopBroker[] =>
  [...byBroker(stocks)]
    .map(([broker, pairs]) => topBroker(broker, pairs, sign))
    .toSorted((a, b) => b.amount - a.amount || (a.broker < b.broker ? -1 : 1));

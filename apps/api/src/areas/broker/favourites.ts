import { FAVOURITES_A_BROKER } from '@chuli/contracts';
import { type BrokerId, type Paisa, paisa, percentOf, roundedRatio } from '@chuli/kernel';
import { sum } from '../../figures/figures.ts';
import type { StockFlow } from './market-pairs.ts';
import { type Sign, isOn } from './net-value.ts';
import { type Valued, byBroker, turnoverOf } from './top-brokers.ts';

/** Rs 10 lakh: what a broker trades less of than that says nothing about what it likes. */
const SMALLEST_TURNOVER = paisa(10_00_000_00);

export type Favourite = {
  pair: Valued;
  /** Net value without sign in percent of the turnover of the broker. */
  favour: number | null;
  lift: number | null;
  turnover: Paisa;
};

const sharesOf = (pairs: readonly Valued[]): number =>
  sum(pairs.map(({ exact }) => exact.bought + exact.sold));

const ofBroker = (pairs: readonly Valued[], market: number, sign: Sign): Favourite[] => {
  const turnover = turnoverOf(pairs);
  const ofMarket = sharesOf(pairs) / (2 * market);
  return pairs
    .filter((pair) => isOn(sign)(pair) && pair.bought_amount + pair.sold_amount >= SMALLEST_TURNOVER)
    .toSorted((a, b) => sign * (b.value - a.value) || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, FAVOURITES_A_BROKER)
    .map((pair) => ({
      pair,
      favour: percentOf(Math.abs(pair.value), turnover),
      lift: roundedRatio((pair.exact.bought + pair.exact.sold) / (2 * pair.volume), ofMarket, 2),
      turnover,
    }));
};

/**
 * What each broker kept or let go most, against what is usual for it. Within a broker the order of net values is that of
 * favour, since all are divided by the same turnover.
 */
export const favouritesOf = (
  stocks: readonly StockFlow[],
  sign: Sign,
  only: BrokerId | undefined,
): Favourite[] => {
  const market = sum(stocks.map(({ volume }) => volume));
  return [...byBroker(stocks)]
    .filter(([broker]) => only === undefined || broker === only)
    .toSorted(([a, own], [b, other]) => turnoverOf(other) - turnoverOf(own) || (a < b ? -1 : 1))
    .flatMap(([, pairs]) => ofBroker(pairs, market, sign));
};

import {
  HEAVY_AMOUNT,
  HEAVY_SHARE,
  type HeavyCase,
  type HeavyDay,
  heavyCases,
  heavySide,
  marketDays,
} from '@chuli/backtest';
import { type StockSymbol, paisa, stockSymbol } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';
import {
  type BrokerCaseRow,
  type PairDay,
  brokerCasesVersion,
  heavyPairDays,
  loadsMark,
  replaceBrokerCases,
} from '@chuli/tape/broker';
import type { LoadedMarket } from '../market/loaded-market.ts';
import { type Turn, breathe } from '../pass/turn.ts';
import { historiesOf } from './histories.ts';

const heavyDayOf = ({ broker, traded_on, bought, sold, turnover }: PairDay): HeavyDay[] => {
  const side = heavySide({ bought, sold, turnover });
  const amount = paisa(Math.abs(bought - sold));
  return side === null ? [] : [{ broker, on: traded_on, side, amount, share: amount / turnover }];
};

const rowOf = ({ broker, side, on, symbol, followed, ...one }: HeavyCase): BrokerCaseRow => ({
  broker,
  side,
  heavy_on: on,
  symbol: stockSymbol(symbol),
  amount: one.amount,
  share: one.share,
  is_new_listing: one.isNewListing,
  fill: one.fill,
  tried_on: one.triedOn,
  ends_on: followed.map(({ endsOn }) => endsOn),
  known_on: followed.map(({ knownOn }) => knownOn),
  held_sessions: followed.map(({ heldSessions }) => heldSessions),
  excess: followed.map(({ excess }) => excess),
  cost: followed.map(({ cost }) => cost),
});

const casesOf = async (tape: Tape, market: LoadedMarket, turn: Turn): Promise<BrokerCaseRow[]> => {
  const found = await heavyPairDays(tape, {
    to: market.as_of,
    smallest: HEAVY_AMOUNT,
    share: HEAVY_SHARE,
  });
  const bySymbol = Map.groupBy(found, ({ symbol }): StockSymbol => market.present.get(symbol) ?? symbol);
  const histories = historiesOf(market);
  const days = marketDays(market.sessions, histories);
  const rows: BrokerCaseRow[] = [];
  for (const history of histories) {
    const own = bySymbol.get(stockSymbol(history.symbol)) ?? [];
    rows.push(...heavyCases(days, history, own.flatMap(heavyDayOf)).map(rowOf));
    await breathe(turn);
  }
  return rows;
};

/**
 * What followed the heavy days of brokers, put in the place of what was there, where bars or trades have changed since.
 * How many there are; null where nothing has changed.
 */
export const bringUpBrokerCases = async (
  tape: Tape,
  market: LoadedMarket,
  turn: Turn,
): Promise<number | null> => {
  const [loads, stored] = await Promise.all([loadsMark(tape, market.as_of), brokerCasesVersion(tape)]);
  const version = `${market.version} ${loads}`;
  if (stored === version || (stored === null && loads === '')) return null;
  return replaceBrokerCases(tape, await casesOf(tape, market, turn), version, turn.fence);
};

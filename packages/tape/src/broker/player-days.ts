import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** The brokers that are looked at in each session; a session that is not named has none. */
export type PlayersOf = readonly { readonly session: TradingDate; readonly brokers: readonly BrokerId[] }[];

/** What players did in a stock in one session in which at least one of them traded it. */
export type PlayerDay = {
  traded_on: TradingDate;
  symbol: StockSymbol;
  /** How many of them traded it, and those of them that bought more than they sold, or sold more. */
  traded: number;
  buying: number;
  selling: number;
  /** Bought less sold of all of them together. */
  net: number;
  net_amount: Paisa;
  /** All that was traded of it. */
  turnover: Paisa;
};

const WITHIN = 'traded_on BETWEEN {from:Date} AND {to:Date}';

/** Only what went through players is looked at broker by broker; what others traded is in the sum of the stock. */
const PLAYER_DAYS = `
  SELECT own.traded_on AS traded_on, own.symbol AS symbol, count() AS traded, countIf(shares > 0) AS buying,
    countIf(shares < 0) AS selling, sum(shares) AS net, sum(rupees) AS net_amount, any(stock.amount) AS turnover
  FROM (
    SELECT traded_on, symbol, broker, toInt64(sum(day.bought)) - toInt64(sum(day.sold)) AS shares,
      toInt64(sum(day.bought_amount)) - toInt64(sum(day.sold_amount)) AS rupees
    FROM broker_day_by_broker AS day WHERE ${COUNTED} AND ${WITHIN} AND broker IN {brokers:Array(String)}
      AND (traded_on, toString(broker)) IN (
        SELECT player.1, player.2
        FROM (SELECT arrayJoin(arrayZip({player_days:Array(Date)}, {player_brokers:Array(String)})) AS player)
      )
    GROUP BY traded_on, symbol, broker
  ) AS own
  INNER JOIN (
    SELECT traded_on, symbol, sum(day.amount) AS amount
    FROM order_day AS day WHERE ${COUNTED} AND ${WITHIN} GROUP BY traded_on, symbol
  ) AS stock ON stock.traded_on = own.traded_on AND stock.symbol = own.symbol
  GROUP BY traded_on, symbol`;

const paramsOf = (players: PlayersOf): Record<string, unknown> => {
  const pairs = players.flatMap(({ session, brokers }) => brokers.map((broker) => ({ session, broker })));
  const days = players.map(({ session }) => session).toSorted();
  return {
    from: days[0],
    to: days.at(-1),
    player_days: pairs.map(({ session }) => session),
    player_brokers: pairs.map(({ broker }) => broker),
    brokers: [...new Set(pairs.map(({ broker }) => broker))],
  };
};

/** Stocks of which so much was traded in a session, by session and symbol. */
export const playerDays = (
  tape: Tape,
  { players, least_turnover }: { players: PlayersOf; least_turnover: Paisa },
): Promise<PlayerDay[]> =>
  players.length === 0
    ? Promise.resolve([])
    : ask<PlayerDay>(
        tape,
        `${PLAYER_DAYS} HAVING turnover >= {least_turnover:UInt64} ORDER BY traded_on, symbol`,
        { ...paramsOf(players), least_turnover },
      );

export type SidedSessions = { symbol: StockSymbol; bought: number; sold: number };

/** In how many sessions players together bought more of a stock than they sold, and in how many they sold more. */
export const sidedSessions = (tape: Tape, players: PlayersOf): Promise<SidedSessions[]> =>
  players.length === 0
    ? Promise.resolve([])
    : ask<SidedSessions>(
        tape,
        `SELECT symbol, countIf(net > 0) AS bought, countIf(net < 0) AS sold FROM (${PLAYER_DAYS}) GROUP BY symbol`,
        paramsOf(players),
      );

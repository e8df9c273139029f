import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** How much of a session the trades that are known make up, in paisa. */
export type SessionCoverage = {
  traded_on: TradingDate;
  /** What the trades add up to; 0 where none is known. */
  known: Paisa;
  /** What was traded: as the exchange declared it, else by the bars of the day; null where neither says it. */
  expected: Paisa | null;
};

type Range = { from: TradingDate; to: TradingDate };

const RANGE = 'traded_on BETWEEN {from:Date} AND {to:Date}';

/** Of each session whatever is known of it, from either side. */
const coverageSql = (known: string, expected: string): string => `
SELECT traded_on, sum(known) AS known, coalesce(max(declared), max(bars)) AS expected
FROM (${known} UNION ALL ${expected})
GROUP BY traded_on ORDER BY traded_on`;

const OF_MARKET = `
SELECT traded_on, toUInt64(0) AS known, toNullable(turnover) AS declared, NULL AS bars FROM market_day FINAL WHERE ${RANGE}
UNION ALL
SELECT traded_on, 0, NULL, sum(amount) FROM daily_bar FINAL WHERE ${RANGE} GROUP BY traded_on`;

/** The exchange declares no total of some stocks: their bars say what was traded. */
const OF_STOCKS = `
SELECT traded_on, toUInt64(0) AS known, NULL AS declared, sum(amount) AS bars FROM daily_bar FINAL
WHERE symbol IN {symbols:Array(String)} AND ${RANGE} GROUP BY traded_on`;

const roll = (table: string, condition: string): string => `
SELECT traded_on, sum(bought_amount) AS known, NULL AS declared, NULL AS bars FROM ${table}
WHERE ${condition}${COUNTED} AND ${RANGE} GROUP BY traded_on`;

/** Of the purchases whose broker is known, of some stocks or of the market: what sums over brokers are made of. */
export const flowCoverage = (
  tape: Tape,
  { symbols, ...range }: Range & { symbols: readonly StockSymbol[] | null },
): Promise<SessionCoverage[]> =>
  symbols === null
    ? ask(tape, coverageSql(roll('broker_day_by_broker', ''), OF_MARKET), range)
    : ask(
        tape,
        coverageSql(roll('broker_day_by_symbol', 'symbol IN {symbols:Array(String)} AND '), OF_STOCKS),
        {
          symbols,
          ...range,
        },
      );

/** Of all trades of one session, whoever made them. */
export const floorsheetCoverage = (tape: Tape, date: TradingDate): Promise<SessionCoverage[]> =>
  ask(
    tape,
    coverageSql(
      `SELECT traded_on, sum(amount) AS known, NULL AS declared, NULL AS bars FROM trade
WHERE ${COUNTED} AND ${RANGE} GROUP BY traded_on`,
      OF_MARKET,
    ),
    { from: date, to: date },
  );

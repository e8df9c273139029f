import type { TradingDate } from '@chuli/kernel';
import type { IndexEvent, TradeEvent } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import { indexMinutes } from '@chuli/tape/live';
import { INDICES } from '@chuli/market';

const TRADES = `
SELECT toString(contract_id) AS contractId, symbol, quantity, rate, amount,
  toUnixTimestamp64Micro(traded_at) AS at, buyer, seller
FROM counted_trade AS trade WHERE traded_on = {day:Date} ORDER BY traded_at, trade.contract_id`;

/** Contracts of a finished day in the order of time, a block at a time: a day may have two million. */
export async function* storedTrades(tape: Tape, day: TradingDate): AsyncGenerator<TradeEvent> {
  const result = await tape.query({ query: TRADES, query_params: { day }, format: 'JSONEachRow' });
  for await (const rows of result.stream<Omit<TradeEvent, 'kind'>>()) {
    for (const row of rows) yield { ...row.json(), kind: 'trade' };
  }
}

/** The course of every index over a finished day, oldest first. */
export async function* storedIndices(tape: Tape, day: TradingDate): AsyncGenerator<IndexEvent> {
  const events: IndexEvent[] = [];
  for (const { id } of INDICES) {
    for (const { at, value } of await indexMinutes(tape, { date: day, index_id: id })) {
      events.push({ kind: 'index', indexId: id, value, at });
    }
  }
  yield* events.sort((a, b) => a.at - b.at);
}

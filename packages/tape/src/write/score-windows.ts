import { setImmediate as breathe } from 'node:timers/promises';
import { type BrokerNet, type MarketSession, type StockDay, type WindowScore, scoreStock } from '@chuli/flow';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { dayFlows } from './day-flows.ts';
import { type DueWindows, type StockRestated, dueWindows } from './due-windows.ts';
import { type RowEncoding, insertRows } from './insert.ts';

type Row = WindowScore & { readonly inputs: string };

const COLUMNS = [
  'traded_on',
  'days',
  'symbol',
  'known',
  'score',
  'z',
  'orders',
  'volume',
  'hhi_buyers',
  'hhi_sellers',
  'buyers',
  'buyer_nets',
  'sellers',
  'seller_nets',
  'inputs',
];

const ENCODING: RowEncoding<Row> = {
  columns: COLUMNS,
  write: (out, row) => {
    const brokers = (nets: readonly BrokerNet[]): void => {
      out.array(nets, ({ broker }) => out.string(broker));
      out.array(nets, ({ net }) => out.float64(net));
    };
    out.date(row.to);
    out.uint8(row.days);
    out.string(row.symbol);
    out.uint8(row.known);
    out.float64(row.score);
    out.nullableFloat64(row.z);
    out.uint32(row.orders);
    out.float64(row.volume);
    out.nullableFloat64(row.hhi_buyers);
    out.nullableFloat64(row.hhi_sellers);
    brokers(row.buyers);
    brokers(row.sellers);
    out.string(row.inputs);
  },
};

type Flows = Map<StockSymbol, Map<TradingDate, StockDay>>;

const readFlows = async (tape: Tape, days: readonly TradingDate[]): Promise<Flows> => {
  const flows: Flows = new Map();
  for (const date of days) {
    for (const [symbol, day] of await dayFlows(tape, date)) {
      const own = flows.get(symbol) ?? new Map<TradingDate, StockDay>();
      flows.set(symbol, own.set(date, day));
    }
  }
  return flows;
};

/** Days whose windows are scored together: each is then read and shuffled hardly more than once. */
const DAYS_AT_ONCE = 60;

type Scoring = { readonly sessions: readonly MarketSession[]; readonly restated: readonly StockRestated[] };

const scoreDays = async (
  tape: Tape,
  due: readonly DueWindows[],
  { sessions, restated }: Scoring,
): Promise<number> => {
  const inputs = new Map(due.map((one) => [one.to, one.inputs]));
  const ends = new Set(inputs.keys());
  const flows = await readFlows(tape, [...new Set(due.flatMap(({ reads }) => reads))].toSorted());
  const exDates = Map.groupBy(restated, ({ symbol }) => symbol);
  const rows: Row[] = [];
  for (const [symbol, days] of flows) {
    const scores = scoreStock({ symbol, days, restated: exDates.get(symbol) ?? [] }, sessions, ends);
    for (const score of scores) rows.push({ ...score, inputs: inputs.get(score.to) ?? '' });
    // Whoever runs this has other things to hear: a whole market takes seconds.
    await breathe();
  }
  await insertRows(tape, 'broker_window', ENCODING, rows);
  await tape.insert({
    table: 'counted_window',
    values: due.map(({ to, inputs: made, load }) => ({ traded_on: to, inputs: made, load: String(load) })),
    format: 'JSONEachRow',
  });
  return rows.length;
};

/** A question that began before a writing was replaced has ended by now. */
const LONGEST_QUESTION_SECONDS = 600;

const sweep = async (tape: Tape): Promise<void> => {
  const replaced = await ask<{ traded_on: TradingDate; inputs: string }>(
    tape,
    `SELECT DISTINCT traded_on, stored.inputs AS inputs FROM broker_window AS stored
     INNER JOIN counted_window AS counted FINAL USING traded_on
     WHERE stored.inputs != counted.inputs AND counted.counted_at < now64(3) - toIntervalSecond({seconds:UInt32})`,
    { seconds: LONGEST_QUESTION_SECONDS },
  );
  for (const { traded_on, inputs } of replaced)
    await tape.command({
      query: 'DELETE FROM broker_window WHERE traded_on = {date:Date} AND inputs = {inputs:String}',
      query_params: { date: traded_on, inputs },
    });
};

/**
 * Makes the tape hold the windows of every known day as they follow from the trades that count and from the ex-dates:
 * what stands already is left. Killed anywhere, the next run does the rest. Says how many days were scored.
 */
export const scoreWindows = async (
  tape: Tape,
  restated: readonly StockRestated[],
  onDays?: (scored: number, all: number) => void,
): Promise<number> => {
  const { sessions, due } = await dueWindows(tape, restated);
  for (let at = 0; at < due.length; at += DAYS_AT_ONCE) {
    const days = due.slice(at, at + DAYS_AT_ONCE);
    await scoreDays(tape, days, { sessions, restated });
    onDays?.(at + days.length, due.length);
  }
  await sweep(tape);
  return due.length;
};

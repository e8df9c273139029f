import { setTimeout as delay } from 'node:timers/promises';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { addTradingDays, tradingDaysBetween } from '@chuli/market';
import type { Tape } from '@chuli/tape';

const LAST_DAY = tradingDate('2026-08-21');
/** Invented names, where no market has any. */
const SYMBOLS = Array.from({ length: 350 }, (_, at) => `S${String(at).padStart(3, '0')}`);
const BROKERS = 90;

/** Sessions of five and a quarter years, the latest first. */
export const simulatedDays = (count: number): TradingDate[] =>
  tradingDaysBetween(addTradingDays(LAST_DAY, 1 - count), LAST_DAY).toReversed();

/**
 * Few stocks and brokers have most of the trades, as on the exchange; made by the engine itself, so that a hundred
 * million arrive in minutes. A day is always the same trades, whatever else is generated.
 */
const GENERATE = `
INSERT INTO trade (traded_on, symbol, contract_id, traded_at, buyer, seller, quantity, rate, amount)
SETTINGS parallel_view_processing = 1, max_insert_threads = 2
SELECT
  day AS traded_on,
  {symbols:Array(String)}[stock + 1] AS symbol,
  toUInt64(toYYYYMMDD(day)) * 100000000 + 1000000 + nth AS contract_id,
  toDateTime64(day, 6, 'UTC') + toIntervalSecond(18900 + intDiv(nth * 14400, {per_day:UInt32})) AS traded_at,
  toString(1 + toUInt32(floor({brokers:UInt32} * pow(cityHash64(seed, 2) / 18446744073709551616., 1.8)))) AS buyer,
  toString(1 + toUInt32(floor({brokers:UInt32} * pow(cityHash64(seed, 3) / 18446744073709551616., 1.8)))) AS seller,
  toUInt32(10 + floor(990 * pow(cityHash64(seed, 4) / 18446744073709551616., 3))) AS quantity,
  toUInt32(10000 + cityHash64(stock) % 90000 + cityHash64(seed, 5) % 1000) AS rate,
  toUInt64(quantity) * rate AS amount
FROM (
  SELECT
    {days:Array(Date)}[intDiv(number, {per_day:UInt32}) + 1] AS day,
    number % {per_day:UInt32} AS nth,
    cityHash64(day, nth) AS seed,
    toUInt32(floor(length({symbols:Array(String)}) * pow(cityHash64(seed, 1) / 18446744073709551616., 2.2))) AS stock
  FROM numbers({rows:UInt64})
)`;

const DAYS_A_BATCH = 16;

type Simulated = {
  readonly perDay: number;
  readonly symbols?: readonly string[];
  /** Hears after each batch which days it had, and how long it took; no more are made once it says no. */
  readonly onBatch: (days: readonly TradingDate[], ms: number) => boolean | Promise<boolean>;
};

/** Adds every trade of these days. */
export const generateTrades = async (
  tape: Tape,
  days: readonly TradingDate[],
  { perDay, symbols = SYMBOLS, onBatch }: Simulated,
): Promise<void> => {
  for (let first = 0; first < days.length; first += DAYS_A_BATCH) {
    const batch = days.slice(first, first + DAYS_A_BATCH);
    const rows = batch.length * perDay;
    const started = performance.now();
    await tape.command({
      query: GENERATE,
      query_params: { days: batch, per_day: perDay, rows, symbols, brokers: BROKERS },
    });
    await tape.insert({
      table: 'counted_load',
      values: batch.map((traded_on) => ({ traded_on, load: 0, trades: perDay })),
      format: 'JSONEachRow',
    });
    if (!(await onBatch(batch, performance.now() - started))) return;
  }
};

const LONGEST_WAIT_MS = 60_000;

/** Waits until the engine has tidied up what was just inserted, so that this is not measured along with the questions. */
export const settleMerges = async (tape: Tape): Promise<void> => {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < deadline) {
    const result = await tape.query({
      query: 'SELECT count() AS merges FROM system.merges',
      format: 'JSONEachRow',
    });
    const [row] = await result.json<{ merges: number }>();
    if (row?.merges === 0) return;
    await delay(500);
  }
};

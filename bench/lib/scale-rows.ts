import { readSettings } from '@chuli/command';
import { instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import type { BrokerId } from '@chuli/kernel';
import { type TradeRow, migrateTape, openTape } from '@chuli/tape';
import { replaceTradeDay } from '@chuli/tape/write';

const DAY = tradingDate('2026-08-20');
const OPENS = Date.parse('2026-08-20T05:15:00Z');
const SESSION_MS = 4 * 3_600_000;
const STOCKS = 330;
const BROKERS = 90;
const REPEATS = 3;

export type Rows = {
  readonly rows: number;
  /** Microseconds for a row: checks, orders, roll-ups and the sums that are compared. */
  readonly micros: number;
};

/** A day of so many contracts, few stocks with most of them. */
const tradesOf = (count: number): TradeRow[] =>
  Array.from({ length: count }, (_, at) => {
    const stock = Math.floor(STOCKS * ((at * 0.618_034) % 1) ** 2.2);
    const rate = paisa(20_000 + stock * 150 + ((at * 7) % 100) * 10);
    const quantity = 10 + ((at * 37) % 990);
    return {
      contract_id: `2026082001${String(at).padStart(6, '0')}`,
      symbol: stockSymbol(`S${String(stock).padStart(3, '0')}`),
      traded_at: instant(OPENS + Math.floor((at / count) * SESSION_MS)) * 1_000,
      buyer: String(1 + ((at * 11) % BROKERS)) as BrokerId,
      seller: String(1 + ((at * 13) % BROKERS)) as BrokerId,
      quantity,
      rate,
      amount: paisa(rate * quantity),
    };
  });

/** Whole days of growing size as they come in after the close, into a database that goes afterwards. */
export const measureRows = async (sizes: readonly number[]): Promise<Rows[]> => {
  const { tapeUrl } = readSettings();
  const database = 'bench_scale';
  await migrateTape({ url: tapeUrl, database });
  const tape = openTape({ url: tapeUrl, database, maxSeconds: 120 });
  try {
    const measured: Rows[] = [];
    for (const rows of [sizes[0] ?? 0, ...sizes]) {
      const trades = tradesOf(rows);
      const times: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const started = performance.now();
        await replaceTradeDay(tape, DAY, trades);
        times.push(performance.now() - started);
      }
      measured.push({ rows, micros: (Math.min(...times) * 1_000) / rows });
    }
    return measured.slice(1);
  } finally {
    await tape.command({ query: `DROP DATABASE IF EXISTS ${database}` });
    await tape.close();
  }
};

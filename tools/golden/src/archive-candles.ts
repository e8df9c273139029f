import { readCsvRecords } from '@chuli/kernel';
import type { Candle } from '@chuli/indicators';
import { ArchiveFiles, parseDailyBars } from '@chuli/importer';

const FEWEST_BARS = 300;

const nepseByDay = async (files: ArchiveFiles): Promise<Map<string, number>> => {
  const text = (await files.unzipped('index_daily.csv.gz')).toString('utf8');
  const rows = readCsvRecords(text, ['index_code', 'date', 'close']).filter(
    ({ index_code: code }) => code === 'NEPSE',
  );
  return new Map(rows.map(({ date, close }) => [date, Number(close)]));
};

/** Raw daily candles of so many securities of the archive, spread evenly over the alphabet. */
export const archiveCandles = async (folder: string, symbols: number): Promise<Map<string, Candle[]>> => {
  const files = new ArchiveFiles(folder);
  const market = await nepseByDay(files);
  const bySymbol = new Map<string, Candle[]>();
  for (const row of parseDailyBars(await files.unzipped('prices_daily.csv.gz')).rows) {
    const candles = bySymbol.get(row.symbol) ?? [];
    bySymbol.set(row.symbol, candles);
    candles.push({
      open: (row.open ?? row.close) / 100,
      high: row.high / 100,
      low: row.low / 100,
      close: row.close / 100,
      volume: row.volume,
      amount: row.amount === null ? null : row.amount / 100,
      market: market.get(row.traded_on) ?? null,
      session: candles.length,
      minute: 0,
    });
  }
  const long = [...bySymbol]
    .filter(([, candles]) => candles.length >= FEWEST_BARS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const every = long.length / Math.min(symbols, long.length);
  return new Map(long.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every)));
};

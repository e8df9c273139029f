import { type TradingDate, tradingDate } from '@chuli/kernel';
import { type SeriesBar, dailySeries, weeklySeries } from '@chuli/signals';
import { sampleMarket } from '@chuli/simulator';
import type { BenchOptions } from '../bench.ts';
import { type MarketSource, archiveSource, sampleSource } from '@chuli/importer';

/** The closed bars of one symbol, as the families are given them. */
export type SymbolBars = { readonly daily: readonly SeriesBar[]; readonly weekly: readonly SeriesBar[] };

const SAMPLE = { seed: 7, end: '2026-08-20', years: 3, stocks: 200 };

/** Fewer symbols on a day are stray copies, not a session. */
const SYMBOLS_IN_A_SESSION = 20;

const sourceOf = ({ full, archive }: BenchOptions): MarketSource => {
  if (archive !== undefined) return archiveSource(archive);
  if (full) throw new Error('--full is the whole archive: --archive <folder>');
  const market = sampleMarket({
    seed: SAMPLE.seed,
    endDate: tradingDate(SAMPLE.end),
    years: SAMPLE.years,
    stocks: SAMPLE.stocks,
    floorsheetDays: 0,
    tradesPerDay: 1_000,
  });
  return sampleSource(market, [...market.days()]);
};

const sessionNumbers = (dates: Iterable<TradingDate>): Map<TradingDate, number> => {
  const symbols = new Map<TradingDate, number>();
  for (const date of dates) symbols.set(date, (symbols.get(date) ?? 0) + 1);
  const sessions = [...symbols].flatMap(([date, count]) => (count > SYMBOLS_IN_A_SESSION ? [date] : []));
  return new Map(sessions.sort().map((date, number) => [date, number]));
};

/** Every symbol that has a bar: the archive, with --full all of it and else 200 symbols, or the sample market. */
export const signalMarket = async (options: BenchOptions): Promise<SymbolBars[]> => {
  const source = sourceOf(options);
  const days = (await source.dailyBars.read()).rows;
  const found = (await source.priceAdjustments.read()).rows;
  const adjustments = Map.groupBy(
    found.filter(({ confidence }) => confidence !== 'doubtful'),
    ({ symbol }) => symbol,
  );
  const sessions = { numbers: sessionNumbers(days.map(({ traded_on }) => traded_on)), market: new Map() };
  const symbols = [...Map.groupBy(days, ({ symbol }) => symbol)].map(([symbol, own]): SymbolBars => {
    const bars = own.toSorted((one, other) => (one.traded_on < other.traded_on ? -1 : 1));
    const actions = (adjustments.get(symbol) ?? []).toSorted((one, other) =>
      one.ex_on < other.ex_on ? -1 : 1,
    );
    const daily = dailySeries(bars, actions, sessions);
    return { daily, weekly: weeklySeries(daily).closed };
  });
  const traded = symbols.filter(({ daily }) => daily.length > 0);
  return options.full ? traded : traded.slice(0, SAMPLE.stocks);
};

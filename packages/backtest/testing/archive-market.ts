import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { INSTRUMENT_NAMES, type SectorId, basesOf, instrumentOf } from '@chuli/market';
import { type MarketSource, archiveSource } from '@chuli/importer';
import { type SessionBar, type SymbolHistory, hasFallenSilent, sessionBars } from '../src/index.ts';

/** Fewer symbols on a day are stray copies, not a session. */
const SYMBOLS_IN_A_SESSION = 20;

const sessionsIn = (dates: Iterable<TradingDate>): TradingDate[] => {
  const symbols = new Map<TradingDate, number>();
  for (const date of dates) symbols.set(date, (symbols.get(date) ?? 0) + 1);
  return [...symbols].flatMap(([date, count]) => (count > SYMBOLS_IN_A_SESSION ? [date] : [])).sort();
};

const hasEnded = (status: string | undefined, bars: readonly SessionBar[], sessions: number): boolean =>
  status === 'Delisted' || hasFallenSilent(bars, sessions);

type Bars = { sessions: TradingDate[]; histories: SymbolHistory[] };

/** Every symbol of a source with its corporate actions, in order of the symbol. */
export const marketOfSource = async (source: MarketSource): Promise<Bars> => {
  const days = (await source.dailyBars.read()).rows;
  const found = (await source.priceAdjustments.read()).rows;
  const adjustments = Map.groupBy(
    found.filter(({ confidence }) => confidence !== 'doubtful'),
    ({ symbol }) => symbol,
  );
  const companies = new Map((await source.companies.read()).rows.map((row) => [row.symbol, row]));
  const sessions = sessionsIn(days.map(({ traded_on }) => traded_on));
  const sessionOf = new Map(sessions.map((date, index) => [date, index]));
  const byName = [...Map.groupBy(days, ({ symbol }): StockSymbol => symbol)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const histories = byName.map(([symbol, own]): SymbolHistory => {
    const company = companies.get(symbol);
    const actions = adjustments.get(symbol) ?? [];
    const bases = basesOf(own, {
      instrument: instrumentOf(company?.instrument),
      adjustments: actions,
      isSession: (day) => sessionOf.has(day),
    });
    const measured = own.map((day, at) => ({ ...day, base: bases[at]?.base ?? null }));
    const bars = sessionBars(measured, actions, sessionOf);
    return {
      symbol,
      instrument: INSTRUMENT_NAMES.find((name) => name === company?.instrument) ?? null,
      sector: (company?.sector_id ?? null) as SectorId | null,
      listedShares: company?.listed_shares ?? null,
      hasEnded: hasEnded(company?.status, bars, sessions.length),
      bars,
    };
  });
  return { sessions, histories };
};

export const archiveMarket = (folder: string): Promise<Bars> => marketOfSource(archiveSource(folder));

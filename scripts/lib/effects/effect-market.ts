import {
  type DeclaredDividend,
  type EffectCase,
  type SymbolHistory,
  type TurnYear,
  dividendEvents,
  effectCases,
  fiscalYearTurn,
  marketDays,
} from '@chuli/backtest';
import { marketOfSource } from '@chuli/backtest/testing/archive-market';
import type { MarketSource } from '@chuli/importer';
import type { TradingDate } from '@chuli/kernel';
import { NEPSE_ID } from '@chuli/market';

/** Dividends as they were declared; a source that does not say a figure says null. */
export type Dividends = ReadonlyMap<string, readonly DeclaredDividend[]>;

export type EffectMarket = {
  readonly sessions: readonly TradingDate[];
  readonly histories: readonly SymbolHistory[];
  readonly dividends: Dividends;
  readonly nepse: ReadonlyMap<TradingDate, number>;
};

export const effectMarket = async (source: MarketSource): Promise<EffectMarket> => {
  const [{ sessions, histories }, dividends, index] = await Promise.all([
    marketOfSource(source),
    source.dividends.read(),
    source.indexBars.read(),
  ]);
  const declared = dividends.rows.map((row) => ({
    symbol: row.symbol,
    bonus_percent: row.bonus_percent ?? null,
    cash_percent: row.cash_percent ?? null,
    announced_on: row.announced_on ?? null,
    book_close_on: row.book_close_on ?? null,
    known_on: row.known_on ?? null,
  }));
  const closes = index.rows.flatMap(({ index_id, traded_on, close }): [TradingDate, number][] =>
    index_id === NEPSE_ID ? [[traded_on, close / 100]] : [],
  );
  return {
    sessions,
    histories,
    dividends: Map.groupBy(declared, ({ symbol }): string => symbol),
    nepse: new Map(closes.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
};

export const effectsOf = ({
  sessions,
  histories,
  dividends,
  nepse,
}: EffectMarket): { cases: EffectCase[]; turn: readonly TurnYear[] } => {
  const market = marketDays(sessions, histories);
  const cases = histories.flatMap((history) =>
    effectCases(market, history, dividendEvents(market, history, dividends.get(history.symbol) ?? [])),
  );
  return { cases, turn: fiscalYearTurn(market, nepse) };
};

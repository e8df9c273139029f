import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';

export type YearEps = { symbol: StockSymbol; fiscal_year: string; eps: number | null };

/** The profit of a share in whole fiscal years, as the fourth quarter that was known by a day states it. */
export const yearEps = (
  registry: Registry,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<YearEps[]> =>
  symbols.length === 0
    ? Promise.resolve([])
    : registry
        .selectFrom('fundamental')
        .select(['symbol', 'fiscal_year', 'eps'])
        .distinctOn(['symbol', 'fiscal_year'])
        .where('symbol', 'in', symbols)
        .where('quarter', '=', 4)
        .where('known_on', '<=', as_of)
        .orderBy('symbol')
        .orderBy('fiscal_year')
        .orderBy((eb) => eb('eps', 'is', null))
        .orderBy('known_on', 'desc')
        .orderBy('source')
        .execute();

import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import type { Reference } from './reference.ts';

export type PriceAdjustment = { ex_on: TradingDate; kind: string; factor: number };

export type SymbolAdjustment = PriceAdjustment & { symbol: StockSymbol };

export type KnownAdjustment = { readonly known_on: TradingDate; readonly adjustment: SymbolAdjustment };

/** All of them, by ex-date. */
export const readAdjustments = async (registry: Registry): Promise<KnownAdjustment[]> => {
  const rows = await registry
    .selectFrom('price_adjustment')
    .select(['symbol', 'ex_on', 'kind', 'factor', 'known_on'])
    .orderBy('ex_on')
    .execute();
  return rows.map(({ known_on, ...adjustment }) => ({ known_on, adjustment }));
};

/** In force and known by a day. */
const adjustmentsBy = async (reference: Reference, as_of: TradingDate): Promise<SymbolAdjustment[]> => {
  const { adjustments } = await reference();
  return adjustments
    .filter(({ known_on, adjustment }) => adjustment.ex_on <= as_of && known_on <= as_of)
    .map(({ adjustment }) => adjustment);
};

/** What divides the prices of a company into eras, oldest first: in force and known by a day. */
export const listPriceAdjustments = async (
  reference: Reference,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<PriceAdjustment[]> =>
  (await adjustmentsBy(reference, as_of))
    .filter(({ symbol }) => symbols.includes(symbol))
    .map(({ ex_on, kind, factor }) => ({ ex_on, kind, factor }));

/** The same of every company, for ex-dates after a day: earlier ones do not move the prices since. */
export const listAllPriceAdjustments = async (
  reference: Reference,
  { after, as_of }: { after: TradingDate; as_of: TradingDate },
): Promise<SymbolAdjustment[]> =>
  (await adjustmentsBy(reference, as_of)).filter(({ ex_on }) => ex_on > after);

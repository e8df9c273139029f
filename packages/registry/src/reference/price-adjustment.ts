import type { Confidence } from '@chuli/actions';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import { sql } from 'kysely';
import { IN_FORCE, WAITING } from '../actions/in-force.ts';
import { evidenceText } from '../actions/stored-action.ts';
import type { Registry } from '../client.ts';

/** What a stock's earlier prices are multiplied by; one that an operator confirmed is certain. */
export type PriceAdjustment = { ex_on: TradingDate; kind: string; factor: number; confidence: Confidence };

export type SymbolAdjustment = PriceAdjustment & { symbol: StockSymbol };

export type KnownAdjustment = { readonly known_on: TradingDate; readonly adjustment: SymbolAdjustment };

/** An action that waits for an operator, with what speaks for it and against it. */
type DoubtfulAction = { ex_on: TradingDate; kind: string; factor: number; words: string };

export type KnownDoubt = {
  readonly symbol: StockSymbol;
  readonly known_on: TradingDate;
  readonly action: DoubtfulAction;
};

/** All that are in force, by ex-date. */
export const readAdjustments = async (registry: Registry): Promise<KnownAdjustment[]> => {
  const rows = await registry
    .selectFrom('price_adjustment')
    .select(['symbol', 'ex_on', 'kind', 'factor', 'known_on'])
    .select(
      sql<Confidence>`case when decision = 'confirmed' then 'certain' else confidence end`.as('confidence'),
    )
    .where(IN_FORCE)
    .orderBy('ex_on')
    .execute();
  return rows.map(({ known_on, ...adjustment }) => ({ known_on, adjustment }));
};

/** All that wait, by ex-date. */
export const readDoubtful = async (registry: Registry): Promise<KnownDoubt[]> => {
  const rows = await registry
    .selectFrom('price_adjustment')
    .select(['symbol', 'ex_on', 'kind', 'factor', 'known_on', 'evidence'])
    .where(WAITING)
    .orderBy('ex_on')
    .execute();
  return rows.map(({ symbol, known_on, evidence, ...action }) => ({
    symbol,
    known_on,
    action: { ...action, words: evidenceText(evidence) },
  }));
};

type ActionTables = () => Promise<{
  readonly adjustments: readonly KnownAdjustment[];
  readonly doubtful: readonly KnownDoubt[];
}>;

/** In force and known by a day. */
const adjustmentsBy = async (reference: ActionTables, as_of: TradingDate): Promise<SymbolAdjustment[]> => {
  const { adjustments } = await reference();
  return adjustments
    .filter(({ known_on, adjustment }) => adjustment.ex_on <= as_of && known_on <= as_of)
    .map(({ adjustment }) => adjustment);
};

/** What divides the prices of a company into eras, oldest first: in force and known by a day. */
export const listPriceAdjustments = async (
  reference: ActionTables,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<PriceAdjustment[]> =>
  (await adjustmentsBy(reference, as_of))
    .filter(({ symbol }) => symbols.includes(symbol))
    .map(({ ex_on, kind, factor, confidence }) => ({ ex_on, kind, factor, confidence }));

type Coming = { known_by: TradingDate; after: TradingDate; to: TradingDate };

/** Known by a day, of every company, with an ex-date after one day and up to another. */
export const listComingAdjustments = async (
  reference: ActionTables,
  { known_by, after, to }: Coming,
): Promise<SymbolAdjustment[]> => {
  const { adjustments } = await reference();
  return adjustments
    .filter(({ known_on, adjustment: { ex_on } }) => known_on <= known_by && ex_on > after && ex_on <= to)
    .map(({ adjustment }) => adjustment);
};

/** In force and known by a day, of every company, for ex-dates after a day: earlier ones do not move the prices since. */
export const listAllPriceAdjustments = async (
  reference: ActionTables,
  { after, as_of }: { after: TradingDate; as_of: TradingDate },
): Promise<SymbolAdjustment[]> =>
  (await adjustmentsBy(reference, as_of)).filter(({ ex_on }) => ex_on > after);

/** What may have divided them too, oldest first: it waits, and no price is changed by it. */
export const listDoubtfulActions = async (
  reference: ActionTables,
  { symbols, as_of }: { symbols: readonly StockSymbol[]; as_of: TradingDate },
): Promise<DoubtfulAction[]> => {
  const { doubtful } = await reference();
  return doubtful
    .filter(({ symbol, known_on, action }) => {
      const isKnown = action.ex_on <= as_of && known_on <= as_of;
      return isKnown && symbols.includes(symbol);
    })
    .map(({ action }) => action);
};
